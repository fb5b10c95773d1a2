import { useEffect, useRef, useState } from 'react';
import { codeDigits, isOneTimeCode } from '../../../../domain/login/one-time-code';
import { CodePlaces } from '../../../../presentation-react/primitives/code-places';
import { Icon } from '../../../../presentation-react/primitives/icon';
import { Spinner } from '../../../../presentation-react/primitives/spinner';
import type { Screen } from '../domain/screens/screens';
import { english } from '../domain/texts/english';
import { Button } from './button';
import { Card } from './card';
import { SaidAround, SiteName } from './site-name';
import { useSecondsUntil } from './use-seconds';

const { code: texts } = english;

/** What comes before the code, and the field for it. */
export function CodeView({ screen }: { readonly screen: Screen & { readonly kind: 'code' } }) {
  const { before, email, leave } = screen;
  if (!before) return <CodeField screen={screen} />;
  return (
    <Card title={before === 'work' ? texts.sending : texts.title} isTitledBefore>
      <p className="say" role="status">
        {before === 'work' ? texts.work(email) : texts.press}
      </p>
      <Button kind="quiet" isWayOut onPress={leave}>
        {texts.leave}
      </Button>
    </Card>
  );
}

/** The field for the code: one real input, which takes what is pasted, and sends a sixth digit at once. */
function CodeField({ screen }: { readonly screen: Screen & { readonly kind: 'code' } }) {
  const { email, expiresAtMs, isBusy, leave, problem, purpose, resend, resendAtMs, site, submit } =
    screen;
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
    if (isBusy) return;
    const digits = codeDigits(text);
    setCode(digits);
    if (isOneTimeCode(digits)) submit(digits);
  };
  return (
    <Card title={texts.title} problem={problem} isTitledBefore>
      <p className="say">
        <SaidAround say={texts.sent}>
          <strong dir="ltr">{email}</strong>
        </SaidAround>{' '}
        {purpose === 'login' ? (
          <SaidAround say={texts.signsIn}>
            <SiteName site={site} />
          </SaidAround>
        ) : (
          texts.asks[purpose]
        )}
      </p>
      <div
        className="code-places"
        data-invalid={problem !== undefined}
        aria-busy={isBusy}
        dir="ltr"
      >
        <input
          ref={field}
          id="code"
          name="code"
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          aria-label={texts.field}
          aria-describedby="problem secret"
          aria-invalid={problem !== undefined}
          readOnly={isBusy}
          value={code}
          onChange={({ target }) => take(target.value)}
        />
        <CodePlaces code={code} />
      </div>
      <p className="life" role="status">
        {isBusy ? (
          <>
            <Spinner /> {texts.checking}
          </>
        ) : (
          expiresAtMs !== undefined && <CodeLife endsAtMs={expiresAtMs} />
        )}
      </p>
      <p id="secret" className="quiet">
        {texts.secret}
      </p>
      {resend && (
        <Button kind="quiet" isDisabled={isBusy || seconds > 0} onPress={resend}>
          {seconds > 0 ? texts.resendIn(seconds) : texts.resend}
        </Button>
      )}
      <Button kind="quiet" isWayOut onPress={leave}>
        {texts.leave}
      </Button>
    </Card>
  );
}

const MINUTE = 60;

/** How long the code still works. Hidden from screen readers, which would read each second. */
function CodeLife({ endsAtMs }: { readonly endsAtMs: number }) {
  const left = useSecondsUntil(endsAtMs);
  const rest = `${left % MINUTE}`.padStart(2, '0');
  return left === 0 ? (
    texts.over
  ) : (
    <span className="life" aria-hidden="true">
      <Icon name="clock" /> {texts.worksFor(`${Math.floor(left / MINUTE)}:${rest}`)}
    </span>
  );
}
