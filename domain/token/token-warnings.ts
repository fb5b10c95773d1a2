import { isBait } from './bait';
import { isSymbolOfAnother } from './taken-symbol';
import type { TokenBalance } from './token-balance';

/** What a visitor should know of a token: it leads to a page, or it takes the symbol of another one. */
export type TokenWarning = 'bait' | 'sameSymbol';

/** The warnings about `token` beside the tokens that the account `held` before. */
export function tokenWarnings(
  token: TokenBalance,
  held: readonly TokenBalance[],
): readonly TokenWarning[] {
  const { name, symbol } = token;
  return [
    ...(isBait(symbol, name) ? ['bait' as const] : []),
    ...(isSymbolOfAnother(token, held) ? ['sameSymbol' as const] : []),
  ];
}
