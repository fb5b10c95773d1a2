import type { CaipNetworkId } from '../caip/caip-network-id';
import type { TokenBalance } from './token-balance';

/** The networks of `tokens`, each once, in the order in which they come. */
export function networksOf(tokens: readonly TokenBalance[]): readonly CaipNetworkId[] {
  return [...new Set(tokens.map(({ chainId }) => chainId))];
}

/** Those of `tokens` that are on the network `shown`: all of them where none is, or none is named. */
export function tokensOn(
  tokens: readonly TokenBalance[],
  shown: CaipNetworkId | undefined,
): readonly TokenBalance[] {
  const found = tokens.filter(({ chainId }) => chainId === shown);
  return found.length > 0 ? found : tokens;
}
