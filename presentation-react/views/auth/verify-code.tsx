import { useWidget } from '../../bindings/widget-context';
import { Icon } from '../../primitives/icon';
import { Ring } from '../../primitives/ring';
import { CodeInput } from './code-input';
import { Ended } from './ended';
import { FrameSlot } from './frame-slot';
import { Resend } from './resend';
import { useAuthMessages, useAuthState } from './use-auth';

/** The visitor enters the code of the email: in the embedded wallet's own field, so that the site never has it. */
export function VerifyCode() {
  const { emailCodeInSite } = useWidget().options.features;
  const messages = useAuthMessages();
  const login = useAuthState()?.emailLogin;
  if (login?.status === 'connecting' || login?.status === 'connected') {
    return (
      <div className="stack" data-state="connecting">
        <div className="scene" role="status">
          <Ring state="turning">
            <span className="medallion">
              <Icon name="wallet" />
            </span>
          </Ring>
          <p className="headline">{messages.emailConnecting}</p>
        </div>
      </div>
    );
  }
  if (login?.status !== 'verifyingCode') return <Ended />;
  if (!emailCodeInSite) return <FrameSlot view="EmailVerifyOtp" />;
  return (
    <div className="stack">
      <p className="lead code-lead">
        {messages.emailCodeTitle(login.email)}
        <br />
        {messages.emailCodeHint}
      </p>
      <CodeInput onCode={(auth, code) => auth.submitCode(code)} />
      <Resend />
    </div>
  );
}
