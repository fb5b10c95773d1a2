import { addressOf } from '../caip/caip-address';
import { compareDecimals } from '../number/decimal';
import { isNativeToken, type TokenBalance } from './token-balance';

/** `tokens` as they are listed: the native currency, then by value, then those without a price by name. */
export function sortTokens(tokens: readonly TokenBalance[]): readonly TokenBalance[] {
  return [...tokens].sort(compareTokens);
}

/** Those of `tokens` whose name, symbol or contract has `search` in it. */
export function matchingTokens(
  tokens: readonly TokenBalance[],
  search: string,
): readonly TokenBalance[] {
  const wanted = search.trim().toLowerCase();
  if (wanted === '') return tokens;
  return tokens.filter(({ address, name, symbol }) =>
    [name, symbol, address && addressOf(address)].some((text) =>
      text?.toLowerCase().includes(wanted),
    ),
  );
}

function compareTokens(one: TokenBalance, other: TokenBalance): number {
  const byKind = Number(isNativeToken(other)) - Number(isNativeToken(one));
  if (byKind !== 0) return byKind;
  if (one.value && other.value) return compareDecimals(other.value, one.value);
  if (one.value || other.value) return one.value ? -1 : 1;
  return one.name < other.name ? -1 : Number(one.name > other.name);
}
