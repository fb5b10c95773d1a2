import type { RenewalStep, Screen } from '../domain/screens/screens';
import { renewalWords } from '../domain/texts/renewal-words';
import { Button } from './button';
import { Card } from './card';
import { sayDay } from '../domain/texts/say-time';

const texts = renewalWords;

/** A new wallet in the place of one whose ways in are all lost, and what the visitor reads of it. */
export function RenewalView({
  screen,
}: {
  readonly screen: Screen & { readonly kind: 'renewal' };
}) {
  const { confirm, isBusy, leave, other, problem, atMs = 0, step } = screen;
  const text = texts.text[step];
  return (
    <Card title={texts.title[step]} problem={problem}>
      <p className="say">{typeof text === 'string' ? text : text(sayDay(atMs))}</p>
      {confirm && hasConfirm(step) && (
        <Button kind="primary" isDisabled={isBusy} isWorking={isBusy} onPress={confirm}>
          {isBusy ? texts.working : texts.confirm[step]}
        </Button>
      )}
      {other && step === 'aside' && (
        <Button isDisabled={isBusy} onPress={other}>
          {texts.other.aside}
        </Button>
      )}
      {other && step === 'going' && (
        <Button isDisabled={isBusy} onPress={other}>
          {texts.other.going}
        </Button>
      )}
      <Button kind="quiet" isDisabled={isBusy} onPress={leave}>
        {texts.leave[step]}
      </Button>
    </Card>
  );
}

function hasConfirm(step: RenewalStep): step is keyof typeof texts.confirm {
  return Object.hasOwn(texts.confirm, step);
}
