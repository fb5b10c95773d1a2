import type { ChainNamespace } from '../caip/chain-namespace';
import { embeddedWalletNamespaces } from '../network/feature-networks';
import type { WidgetOptions } from '../options/widget-options';

/**
 * The id under which the embedded wallet is stored. It never changes, so that visitors keep their sessions.
 */
export const EMBEDDED_WALLET_ID = 'ID_AUTH';

/** The logins that visitors are offered. */
export type Logins = Pick<WidgetOptions['features'], 'email' | 'socials'>;

/** Where the embedded wallet's page can be: in a frame, and in windows for social logins. */
export interface LoginPlaces {
  readonly hasFrame: boolean;
  readonly hasWindows: boolean;
}

/** The logins that a site offers: none without a frame, no social ones without windows. */
export function offeredLogins(
  { features, networks }: WidgetOptions,
  { hasFrame, hasWindows }: LoginPlaces,
): Logins {
  const isOffered = hasFrame && networks.length > 0;
  return {
    email: isOffered && features.email,
    socials: isOffered && hasWindows ? features.socials : [],
  };
}

/** The namespaces on which a site with `logins` offers the embedded wallet: those of its networks. */
export function offeredEmbeddedWalletNamespaces(
  { networks }: WidgetOptions,
  { email, socials }: Logins,
): readonly ChainNamespace[] {
  if (!email && socials.length === 0) return [];
  return embeddedWalletNamespaces.filter((namespace) =>
    networks.some(({ chainNamespace }) => chainNamespace === namespace),
  );
}
