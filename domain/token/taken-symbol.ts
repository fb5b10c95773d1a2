import { lookOf } from '../text/look-alike';
import type { TokenBalance } from './token-balance';

/** Signs of currencies, and the letters that they are read as. */
const letters: Readonly<Record<string, string>> = { '₮': 'T', '₿': 'B', Ξ: 'E' };

/** What stands before a symbol without being part of it, as in "$ETH". */
const prefix = /^[^\p{L}\p{N}]+/u;

/** Whether a visitor takes `token` for one of the tokens `known` on the same network, by its symbol. */
export function isSymbolOfAnother(token: TokenBalance, known: readonly TokenBalance[]): boolean {
  const look = lookOfSymbol(token.symbol);
  return known.some(
    (other) =>
      other.chainId === token.chainId &&
      other.address?.toLowerCase() !== token.address?.toLowerCase() &&
      lookOfSymbol(other.symbol) === look,
  );
}

/**
 * Whether a visitor takes `token` for another one by the symbol that its contract has chosen: for the network's native
 * currency, or for one of the tokens `known` on the same network.
 */
export function isTakenSymbol(
  token: TokenBalance,
  nativeSymbol: string,
  known: readonly TokenBalance[],
): boolean {
  if (token.address === undefined) return false;
  return (
    lookOfSymbol(token.symbol) === lookOfSymbol(nativeSymbol) || isSymbolOfAnother(token, known)
  );
}

/** The same text for symbols that look alike. */
function lookOfSymbol(symbol: string): string {
  const inLetters = symbol
    .replace(prefix, '')
    .replaceAll(/[₮₿Ξ]/g, (sign) => letters[sign] ?? sign);
  return lookOf(inLetters) || symbol;
}
