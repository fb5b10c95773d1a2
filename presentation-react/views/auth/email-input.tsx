import { type ReactNode, useId, useRef, useState } from 'react';
import { canSubmitEmail } from '../../../domain/login/can-submit-email';
import type { AuthVerbs } from '../../../application/auth/auth-verbs';
import { Action } from '../../primitives/action';
import { Icon } from '../../primitives/icon';
import { Spinner } from '../../primitives/spinner';
import { useAttempt } from './use-attempt';
import { useAuthMessages } from './use-auth';

interface EmailInputProps {
  readonly label: string;
  readonly submitLabel: string;
  readonly isDisabled?: boolean;

  /** Whether nothing else is in the view: its button has its words, and is there from the start. */
  readonly isAlone?: boolean;

  /** What stands at the end of an empty field. */
  readonly tag?: string | undefined;

  /** The visitor comes near it. */
  readonly onNear?: () => void;
  readonly onSubmit: (auth: AuthVerbs, email: string) => Promise<unknown>;
  readonly children?: ReactNode;
}

/** A field for an email address, with its button and what went wrong with it. */
export function EmailInput(props: EmailInputProps) {
  const {
    label,
    submitLabel,
    isDisabled = false,
    isAlone,
    tag,
    onNear,
    onSubmit,
    children,
  } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState('');
  const { fault, forget, go, isBusy } = useAttempt();
  useAuthMessages();
  const canSubmit = canSubmitEmail(email);
  const submit = (): void => {
    if (canSubmit) void go((auth) => onSubmit(auth, email));
    else input.current?.focus();
  };
  return (
    <form
      className="email-field"
      noValidate
      onPointerEnter={onNear}
      onFocus={onNear}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <span className="field" data-invalid={fault !== undefined}>
        <input
          ref={input}
          type="email"
          dir="ltr"
          value={email}
          disabled={isDisabled}
          placeholder={label}
          aria-label={label}
          aria-invalid={fault !== undefined || undefined}
          aria-describedby={fault && id}
          autoComplete="email"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          onChange={({ target }) => {
            setEmail(target.value);
            forget();
          }}
        />
        {tag !== undefined && email === '' && <span className="tag">{tag}</span>}
        {canSubmit && !isAlone && (
          <button
            type="submit"
            className="email-submit"
            aria-label={submitLabel}
            aria-disabled={isBusy || undefined}
          >
            {isBusy ? <Spinner /> : <Icon name="forward" />}
          </button>
        )}
      </span>
      {fault !== undefined && (
        <p id={id} className="field-note" role="alert">
          {fault}
        </p>
      )}
      {isAlone && (
        <Action kind={canSubmit ? 'primary' : 'secondary'} isBusy={isBusy} onPress={submit}>
          {submitLabel}
        </Action>
      )}
      {children}
    </form>
  );
}
