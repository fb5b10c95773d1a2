import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { Spinner } from '../../../../presentation-react/primitives/spinner';
import { ConsoleRefusal, wordsOf } from '../domain/console-refusal';
import { Problem } from './parts';

export interface ActFormProps {
  /** What the button does. */
  readonly act: string;

  /** What it means, where the button alone says too little. */
  readonly about?: string;

  /** A field besides the reason. */
  readonly field?: { readonly label: string; readonly type: 'email' | 'text' };

  /** More fields, which {@link ActFormProps.onAct} reads by their names. */
  readonly children?: ReactNode;
  readonly onAct: (reason: string, value: string, typed: FormData) => Promise<string>;

  /** Logs in anew, for an act after a while. */
  readonly onLogin: () => void;
}

/** An act with a reason, which is in the log for good. */
export function ActForm({ about, act, children, field, onAct, onLogin }: ActFormProps) {
  const id = useId();
  const [state, setState] = useState<{ done?: string; problem?: unknown; isBusy?: true }>({});
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (state.isBusy) return;
    const form = event.currentTarget;
    const given = new FormData(form);
    const text = (name: string): string => {
      const value = given.get(name);
      return typeof value === 'string' ? value.trim() : '';
    };
    setState({ isBusy: true });
    onAct(text('reason'), text('value'), given).then(
      (done) => {
        setState({ done });
        form.reset();
      },
      (problem: unknown) => setState({ problem }),
    );
  };
  const isOld = state.problem instanceof ConsoleRefusal && state.problem.code === 'login_again';
  return (
    <form className="act" onSubmit={send} autoComplete="off">
      {about !== undefined && <p className="muted">{about}</p>}
      {field && (
        <label htmlFor={`${id}-value`}>
          {field.label}
          <span className="field">
            <input id={`${id}-value`} name="value" type={field.type} required />
          </span>
        </label>
      )}
      {children}
      <label htmlFor={`${id}-reason`}>
        Reason, for the log
        <span className="field">
          <input id={`${id}-reason`} name="reason" minLength={8} maxLength={300} required />
        </span>
      </label>
      <button
        className="action"
        data-kind="secondary"
        type="submit"
        aria-disabled={state.isBusy || undefined}
      >
        {state.isBusy && <Spinner />}
        <span>{act}</span>
      </button>
      <p role="status">{state.done}</p>
      <Problem says={state.problem === undefined ? undefined : wordsOf(state.problem)} />
      {isOld && (
        <button className="action" data-kind="primary" type="button" onClick={onLogin}>
          <span>Log in again</span>
        </button>
      )}
    </form>
  );
}
