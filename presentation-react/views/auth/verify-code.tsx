import { useMessages } from '../../bindings/shell-context';
import { useFeature } from '../../bindings/use-feature';
import { useWidget } from '../../bindings/widget-context';
import { Icon } from '../../primitives/icon';
import { Ring } from '../../primitives/ring';
import { Spinner } from '../../primitives/spinner';
import { CodeInput } from './code-input';
import { Ended } from './ended';
import { Resend } from './resend';
import { useAuthMessages, useAuthState } from './use-auth';
import { useFrameSlot } from './use-frame-slot';

/** The visitor enters the code of the e-mail: in the embedded wallet's own field, so that the site never has it. */
export function VerifyCode() {
  const { emailCodeInSite } = useWidget().options.features;
  const messages = useAuthMessages();
  const login = useAuthState()?.emailLogin;
  if (login?.status === 'connecting' || login?.status === 'connected') {
    return (
      <div className="scene" role="status">
        <Ring state="turning">
          <span className="medallion">
            <Icon name="wallet" />
          </span>
        </Ring>
        <p className="headline">{messages.emailConnecting}</p>
      </div>
    );
  }
  if (login?.status !== 'verifyingCode') return <Ended />;
  if (!emailCodeInSite) return <FrameSlot />;
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

/** The place of the embedded wallet's page, which has the field, the e-mail to send again and the way back. */
function FrameSlot() {
  const { loading } = useMessages();
  const slot = useFrameSlot(useFeature('auth').verbs);
  return (
    <div ref={slot} className="code-slot" role="status">
      <Spinner />
      <span className="visually-hidden">{loading}</span>
    </div>
  );
}
