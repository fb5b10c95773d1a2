import type { SocialProviderName } from '../login/social-names';

/** Why a social login failed. */
export type SocialLoginFailure = 'blocked' | 'cancelled' | 'refused' | 'timedOut';

/** Where a login with a social provider stands. */
export type SocialLogin =
  | { readonly status: 'idle' }
  | { readonly status: 'preparing'; readonly provider: SocialProviderName }
  | {
      readonly status: 'waiting';
      readonly provider: SocialProviderName;

      /**
       * The link that Farcaster's QR code contains and Farcaster's app opens. Every other provider uses a
       * window.
       */
      readonly url?: string;
    }
  | { readonly status: 'connecting'; readonly provider: SocialProviderName }
  | { readonly status: 'connected'; readonly provider: SocialProviderName }
  | {
      readonly status: 'failed';
      readonly provider: SocialProviderName;
      readonly failure: SocialLoginFailure;

      /** What the embedded wallet says of it. */
      readonly said?: string;
    };

/** What can happen to a social login. */
export type SocialLoginEvent =
  | { readonly type: 'chosen'; readonly provider: SocialProviderName }
  | { readonly type: 'opened'; readonly url?: string }
  | { readonly type: 'answered' }
  | { readonly type: 'resumed'; readonly provider: SocialProviderName }
  | { readonly type: 'connected' }
  | { readonly type: 'failed'; readonly failure: SocialLoginFailure; readonly said?: string }
  | { readonly type: 'left' };

/** No social login has begun. */
export const NO_SOCIAL_LOGIN: SocialLogin = { status: 'idle' };

/**
 * The login after `event`. An event that its state does not expect, such as the late answer of a login
 * that was left, changes nothing and returns the same object.
 */
export function nextSocialLogin(login: SocialLogin, event: SocialLoginEvent): SocialLogin {
  switch (event.type) {
    case 'chosen':
      return { status: 'preparing', provider: event.provider };
    case 'resumed':
      return { status: 'connecting', provider: event.provider };
    case 'opened':
      if (login.status !== 'preparing') return login;
      return {
        status: 'waiting',
        provider: login.provider,
        ...(event.url !== undefined && { url: event.url }),
      };
    case 'answered':
      if (login.status !== 'waiting') return login;
      return { status: 'connecting', provider: login.provider };
    case 'connected':
      if (login.status !== 'connecting') return login;
      return { status: 'connected', provider: login.provider };
    case 'failed':
      if (!isUnderWay(login)) return login;
      return {
        status: 'failed',
        provider: login.provider,
        failure: event.failure,
        ...(event.said !== undefined && { said: event.said }),
      };
    case 'left':
      return login.status === 'idle' ? login : NO_SOCIAL_LOGIN;
  }
}

function isUnderWay(
  login: SocialLogin,
): login is SocialLogin & { status: 'preparing' | 'waiting' | 'connecting' } {
  return ['preparing', 'waiting', 'connecting'].includes(login.status);
}
