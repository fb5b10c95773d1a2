import { type SubmitEvent, useState } from 'react';
import type { Screen } from '../domain/screens/screens';
import { english } from '../domain/texts/english';
import { Card } from './card';
import { dayOf } from './day-of';

const { unlock: texts } = english;

/** The ways to open a wallet on a browser that is new to it. */
export function UnlockView({ screen }: { readonly screen: Screen & { readonly kind: 'unlock' } }) {
  const { hasPasskey, hasPhrase, isBusy, leave, lost, problem } = screen;
  const { openByKit, openByPasskey, openByWords, renewedAtMs } = screen;
  const [words, setWords] = useState('');
  const onSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    openByWords(words.trim().toLowerCase().replace(/\s+/g, ' '));
  };
  return (
    <Card title={texts.title} problem={problem}>
      <p>{hasPasskey || hasPhrase ? texts.explain : texts.nowhere}</p>
      {renewedAtMs !== undefined && <p className="warning">{texts.renewed(dayOf(renewedAtMs))}</p>}
      {hasPasskey && (
        <button type="button" className="main" disabled={isBusy} onClick={openByPasskey}>
          {isBusy ? texts.working : texts.passkey}
        </button>
      )}
      {hasPhrase && (
        <form onSubmit={onSubmit}>
          <label htmlFor="words">{texts.phrase}</label>
          <textarea
            id="words"
            rows={3}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            aria-describedby="words-hint"
            readOnly={isBusy}
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
          <p id="words-hint" className="quiet">
            {texts.phraseHint}
          </p>
          <button type="submit" className="main" disabled={isBusy || words.trim() === ''}>
            {isBusy ? texts.working : texts.confirm}
          </button>
        </form>
      )}
      <button type="button" disabled={isBusy} onClick={openByKit}>
        {texts.kit}
      </button>
      <button type="button" disabled={isBusy} onClick={lost}>
        {texts.lost}
      </button>
      <button type="button" disabled={isBusy} onClick={leave}>
        {texts.leave}
      </button>
    </Card>
  );
}
