import type { CaipNetworkId } from '../caip/caip-network-id';
import type { ChainNamespace } from '../caip/chain-namespace';

/** The network a visitor chose on each namespace, for when no wallet says otherwise. */
export type ChosenNetworks = Readonly<Partial<Record<ChainNamespace, CaipNetworkId>>>;
