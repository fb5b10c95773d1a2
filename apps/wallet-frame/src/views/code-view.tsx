import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { Screen } from '../domain/screens/screens';
import { english } from '../domain/texts/english';
import { Card } from './card';
import { useSecondsUntil } from './use-seconds';

const DIGITS = 6;
const { code: texts } = english;

/** What comes before the code, and the field for it. */
export function CodeView({ screen }: { readonly screen: Screen & { readonly kind: 'code' } }) {
  const { before, email, leave } = screen;
  if (!before) return <CodeField screen={screen} />;
  return (
    <Card title={before === 'work' ? texts.sending : texts.title}>
      <p role="status">{before === 'work' ? texts.work(email) : texts.press}</p>
      <div className="row">
        <button type="button" onClick={leave}>
          {texts.leave}
        </button>
      </div>
    </Card>
  );
}

/** The field for the code: one real input, which takes what is pasted, and sends a sixth digit at once. */
function CodeField({ screen }: { readonly screen: Screen & { readonly kind: 'code' } }) {
  const { email, isBusy, leave, problem, purpose, resend, resendAtMs, site, submit } = screen;
  const [code, setCode] = useState('');
  const [judged, setJudged] = useState(problem);
  const field = useRef<HTMLInputElement>(null);
  const seconds = useSecondsUntil(resendAtMs);
  useEffect(() => {
    if (!isBusy) field.current?.focus();
  }, [isBusy]);
  if (problem !== judged) {
    setJudged(problem);
    if (problem) setCode('');
  }

  const take = (text: string): void => {
    const digits = text.replace(/\D/g, '').slice(0, DIGITS);
    setCode(digits);
    if (digits.length === DIGITS && !isBusy) submit(digits);
  };
  const onSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (code.length === DIGITS && !isBusy) submit(code);
  };
  return (
    <Card title={texts.title} problem={problem}>
      <p>
        {texts.sent(email)} {texts.asks[purpose](site)}
      </p>
      <form onSubmit={onSubmit}>
        <label htmlFor="code">{texts.field}</label>
        <input
          ref={field}
          id="code"
          name="code"
          className="code"
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          aria-describedby="secret"
          aria-invalid={problem !== undefined}
          readOnly={isBusy}
          value={code}
          onChange={({ target }) => take(target.value)}
        />
        <p id="secret" className="quiet">
          {texts.secret}
        </p>
        <button type="submit" className="main" disabled={isBusy || code.length < DIGITS}>
          {isBusy ? texts.checking : texts.confirm[purpose]}
        </button>
      </form>
      <div className="row">
        {resend && (
          <button type="button" disabled={isBusy || seconds > 0} onClick={resend}>
            {seconds > 0 ? texts.resendIn(seconds) : texts.resend}
          </button>
        )}
        <button type="button" onClick={leave}>
          {texts.leave}
        </button>
      </div>
    </Card>
  );
}
