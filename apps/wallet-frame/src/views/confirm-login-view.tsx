import { useRef } from 'react';
import type { Screen } from '../page/screens';
import { english } from '../texts/english';
import { sayProblem } from '../texts/say-problem';
import { useArmed } from './use-armed';

const { confirmLogin: texts } = english;

/** Names the site of a login in its own tab, and goes on by a press alone: a link or a script begins such a login too. */
export function ConfirmLoginView({
  screen,
}: {
  readonly screen: Screen & { readonly kind: 'confirmLogin' };
}) {
  const { confirm, isBusy, leave, problem, provider = '', site, step } = screen;
  const card = useRef<HTMLElement>(null);
  const isArmed = useArmed(card, `${step}${site}${provider}`) && !isBusy;
  const { advice, asks, confirm: go, title } = texts[step];
  return (
    <main ref={card} className="card">
      <h1>{title(provider)}</h1>
      <p>{asks(site)}</p>
      <p className="quiet">{advice}</p>
      <p className="problem" role="alert">
        {problem && sayProblem(problem)}
      </p>
      <div className="row">
        <button type="button" disabled={isBusy} onClick={leave}>
          {texts.cancel}
        </button>
        <button
          type="button"
          className="main"
          disabled={!isArmed}
          onClick={({ nativeEvent }) => {
            if (isArmed && nativeEvent.isTrusted) confirm();
          }}
        >
          {isBusy ? texts.working : go(provider)}
        </button>
      </div>
    </main>
  );
}
