import type { CaipAddress } from '../caip/caip-address';
import type { CaipNetworkId } from '../caip/caip-network-id';
import { fieldOf, parseEach, textOf } from '../outside/untrusted-record';
import { parseTokenBalance, type TokenBalance } from './token-balance';
import type { ListedToken } from './token-list';

/** How many tokens a visitor can add. The oldest makes room for the next. */
export const ADDED_TOKENS_MAX = 100;

/** A token of no amount: what is known of a contract before its balance is read. */
export function emptyBalance(
  chainId: CaipNetworkId,
  address: string,
  {
    decimals = 0,
    name,
    symbol = '?',
  }: { readonly decimals?: number; readonly name?: string; readonly symbol?: string } = {},
): TokenBalance | undefined {
  return parseTokenBalance({
    name,
    symbol,
    chainId,
    address,
    quantity: { decimals, numeric: '0' },
  });
}

/** `tokens` with `added` as the latest. */
export function withToken(
  tokens: readonly ListedToken[],
  added: ListedToken,
): readonly ListedToken[] {
  return [added, ...withoutToken(tokens, added.address)].slice(0, ADDED_TOKENS_MAX);
}

/** `tokens` without the one at `address`. */
export function withoutToken(
  tokens: readonly ListedToken[],
  address: CaipAddress,
): readonly ListedToken[] {
  return tokens.filter((token) => token.address !== address);
}

/** Reads the tokens that were added on earlier visits. Leaves out invalid ones. */
export function parseAddedTokens(stored: unknown): readonly ListedToken[] {
  if (!Array.isArray(stored)) return [];
  return parseEach(stored.slice(0, ADDED_TOKENS_MAX), (value) => {
    const chainId = (textOf(value, 'address') ?? '').split(':', 2).join(':');
    const token = parseTokenBalance({
      chainId,
      name: textOf(value, 'name'),
      symbol: textOf(value, 'symbol'),
      address: textOf(value, 'address'),
      quantity: { decimals: fieldOf(value, 'decimals'), numeric: '0' },
    });
    return token && listedToken(token);
  });
}

/** What a list says of `token`; `undefined` for the native currency. */
export function listedToken({
  address,
  name,
  quantity: { decimals },
  symbol,
}: TokenBalance): ListedToken | undefined {
  return address === undefined ? undefined : { name, symbol, decimals, address };
}
