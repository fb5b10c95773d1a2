import { useWidget } from '../../bindings/widget-context';
import { Notice } from '../../parts/notice';
import { Action } from '../../primitives/action';
import { useAuthMessages, useAuthState } from './use-auth';

/** Why a login is over, and the way to another one. */
export function Ended() {
  const widget = useWidget();
  const { emailAgain, emailEnded } = useAuthMessages();
  const login = useAuthState()?.emailLogin;
  const failure = login?.status === 'signedOut' ? login.failure : undefined;
  return (
    <div className="stack">
      <Notice>{emailEnded[failure ?? 'refused']}</Notice>
      <Action kind="primary" onPress={() => void widget.open({ view: 'Connect' })}>
        {emailAgain}
      </Action>
    </div>
  );
}
