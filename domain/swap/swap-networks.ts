import type { CaipNetworkId } from '../caip/caip-network-id';

/** The EVM networks on which tokens can be swapped. */
export const swapChainIds = [
  1, 42161, 10, 324, 8453, 56, 137, 100, 43114, 250, 8217, 1313161554,
] as const;

/** Whether tokens can be swapped on this network. */
export function canSwapOn(caipNetworkId: CaipNetworkId): boolean {
  return swapChainIds.some((chainId) => caipNetworkId === `eip155:${chainId}`);
}
