import type { CaipNetworkId } from '../../domain/caip/caip-network-id';
import { isSwapOffered } from '../../domain/swap/swap-offer';
import { canSwapOn } from '../../domain/swap/swap-networks';
import { useWidget, useWidgetState } from './widget-context';

/** Whether views offer swaps on `network`: by the site's own port, else by its option `sources`. */
export function useIsSwapOffered(network: CaipNetworkId | undefined): boolean {
  const { sources } = useWidget().options;
  const canSwap = useWidgetState((state) => state.canSwap);
  if (canSwap === undefined) return isSwapOffered(sources, network);
  return canSwap ?? (network !== undefined && canSwapOn(network));
}
