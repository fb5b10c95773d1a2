import { type SubmitEvent, useState } from 'react';
import type { Screen } from '../domain/screens/screens';
import { unlockWords as texts } from '../domain/texts/unlock-words';
import { Button } from './button';
import { Card } from './card';
import { sayDay } from '../domain/texts/say-time';

/** The ways to open a wallet on a browser that is new to it. */
export function UnlockView({ screen }: { readonly screen: Screen & { readonly kind: 'unlock' } }) {
  const { hasPasskey, hasPhrase, isBusy, leave, lost, problem } = screen;
  const { openByKit, openByPasskey, openByWords, renewedAtMs } = screen;
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState<'passkey' | 'words'>();
  const workingAt = isBusy ? chosen : undefined;
  const onSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    setChosen('words');
    openByWords(words.trim().toLowerCase().replace(/\s+/g, ' '));
  };
  return (
    <Card title={texts.title} problem={problem} isTitledBefore>
      <p className="say">{hasPasskey || hasPhrase ? texts.explain : texts.nowhere}</p>
      {renewedAtMs !== undefined && <p className="warning">{texts.renewed(sayDay(renewedAtMs))}</p>}
      {hasPasskey && (
        <Button
          kind="primary"
          isDisabled={isBusy}
          isWorking={workingAt === 'passkey'}
          onPress={() => {
            setChosen('passkey');
            openByPasskey();
          }}
        >
          {workingAt === 'passkey' ? texts.working : texts.passkey}
        </Button>
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
            aria-describedby="problem words-hint"
            readOnly={isBusy}
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
          <p id="words-hint" className="quiet">
            {texts.phraseHint}
          </p>
          <Button
            kind={hasPasskey ? 'secondary' : 'primary'}
            isSubmit
            isDisabled={isBusy || words.trim() === ''}
            isWorking={workingAt === 'words'}
          >
            {workingAt === 'words' ? texts.working : texts.confirm}
          </Button>
        </form>
      )}
      <Button isDisabled={isBusy} onPress={openByKit}>
        {texts.kit}
      </Button>
      <Button kind="quiet" isDisabled={isBusy} onPress={lost}>
        {texts.lost}
      </Button>
      <Button kind="quiet" isDisabled={isBusy} onPress={leave}>
        {texts.leave}
      </Button>
    </Card>
  );
}
