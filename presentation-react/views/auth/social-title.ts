import type { OfferedSocial } from '../../../domain/connection/social-provider';
import type { SocialProviderName } from '../../../domain/options/features';

/** The name of a provider as the operator's wallet has it. A visitor who comes back to the page is shown its id. */
export function socialTitle(
  provider: SocialProviderName,
  socials: readonly OfferedSocial[] = [],
): string {
  const known = socials.find(({ name }) => name === provider)?.title;
  return known ?? provider.slice(provider.indexOf(':') + 1);
}
