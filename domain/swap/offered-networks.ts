import type { Network } from '../network/network';
import type { ViewEntry } from '../routing/view-name';
import { isSwapNetworkChoice } from './swap-network-choice';
import { canSwapOn } from './swap-networks';

/** The networks that `entry` offers: those that it names, or where tokens can be swapped, where it is about that; else all. */
export function offeredNetworks(
  entry: ViewEntry | undefined,
  networks: readonly Network[],
): readonly Network[] {
  if (!isSwapNetworkChoice(entry)) return networks;
  const named = entry?.args?.['networks']?.split(' ');
  return networks.filter(
    ({ caipNetworkId }) => named?.includes(caipNetworkId) ?? canSwapOn(caipNetworkId),
  );
}
