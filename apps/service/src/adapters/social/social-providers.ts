import type { SocialConfig } from '../../config/social-config';
import type { ProviderClient } from '../providers/provider-client';
import { appleSecret } from './providers/apple-secret';
import * as brand from './providers/brands';
import type { ProviderCalls } from './providers/client-of';
import { OAuthProvider, type OAuthSettings } from './providers/oauth-provider';
import { OpenIdProvider } from './providers/openid-provider';
import type { SocialProvider } from '../../ports/social-provider';

/** Where the brands are, other than under their own addresses: in tests. */
export interface BrandEndpoints {
  readonly openId: Readonly<Record<'google' | 'apple', string>>;
  readonly oauth: Readonly<Record<'github' | 'facebook' | 'x' | 'discord', brand.OAuthBrand>>;
}

export const ownEndpoints: BrandEndpoints = {
  openId: { google: brand.openIdBrands.google.issuer, apple: brand.openIdBrands.apple.issuer },
  oauth: {
    github: brand.github(),
    facebook: brand.facebook(),
    x: brand.x(),
    discord: brand.discord(),
  },
};

/** The providers with credentials, by their ids. */
export function socialProviders(
  { apple, brands, others }: SocialConfig,
  calls: ProviderCalls,
  visitors: ProviderClient,
  endpoints: BrandEndpoints = ownEndpoints,
): ReadonlyMap<string, SocialProvider> {
  const { facebook, discord, github, google, x } = brands;
  const known = Object.entries({ github, facebook, x, discord }).flatMap(([name, client]) => {
    const endpoint = endpoints.oauth[name as keyof BrandEndpoints['oauth']];
    const settings: OAuthSettings | undefined = client && { ...endpoint, ...client };
    return settings ? [new OAuthProvider(settings, calls, visitors)] : [];
  });
  const openId = [
    ...(google
      ? [{ ...brand.openIdBrands.google, ...google, issuer: endpoints.openId.google }]
      : []),
    // Not every provider knows more than this one.
    ...others.map((other) => ({ ...other, prompt: 'login' as const })),
  ].map(
    ({ clientSecret, ...settings }) =>
      new OpenIdProvider({ ...settings, clientSecret: async () => clientSecret }, calls),
  );
  const issuer = endpoints.openId.apple;
  const appleProvider =
    apple &&
    new OpenIdProvider(
      {
        ...brand.openIdBrands.apple,
        issuer,
        scope: 'openid email name',
        postsBack: true,
        clientId: apple.clientId,
        clientSecret: () => appleSecret(calls.libraries, apple, apple.clientId, issuer),
      },
      calls,
    );
  const all: readonly SocialProvider[] = [
    ...openId,
    ...known,
    ...(appleProvider ? [appleProvider] : []),
  ];
  return new Map(all.map((provider) => [provider.id, provider]));
}
