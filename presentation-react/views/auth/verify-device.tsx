import { Icon } from '../../primitives/icon';
import { Ring } from '../../primitives/ring';
import { Ended } from './ended';
import { Resend } from './resend';
import { useAuthMessages, useAuthState } from './use-auth';
import { lateIcons } from '../../primitives/late-icons';

/** A new device is approved in the e-mail, which the visitor may open on another one. */
export function VerifyDevice() {
  const messages = useAuthMessages();
  const login = useAuthState()?.emailLogin;
  if (login?.status !== 'verifyingDevice') return <Ended />;
  return (
    <div className="stack" data-state="waiting">
      <div className="scene" role="status">
        <Ring state="turning">
          <span className="medallion">
            <Icon name={lateIcons.mail} />
          </span>
        </Ring>
        <p className="headline">{messages.emailDeviceTitle}</p>
        <p className="hint">{messages.emailDeviceHint(login.email)}</p>
      </div>
      <Resend />
    </div>
  );
}
