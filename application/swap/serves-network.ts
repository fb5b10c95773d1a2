import type { Network } from '../../domain/network/network';
import { canSwapOn } from '../../domain/swap/swap-networks';
import type { SwapSource } from '../../ports/swap-source';

/** Whether `source` has exchanges on `network`. */
export function servesNetwork(source: SwapSource, network: Network): boolean {
  return source.serves ? source.serves(network) : canSwapOn(network.caipNetworkId);
}
