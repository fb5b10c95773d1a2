import type { SocialLogin } from '../../../domain/auth/social-login';
import { useMessages } from '../../bindings/shell-context';
import { Action } from '../../primitives/action';
import { Emblem } from '../../primitives/emblem';
import { Ring, type RingState } from '../../primitives/ring';
import type { AuthMessages } from '../../messages/auth-en';
import { socialTitle } from './social-title';
import { useAttempt } from './use-attempt';
import { useAuthMessages, useAuthState } from './use-auth';

/** A login at another provider, whose page is in a window of the wallet. */
export function ConnectingSocial() {
  const messages = useAuthMessages();
  const { tryAgain } = useMessages();
  const state = useAuthState();
  const { go, isBusy } = useAttempt();
  const login = state?.socialLogin;
  if (!login || login.status === 'idle') return null;
  const { provider } = login;
  const name = socialTitle(provider, state.socials);
  const { headline, hint, ring } = sceneOf(login, name, messages);
  const again = (): void => void go((auth) => auth.connectSocial(provider));
  return (
    <div className="stack" data-state={login.status}>
      <div className="scene">
        <Ring state={ring}>
          <Emblem id={provider} name={name} shape="wallet" size="large" />
        </Ring>
        {/* Keyed, because screen readers announce only a new element as an alert. */}
        <p
          key={login.status}
          className="headline"
          role={login.status === 'failed' ? 'alert' : 'status'}
        >
          {headline}
        </p>
        {hint !== undefined && <p className="hint">{hint}</p>}
      </div>
      {login.status === 'failed' && (
        <Action kind="primary" icon="reload" isBusy={isBusy} onPress={again}>
          {tryAgain}
        </Action>
      )}
      {login.status === 'waiting' && (
        <Action kind="secondary" onPress={again}>
          {messages.socialAgain}
        </Action>
      )}
    </div>
  );
}

interface Scene {
  readonly headline: string;
  readonly hint?: string;
  readonly ring: RingState;
}

function sceneOf(
  login: Exclude<SocialLogin, { readonly status: 'idle' }>,
  name: string,
  messages: AuthMessages,
): Scene {
  switch (login.status) {
    case 'preparing':
      return { headline: messages.socialOpening(name), ring: 'turning' };
    case 'waiting':
      return {
        headline: messages.socialWaiting(name),
        hint: messages.socialWaitingHint,
        ring: 'waiting',
      };
    case 'connecting':
    case 'connected':
      return { headline: messages.emailConnecting, ring: 'turning' };
    case 'failed':
      return {
        headline: login.said ?? messages.socialFailed[login.failure],
        ring: login.failure === 'cancelled' ? 'refused' : 'troubled',
      };
  }
}
