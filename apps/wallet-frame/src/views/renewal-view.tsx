import type { RenewalStep, Screen } from '../domain/screens/screens';
import { english } from '../domain/texts/english';
import { Card } from './card';
import { dayOf } from './day-of';

const { renewal: texts } = english;

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
      <p>{typeof text === 'string' ? text : text(dayOf(atMs))}</p>
      {confirm && hasConfirm(step) && (
        <button type="button" className="main" disabled={isBusy} onClick={confirm}>
          {isBusy ? texts.working : texts.confirm[step]}
        </button>
      )}
      {other && step === 'aside' && (
        <button type="button" disabled={isBusy} onClick={other}>
          {texts.other.aside}
        </button>
      )}
      {other && step === 'going' && (
        <button type="button" disabled={isBusy} onClick={other}>
          {texts.other.going}
        </button>
      )}
      <button type="button" disabled={isBusy} onClick={leave}>
        {texts.leave[step]}
      </button>
    </Card>
  );
}

function hasConfirm(step: RenewalStep): step is keyof typeof texts.confirm {
  return Object.hasOwn(texts.confirm, step);
}
