import { useState, useSyncExternalStore } from 'react';
import { CodeReader } from './code-reader';
import { HoldingControls } from './holding-controls';
import { chainName } from './phone-holdings';
import type { OpenQuestion, PhoneStore } from './phone-store';
import type { PhoneQuestion } from './phone-wallet';

/** The phone: reads QR codes, prompts its owner, and changes its account and its chain. */
export function PhonePage({ store }: { readonly store: PhoneStore }) {
  const { failure, holdings, questions, sites } = useSyncExternalStore(
    store.subscribe,
    store.getSnapshot,
  );
  const [uri, setUri] = useState('');
  const nameOf = (chain: string): string => chainName(holdings, chain);
  return (
    <div className="columns">
      <div className="column">
        <section className="panel" aria-labelledby="phone">
          <h1 id="phone">The phone</h1>
          <p>A wallet of its own, on the other side of the relay. Open it beside the demo.</p>
          <form
            className="field"
            onSubmit={(event) => {
              event.preventDefault();
              void store.pair(uri);
              setUri('');
            }}
          >
            <label htmlFor="pairing-uri">Paste the link: press “Copy link” in the widget</label>
            <input
              id="pairing-uri"
              value={uri}
              placeholder="wc:…"
              autoComplete="off"
              onChange={(event) => setUri(event.target.value)}
            />
            <button type="submit">Pair</button>
          </form>
          <CodeReader onCode={store.pair} />
          {failure !== undefined && <p role="alert">{failure}</p>}
          <div aria-live="polite">
            {questions.map((open) => (
              <Question key={open.id} open={open} nameOf={nameOf} />
            ))}
          </div>
        </section>
        <section className="panel" aria-labelledby="holdings">
          <h2 id="holdings">What the phone is on</h2>
          {holdings.map((holding) => (
            <HoldingControls key={holding.namespace} holding={holding} store={store} />
          ))}
        </section>
      </div>
      <section className="panel" aria-labelledby="sites">
        <h2 id="sites">Connected sites</h2>
        {sites.length === 0 && <p>None.</p>}
        <ul>
          {sites.map(({ topic, name, accounts }) => (
            <li key={topic}>
              {name}
              <ul className="accounts">
                {accounts.map((account) => (
                  <li key={account}>{describedAccount(account, nameOf)}</li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
        {sites.length > 0 && (
          <button type="button" onClick={() => void store.disconnect()}>
            Disconnect
          </button>
        )}
      </section>
    </div>
  );
}

type NameOf = (chain: string) => string;

interface QuestionProps {
  readonly open: OpenQuestion;
  readonly nameOf: NameOf;
}

function Question({ open: { question, answer }, nameOf }: QuestionProps) {
  return (
    <div className="panel question">
      <p>{textOf(question, nameOf)}</p>
      {question.kind !== 'connect' && <pre>{detailOf(question)}</pre>}
      <div className="buttons">
        <button type="button" onClick={() => answer(true)}>
          Approve
        </button>
        <button type="button" onClick={() => answer(false)}>
          Decline
        </button>
      </div>
    </div>
  );
}

/** A CAIP-10 id as text for people. */
function describedAccount(account: string, nameOf: NameOf): string {
  const end = account.lastIndexOf(':');
  return `${nameOf(account.slice(0, end))}: ${account.slice(end + 1)}`;
}

function textOf(question: PhoneQuestion, nameOf: NameOf): string {
  if (question.kind === 'connect') {
    return `${question.site} asks to connect on ${question.chains.map(nameOf).join(', ')}.`;
  }
  if (question.kind === 'signIn') return `${question.site} asks you to sign in.`;
  return `${question.site} asks for ${question.method} on ${nameOf(question.chain)}.`;
}

function detailOf(question: Exclude<PhoneQuestion, { readonly kind: 'connect' }>): string {
  return question.kind === 'signIn' ? question.message : JSON.stringify(question.params, null, 2);
}
