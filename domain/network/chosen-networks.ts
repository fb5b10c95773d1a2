import type { CaipNetworkId } from '../caip/caip-network-id';
import type { ChainNamespace } from '../caip/chain-namespace';
import type { ActiveNetwork, Network } from './network';
import { findNetwork } from './find-network';

/** The network a visitor chose on each namespace, for when no wallet says otherwise. */
export type ChosenNetworks = Readonly<Partial<Record<ChainNamespace, CaipNetworkId>>>;

/** What {@link chosenNetworkOn} chooses from. */
export interface NetworkChoice {
  readonly chosen: ChosenNetworks;
  readonly networks: readonly Network[];
  readonly defaultNetwork?: Network | undefined;
}

/** The network of `namespace` where no wallet is connected: the chosen one, else the site's default, else its first. */
export function chosenNetworkOn(
  namespace: ChainNamespace,
  { chosen, networks, defaultNetwork }: NetworkChoice,
): ActiveNetwork | undefined {
  const isHere = (network?: Network): boolean => network?.chainNamespace === namespace;
  const id = chosen[namespace];
  const network =
    (id && findNetwork(networks, id)) ??
    (isHere(defaultNetwork) ? defaultNetwork : networks.find(isHere));
  return network && { ...network, isSupported: true };
}
