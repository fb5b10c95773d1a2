import type { CaipNetworkId } from '../caip/caip-network-id';
import type { Network } from './network';

/** The networks on which a wallet can be used. */
export interface NetworkLimits {
  /** The networks that the wallet agreed to, where it limits them. */
  readonly approvedCaipNetworkIds?: readonly CaipNetworkId[];

  /** The wallet adds further ones when the site asks it to switch there. */
  readonly canAddNetworks?: boolean;
}

/**
 * Whether a wallet can switch to a network.
 *
 * - `approved`: the wallet agreed to it, or limits none.
 * - `addable`: the wallet has not agreed, and can be asked to add it.
 * - `closed`: the wallet has not agreed, and there is no way to ask.
 */
export type NetworkReach = 'approved' | 'addable' | 'closed';

/** Whether a wallet with these limits can switch to the network. Without a wallet every network is open. */
export function networkReach(
  { caipNetworkId, deprecatedCaipNetworkId }: Network,
  { approvedCaipNetworkIds: approved, canAddNetworks = false }: NetworkLimits = {},
): NetworkReach {
  const isNetwork = (id: CaipNetworkId): boolean =>
    id === caipNetworkId || id === deprecatedCaipNetworkId;
  if (!approved || approved.some(isNetwork)) return 'approved';
  return canAddNetworks ? 'addable' : 'closed';
}
