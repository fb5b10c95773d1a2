import { useState } from 'react';
import { Icon } from '../../../../presentation-react/primitives/icon';
import type { SafetyChoice, Screen } from '../domain/screens/screens';
import { safetyWords as texts } from '../domain/texts/safety-words';
import { ArmedButton } from './armed-button';
import { Button } from './button';
import { Card } from './card';
import { Offer } from './offer';
import { OwnIcon } from './own-icon';

/** Says that a wallet of one browser can be lost, and offers the ways that keep it. */
export function SafetyView({ screen }: { readonly screen: Screen & { readonly kind: 'safety' } }) {
  const { choose, hasWords, isBusy, problem } = screen;
  const [chosen, setChosen] = useState<SafetyChoice>();
  const begin = (choice: SafetyChoice): void => {
    setChosen(choice);
    choose(choice);
  };
  const workingAt = isBusy ? chosen : undefined;
  const nameOf = (choice: 'passkey' | 'phrase'): string =>
    workingAt === choice ? texts.working : texts[choice];
  return (
    <Card title={texts.title} problem={problem} isTitledBefore>
      <span className="medallion scene-mark">
        <OwnIcon name="shield" />
      </span>
      <p className="say">{texts.only}</p>
      <div className="list">
        <ArmedButton
          className="row offer"
          content={problem}
          isDisabled={isBusy}
          onPress={() => begin('passkey')}
        >
          <Offer
            icon={<Icon name="key" />}
            name={nameOf('passkey')}
            hint={texts.passkeyHint}
            isWorking={workingAt === 'passkey'}
            tag={texts.recommended}
          />
        </ArmedButton>
        {hasWords && (
          <button
            type="button"
            className="row offer"
            disabled={isBusy}
            onClick={() => begin('phrase')}
          >
            <Offer
              icon={<OwnIcon name="words" />}
              name={nameOf('phrase')}
              hint={texts.phraseHint}
              isWorking={workingAt === 'phrase'}
            />
          </button>
        )}
      </div>
      <Button kind="quiet" isDisabled={isBusy} onPress={() => begin('later')}>
        {texts.later}
      </Button>
    </Card>
  );
}
