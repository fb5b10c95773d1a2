import { formatCaipNetworkId } from '../caip/caip-network-id';
import type { ChainNamespace } from '../caip/chain-namespace';
import { findNetwork } from './find-network';
import type { ActiveNetwork, Network } from './network';
import { hasNumberedId } from './network-id';

/** The name of an unsupported network. */
export const UNSUPPORTED_NETWORK_NAME = 'Unknown Network';

/**
 * The network that a wallet reports, as the widget shows it.
 *
 * A chain that is not configured becomes the active network too. It is named as unsupported and has no
 * endpoints, so that the widget never reads another chain in its place.
 */
export function activeNetworkFor(
  networks: readonly Network[],
  namespace: ChainNamespace,
  chainReference: string,
): ActiveNetwork {
  const caipNetworkId = formatCaipNetworkId({ namespace, chainReference });
  const configured = findNetwork(networks, caipNetworkId);
  if (configured) return { ...configured, isSupported: true };
  return {
    id: networkIdOf(namespace, chainReference),
    chainNamespace: namespace,
    caipNetworkId,
    name: UNSUPPORTED_NETWORK_NAME,
    nativeCurrency: { name: '', symbol: '', decimals: 0 },
    rpcUrls: { default: { http: [] } },
    isSupported: false,
  };
}

/** What decides whether {@link shouldShowUnsupportedChain}. */
export interface UnsupportedChainFacts {
  readonly isSupported: boolean;
  readonly enableNetworkSwitch: boolean;
  readonly allowUnsupportedChain: boolean;

  /** The widget runs without chain adapters: only the basic pairing is there. */
  readonly isBasicPairing: boolean;
}

/** Whether the UnsupportedChain view is due: exactly when all four conditions of the specification hold. */
export function shouldShowUnsupportedChain(facts: UnsupportedChainFacts): boolean {
  return (
    !facts.isSupported &&
    facts.enableNetworkSwitch &&
    !facts.allowUnsupportedChain &&
    !facts.isBasicPairing
  );
}

/** The `id` of the network of `namespace` with this CAIP-2 reference. */
export function networkIdOf(namespace: ChainNamespace, chainReference: string): number | string {
  return hasNumberedId(namespace) ? Number(chainReference) : chainReference;
}
