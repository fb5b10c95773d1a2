import { isBait } from './bait';
import { isSameToken, type TokenBalance } from './token-balance';

/** What a visitor should know of a token: it leads to a page, or it takes the symbol of another one. */
export type TokenWarning = 'bait' | 'sameSymbol';

/** The warnings about `token` beside the tokens that the account `held` before. */
export function tokenWarnings(
  token: TokenBalance,
  held: readonly TokenBalance[],
): readonly TokenWarning[] {
  const { name, symbol } = token;
  const isTaken = held.some(
    (other) =>
      other.chainId === token.chainId &&
      !isSameToken(other, token) &&
      other.symbol.toLowerCase() === symbol.toLowerCase(),
  );
  return [
    ...(isBait(symbol, name) ? ['bait' as const] : []),
    ...(isTaken ? ['sameSymbol' as const] : []),
  ];
}
