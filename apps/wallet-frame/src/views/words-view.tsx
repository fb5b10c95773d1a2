import { useMemo, useState } from 'react';
import { Icon } from '../../../../presentation-react/primitives/icon';
import type { Screen } from '../domain/screens/screens';
import { recoveryWords as texts } from '../domain/texts/recovery-words';
import { Button } from './button';
import { Card } from './card';
import { OwnIcon } from './own-icon';
import { WordCheck } from './word-check';
import { WordList } from './word-list';

/** The words of a recovery phrase: hidden until the visitor asks for them, and asked for once they are written down. */
export function WordsView({ screen }: { readonly screen: Screen & { readonly kind: 'words' } }) {
  const { done, purpose, words } = screen;
  const [step, setStep] = useState<'covered' | 'shown' | 'check' | 'ready'>('covered');
  const list = useMemo(() => words.split(' '), [words]);
  const isKit = purpose === 'kit';
  const titles = isKit ? texts.kitTitle : texts.title;
  if (step === 'ready') {
    return (
      <Card key={step} title={isKit ? texts.kitReady : texts.ready}>
        <span className="medallion scene-mark">
          <Icon name="check" />
        </span>
        <p className="say" role="status">
          {isKit ? texts.kitReadyText : texts.readyText}
        </p>
        <Button kind="primary" onPress={done}>
          {texts.finish}
        </Button>
      </Card>
    );
  }
  if (step === 'check') {
    return (
      <Card key={step} title={texts.check}>
        <WordCheck words={list} onRight={() => setStep('ready')} onAgain={() => setStep('shown')} />
        <Button kind="quiet" onPress={done}>
          {texts.checkLater}
        </Button>
      </Card>
    );
  }
  return (
    <Card title={titles}>
      <p className="say">{isKit ? texts.kitAdvice : texts.advice}</p>
      {step === 'shown' ? (
        <WordList words={words} />
      ) : (
        <div className="covered">
          <OwnIcon name="words" />
        </div>
      )}
      <Button kind="primary" onPress={() => setStep(step === 'shown' ? 'check' : 'shown')}>
        {step === 'shown' ? texts.done : texts.reveal}
      </Button>
    </Card>
  );
}
