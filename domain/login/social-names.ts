/** The social logins there are, in the order in which they are offered. */
export const socialProviderNames = [
  'google',
  'x',
  'discord',
  'farcaster',
  'github',
  'apple',
  'facebook',
] as const;

/** A provider of the embedded wallet's operator, by the id that the operator gave it: `openid:keycloak`. */
export type OpenIdProviderName = `openid:${string}`;

/** A social login: a brand, Farcaster, or a provider of the operator's own choice. */
export type SocialProviderName = (typeof socialProviderNames)[number] | OpenIdProviderName;
