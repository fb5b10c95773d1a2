import type { ChainNamespace } from '../../domain/caip/chain-namespace';
import type { Network } from '../../domain/network/network';
import type { SiteNetworks } from '../site-networks';

/**
 * The site's networks of `namespace`. The first is the one to use where the wallet reports none: the one that
 * the visitor used last, else the site's first.
 */
export function networksOn(namespace: ChainNamespace, networks: SiteNetworks): readonly Network[] {
  const inUse = networks.inUseOn(namespace);
  const own = networks.requested().filter(({ chainNamespace }) => chainNamespace === namespace);
  const isInUse = ({ caipNetworkId }: Network): boolean => caipNetworkId === inUse?.caipNetworkId;
  return [...own.filter(isInUse), ...own.filter((network) => !isInUse(network))];
}
