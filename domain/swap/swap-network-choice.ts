import type { Network } from '../network/network';
import type { ViewEntry } from '../routing/view-name';

/** The view where a visitor chooses a network that tokens can be swapped on. */
export const SWAP_NETWORK_CHOICE = {
  name: 'UnsupportedChain',
  args: { swapUnsupportedChain: 'true' },
} as const satisfies ViewEntry;

/** The same with the networks that the source of swaps serves. */
export function swapNetworkChoice(served: readonly Network[]): ViewEntry {
  const networks = served.map(({ caipNetworkId }) => caipNetworkId).join(' ');
  const { args, name } = SWAP_NETWORK_CHOICE;
  return { name, args: { ...args, networks } };
}

/** Whether `entry` is about a network where tokens cannot be swapped, not about one that the site does not use. */
export function isSwapNetworkChoice(entry: ViewEntry | undefined): boolean {
  const { args, name } = SWAP_NETWORK_CHOICE;
  return entry?.name === name && entry.args?.['swapUnsupportedChain'] === args.swapUnsupportedChain;
}
