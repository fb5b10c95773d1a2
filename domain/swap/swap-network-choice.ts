import type { Network } from '../network/network';
import type { ViewEntry } from '../routing/view-name';
import { canSwapOn } from './swap';

/** The view where a visitor chooses a network that tokens can be swapped on. */
export const SWAP_NETWORK_CHOICE: ViewEntry = {
  name: 'UnsupportedChain',
  args: { swapUnsupportedChain: 'true' },
};

/** Whether `entry` is about a network where tokens cannot be swapped, not about one that the site does not use. */
export function isSwapNetworkChoice(entry: ViewEntry | undefined): boolean {
  return entry?.name === 'UnsupportedChain' && entry.args?.['swapUnsupportedChain'] === 'true';
}

/** The networks that `entry` offers: those where tokens can be swapped, where it is about that, else all. */
export function offeredNetworks(
  entry: ViewEntry | undefined,
  networks: readonly Network[],
): readonly Network[] {
  if (!isSwapNetworkChoice(entry)) return networks;
  return networks.filter(({ caipNetworkId }) => canSwapOn(caipNetworkId));
}
