import type { CaipNetworkId } from '../caip/caip-network-id';
import type { Network } from './network';

/** The configured network with this id, if there is one. */
export function findNetwork(
  networks: readonly Network[],
  caipNetworkId: CaipNetworkId,
): Network | undefined {
  return networks.find(
    (network) =>
      network.caipNetworkId === caipNetworkId || network.deprecatedCaipNetworkId === caipNetworkId,
  );
}
