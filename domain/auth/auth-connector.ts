import type { ChainNamespace } from '../caip/chain-namespace';
import { authNamespaces } from '../network/feature-networks';
import type { WidgetOptions } from '../options/widget-options';

/**
 * The id under which the embedded wallet is stored. It never changes, so that visitors keep their sessions.
 */
export const AUTH_CONNECTOR_ID = 'ID_AUTH';

/** The namespaces on which a site offers the embedded wallet: those of its networks, where a login is on. */
export function offeredAuthNamespaces(options: WidgetOptions): readonly ChainNamespace[] {
  if (!isAuthOn(options)) return [];
  return authNamespaces.filter((namespace) =>
    options.networks.some(({ chainNamespace }) => chainNamespace === namespace),
  );
}

/** Whether a site lets visitors log in by e-mail or with a social provider; never without networks. */
export function isAuthOn({ features, networks }: WidgetOptions): boolean {
  return networks.length > 0 && (features.email || features.socials.length > 0);
}
