import { useId, useState } from 'react';
import { codeDigits, isOneTimeCode } from '../../../domain/login/one-time-code';
import type { AuthVerbs } from '../../../application/auth/auth-verbs';
import { Spinner } from '../../primitives/spinner';
import { useAttempt } from './use-attempt';
import { useAuthMessages } from './use-auth';

/** One real field for a code of six digits, which is sent with its last digit. */
export function CodeInput({
  onCode,
}: {
  readonly onCode: (auth: AuthVerbs, code: string) => Promise<unknown>;
}) {
  const id = useId();
  const { emailCodeLabel } = useAuthMessages();
  const [code, setCode] = useState('');
  const { fault, forget, go, isBusy } = useAttempt();
  const type = (text: string): void => {
    if (isBusy) return;
    const digits = codeDigits(text);
    setCode(digits);
    forget();
    if (!isOneTimeCode(digits)) return;
    void go((auth) => onCode(auth, digits)).then((isRight) => !isRight && setCode(''));
  };
  return (
    <>
      <span className="field code-input" data-invalid={fault !== undefined}>
        <input
          type="text"
          dir="ltr"
          inputMode="numeric"
          autoComplete="one-time-code"
          value={code}
          placeholder="––––––"
          readOnly={isBusy}
          aria-label={emailCodeLabel}
          aria-invalid={fault !== undefined || undefined}
          aria-describedby={fault && id}
          onChange={({ target }) => type(target.value)}
        />
        {isBusy && <Spinner />}
      </span>
      {fault !== undefined && (
        <p id={id} className="field-note" role="alert">
          {fault}
        </p>
      )}
    </>
  );
}
