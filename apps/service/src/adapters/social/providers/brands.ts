import { fieldOf } from '../../../../../../domain/outside/untrusted-record';
import type { ClaimedIdentity } from '../../../domain/social-identity';
import type { OAuthSettings } from './oauth-provider';

/** The pages and calls of a provider without OpenID. */
export type OAuthBrand = Omit<OAuthSettings, 'clientId' | 'clientSecret'>;

/** Providers with OpenID by their addresses. */
export const openIdBrands = {
  google: {
    id: 'google',
    name: 'Google',
    issuer: 'https://accounts.google.com',
    prompt: 'select_account',
  },
  // Apple's page asks each time, and has no parameter for it.
  apple: { id: 'apple', name: 'Apple', issuer: 'https://appleid.apple.com' },
} as const;

/**
 * GitHub's web application flow.
 *
 * @see https://docs.github.com/en/apps/oauth-apps/building-oauth-apps/authorizing-oauth-apps
 */
export function github(page = 'https://github.com', api = 'https://api.github.com'): OAuthBrand {
  return {
    id: 'github',
    name: 'GitHub',
    issuer: page,
    pageUrl: `${page}/login/oauth/authorize`,
    tokenUrl: `${page}/login/oauth/access_token`,
    scope: 'read:user user:email',
    secretIn: 'body',
    asking: { prompt: 'select_account' },
    visitor: async (call) => {
      const user = await call(`${api}/user`);
      const emails = await call(`${api}/user/emails`);
      const primary = (Array.isArray(emails) ? emails : []).find(
        (email: unknown) => fieldOf(email, 'primary') === true,
      );
      return {
        subject: fieldOf(user, 'id'),
        name: fieldOf(user, 'login'),
        picture: fieldOf(user, 'avatar_url'),
        email: fieldOf(primary, 'email'),
        isEmailVerified: fieldOf(primary, 'verified'),
      };
    },
  };
}

/**
 * Facebook Login. It does not say whether an address has been checked, so none is used.
 *
 * @see https://developers.facebook.com/docs/facebook-login/guides/advanced/manual-flow
 */
export function facebook(
  page = 'https://www.facebook.com',
  api = 'https://graph.facebook.com',
): OAuthBrand {
  return {
    id: 'facebook',
    name: 'Facebook',
    issuer: page,
    pageUrl: `${page}/v23.0/dialog/oauth`,
    tokenUrl: `${api}/v23.0/oauth/access_token`,
    scope: 'public_profile',
    secretIn: 'body',
    asking: { auth_type: 'reauthenticate' },
    visitor: async (call): Promise<ClaimedIdentity> => {
      const user = await call(`${api}/v23.0/me?fields=id,name,picture`);
      const picture = fieldOf(fieldOf(fieldOf(user, 'picture'), 'data'), 'url');
      return { subject: fieldOf(user, 'id'), name: fieldOf(user, 'name'), picture };
    },
  };
}

/**
 * X's OAuth 2.0. It gives no address. Its page asks each time, and has no parameter for it.
 *
 * @see https://docs.x.com/resources/fundamentals/authentication/oauth-2-0/authorization-code
 */
export function x(page = 'https://x.com', api = 'https://api.x.com'): OAuthBrand {
  return {
    id: 'x',
    name: 'X',
    issuer: page,
    pageUrl: `${page}/i/oauth2/authorize`,
    tokenUrl: `${api}/2/oauth2/token`,
    scope: 'users.read tweet.read',
    secretIn: 'header',
    visitor: async (call) => {
      const user = fieldOf(await call(`${api}/2/users/me?user.fields=profile_image_url`), 'data');
      return {
        subject: fieldOf(user, 'id'),
        name: fieldOf(user, 'username'),
        picture: fieldOf(user, 'profile_image_url'),
      };
    },
  };
}

/**
 * Discord's OAuth 2.0.
 *
 * @see https://docs.discord.com/developers/topics/oauth2
 */
export function discord(page = 'https://discord.com'): OAuthBrand {
  return {
    id: 'discord',
    name: 'Discord',
    issuer: page,
    pageUrl: `${page}/oauth2/authorize`,
    tokenUrl: `${page}/api/oauth2/token`,
    scope: 'identify email',
    secretIn: 'body',
    asking: { prompt: 'consent' },
    visitor: async (call) => {
      const user = await call(`${page}/api/users/@me`);
      const [id, avatar] = [fieldOf(user, 'id'), fieldOf(user, 'avatar')];
      const hasAvatar = typeof id === 'string' && /^\d+$/.test(id) && /^\w+$/.test(String(avatar));
      return {
        subject: id,
        name: fieldOf(user, 'username'),
        email: fieldOf(user, 'email'),
        isEmailVerified: fieldOf(user, 'verified'),
        ...(hasAvatar && {
          picture: `https://cdn.discordapp.com/avatars/${id}/${String(avatar)}.png?size=128`,
        }),
      };
    },
  };
}
