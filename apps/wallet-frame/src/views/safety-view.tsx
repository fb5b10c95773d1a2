import type { Screen } from '../domain/screens/screens';
import { english } from '../domain/texts/english';
import { ArmedButton } from './armed-button';
import { Card } from './card';

const { safety: texts } = english;

/** Says that a wallet of one browser can be lost, and offers the ways that keep it. */
export function SafetyView({ screen }: { readonly screen: Screen & { readonly kind: 'safety' } }) {
  const { choose, hasWords, isBusy, problem } = screen;
  return (
    <Card title={texts.title} problem={problem}>
      <p>{texts.only}</p>
      <p>{texts.advice}</p>
      <ArmedButton content={problem} isDisabled={isBusy} onPress={() => choose('passkey')}>
        {isBusy ? texts.working : texts.passkey}
      </ArmedButton>
      {hasWords && (
        <button type="button" disabled={isBusy} onClick={() => choose('phrase')}>
          {texts.phrase}
        </button>
      )}
      <button type="button" disabled={isBusy} onClick={() => choose('later')}>
        {texts.later}
      </button>
    </Card>
  );
}
