import { useWidget } from '../../bindings/widget-context';
import { Action } from '../../primitives/action';
import { Notice } from '../../parts/notice';
import { useAttempt } from './use-attempt';
import { useAuthMessages, useAuthState } from './use-auth';
import { useSecondsLeft } from './use-seconds-left';

/** Sends the e-mail again, once enough time is over, and the way to another address. */
export function Resend() {
  const widget = useWidget();
  const messages = useAuthMessages();
  const left = useSecondsLeft(useAuthState()?.resendAtMs);
  const { fault, go, isBusy } = useAttempt();
  const leave = (): void => {
    void go(async (auth) => auth.cancelLogin());
    void widget.back();
  };
  return (
    <>
      {fault !== undefined && <Notice>{fault}</Notice>}
      {left > 0 ? (
        <p className="auth-note">{messages.emailResendIn(left)}</p>
      ) : (
        <Action kind="quiet" isBusy={isBusy} onPress={() => void go((auth) => auth.resendCode())}>
          {messages.emailResend}
        </Action>
      )}
      <Action kind="quiet" onPress={leave}>
        {messages.emailOther}
      </Action>
    </>
  );
}
