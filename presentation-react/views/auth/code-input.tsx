import { useId, useState } from 'react';
import { codeDigits, isOneTimeCode } from '../../../domain/login/one-time-code';
import type { AuthVerbs } from '../../../application/auth/auth-verbs';
import { useStyle } from '../../bindings/use-style';
import codePlacesCss from '../../primitives/code-places.css';
import { CodePlaces } from '../../primitives/code-places';
import { useAttempt } from './use-attempt';
import { useAuthMessages } from './use-auth';

/** One real field for a code of six digits, which is sent with its last digit. */
export function CodeInput({
  onCode,
}: {
  readonly onCode: (auth: AuthVerbs, code: string) => Promise<unknown>;
}) {
  useStyle(codePlacesCss);
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
      <div className="code-places" data-invalid={fault !== undefined} aria-busy={isBusy} dir="ltr">
        <input
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          value={code}
          readOnly={isBusy}
          aria-label={emailCodeLabel}
          aria-invalid={fault !== undefined || undefined}
          aria-describedby={fault && id}
          onChange={({ target }) => type(target.value)}
        />
        <CodePlaces code={code} />
      </div>
      {fault !== undefined && (
        <p id={id} className="field-note" role="alert">
          {fault}
        </p>
      )}
    </>
  );
}
