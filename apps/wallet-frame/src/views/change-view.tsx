import { useId, useRef } from 'react';
import type { Screen } from '../domain/screens/screens';
import { changeWords } from '../domain/texts/change-words';
import { ArmedButton } from './armed-button';
import { Button } from './button';
import { EnglishOffer } from './english-offer';
import { WholeAddress } from './whole-address';

const texts = changeWords;
const EVM_ADDRESS = /^0x[0-9a-f]{40}$/i;

/** What changes or ends something, in words. The button works once the visitor has seen all of them. */
export function ChangeView({ screen }: { readonly screen: Screen & { readonly kind: 'change' } }) {
  const { account, change, confirm, elsewhere, leave, site } = screen;
  const card = useRef<HTMLElement>(null);
  const title = useId();
  const words = texts.kinds[change.kind];
  const facts = [
    { label: texts.site, value: site },
    { label: texts.account, value: account },
    ...change.facts.map(({ label, value }) => ({ label: texts.facts[label], value })),
  ];
  return (
    <main ref={card} className="card wide" aria-labelledby={title}>
      <div className="header">
        <h1 id={title} className="title" data-part>
          {words.title}
        </h1>
      </div>
      <div className="view">
        <dl className="facts" data-part>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{EVM_ADDRESS.test(value) ? <WholeAddress address={value} /> : value}</dd>
            </div>
          ))}
        </dl>
        <p data-part>{words.text}</p>
        <EnglishOffer />
        <div className="pair">
          <Button onPress={leave}>{texts.leave}</Button>
          <ArmedButton
            seen={card}
            content={JSON.stringify(change)}
            onPress={confirm}
            onElsewhere={elsewhere}
          >
            {words.confirm}
          </ArmedButton>
        </div>
      </div>
    </main>
  );
}
