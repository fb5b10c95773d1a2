import { sortTokens } from '../token/sort-tokens';
import type { TokenBalance } from '../token/token-balance';

/** The symbols of the tokens that a swap suggests first. */
export const suggestedSwapSymbols = [
  'ETH',
  'UNI',
  '1INCH',
  'AAVE',
  'SOL',
  'ADA',
  'AVAX',
  'DOT',
  'LINK',
  'NITRO',
  'GAIA',
  'MILK',
  'TRX',
  'NEAR',
  'GNO',
  'WBTC',
  'DAI',
  'WETH',
  'USDC',
  'USDT',
  'ARB',
  'BAL',
  'BICO',
  'CRV',
  'ENS',
  'MATIC',
  'OP',
] as const;

/** The symbols of popular tokens: the suggested ones and these. */
export const popularSwapSymbols = [
  ...suggestedSwapSymbols,
  'METAL',
  'CHAMP',
  'WOLF',
  'SALE',
  'BUSD',
  'MUST',
  'BTCpx',
  'ROUTE',
  'HEX',
  'WELT',
  'amDAI',
  'VSQ',
  'VISION',
  'AURUM',
  'pSP',
  'SNX',
  'VC',
  'CHP',
  'amUSDT',
  'SPHERE',
  'FOX',
  'GIDDY',
  'GFC',
  'OMEN',
  'OX_OLD',
  'DE',
  'WNT',
] as const;

/** The fields of a token that the lists use. */
export interface SwapTokenSymbol {
  readonly symbol: string;
}

/** The tokens of a network that are popular, in the order of popularity. */
export function popularTokens<Token extends SwapTokenSymbol>(
  tokens: readonly Token[],
): readonly Token[] {
  return inOrderOf(popularSwapSymbols, tokens);
}

/** `tokens` as they are offered: what the account holds by value, then the popular ones, then all others by name. */
export function offeredTokens(tokens: readonly TokenBalance[]): readonly TokenBalance[] {
  const held = tokens.filter(({ quantity }) => quantity.units > 0n);
  return [...new Set([...sortTokens(held), ...popularTokens(tokens), ...sortTokens(tokens)])];
}

function inOrderOf<Token extends SwapTokenSymbol>(
  symbols: readonly string[],
  tokens: readonly Token[],
): readonly Token[] {
  return symbols.flatMap((symbol) => tokens.filter((token) => token.symbol === symbol));
}
