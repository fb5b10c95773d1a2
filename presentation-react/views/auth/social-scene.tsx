import type { ReactNode } from 'react';
import type { SocialLogin } from '../../../domain/auth/social-login';
import { useMessages } from '../../bindings/shell-context';
import { useCatalogue } from '../../bindings/use-catalogue';
import { useTitle } from '../../bindings/use-title';
import { type SocialMessages, socialMessages } from '../../messages/social-en';
import { Action } from '../../primitives/action';
import { Ring, type RingState } from '../../primitives/ring';
import { SocialEmblem } from './social-emblem';
import { socialTitle } from './social-title';
import { useAttempt } from './use-attempt';
import { useAuthMessages, useAuthState } from './use-auth';
import { useFrameAbove } from './use-frame-above';

interface SocialSceneProps {
  readonly login: Exclude<SocialLogin, { readonly status: 'idle' }>;

  /** What the visitor does while the login waits. */
  readonly waitingHint: string;

  /** What stands below, while the login has not failed. */
  readonly children?: ReactNode;
}

/** How a login at another provider stands, and another try of one that failed. */
export function SocialScene({ login, children, waitingHint }: SocialSceneProps) {
  const { emailConnecting } = useAuthMessages();
  const messages = useCatalogue(socialMessages);
  const { tryAgain } = useMessages();
  const { go, isBusy } = useAttempt();
  const socials = useAuthState()?.socials;
  const { provider } = login;
  const name = socialTitle(provider, socials);
  const { headline, hint, ring } = sceneOf(login, name, {
    ...messages,
    emailConnecting,
    waitingHint,
  });
  useTitle(name);
  const isCovered = useFrameAbove();
  return (
    <div className="stack" data-covered={isCovered} data-state={login.status}>
      <div className="scene">
        <Ring state={ring}>
          <SocialEmblem provider={provider} name={name} size="large" />
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
      {login.status === 'failed' ? (
        <Action
          kind="primary"
          icon="reload"
          isBusy={isBusy}
          onPress={() => void go((auth) => auth.connectSocial(provider))}
        >
          {tryAgain}
        </Action>
      ) : (
        children
      )}
      {login.status === 'failed' && login.failure === 'blocked' && (
        <Action
          kind="secondary"
          isBusy={isBusy}
          onPress={() => void go((auth) => auth.connectSocial(provider, { inThisTab: true }))}
        >
          {messages.socialInThisTab}
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
  login: SocialSceneProps['login'],
  name: string,
  messages: SocialMessages & { readonly emailConnecting: string; readonly waitingHint: string },
): Scene {
  switch (login.status) {
    case 'preparing':
      return { headline: messages.socialOpening(name), ring: 'turning' };
    case 'waiting':
      return {
        headline: messages.socialWaiting(name),
        hint: messages.waitingHint,
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
