import type { OfferedSocial } from '../../../domain/login/social-provider';
import type { SocialProviderName } from '../../../domain/login/social-names';

/** The brands by their own names, for a visitor who comes back to the page before the operator's wallet has said them. */
const brands: Readonly<Record<string, string>> = {
  apple: 'Apple',
  discord: 'Discord',
  facebook: 'Facebook',
  farcaster: 'Farcaster',
  github: 'GitHub',
  google: 'Google',
  x: 'X',
};

/** The name of a provider as the operator's wallet has it. */
export function socialTitle(
  provider: SocialProviderName,
  socials: readonly OfferedSocial[] = [],
): string {
  const known = socials.find(({ name }) => name === provider)?.title;
  return known ?? brands[provider] ?? provider.slice(provider.indexOf(':') + 1);
}
