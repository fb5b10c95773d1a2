import { formatDecimal } from '../number/decimal';
import { parseTokenBalance, type TokenBalance } from './token-balance';

/** `balance` as JSON carries it, in the form that balance services write: `parseTokenBalance` reads it back. */
export function storedTokenBalance({
  name,
  symbol,
  chainId,
  address,
  quantity,
  price,
  iconUrl,
}: TokenBalance): object {
  return {
    name,
    symbol,
    chainId,
    ...(address && { address }),
    quantity: { decimals: quantity.decimals, numeric: quantity.numeric },
    ...(price && { price: formatDecimal(price) }),
    ...(iconUrl && { iconUrl }),
  };
}

/**
 * The balances in a stored list, or `undefined` where `value` is no list. A bad entry is dropped, the others
 * stay.
 */
export function readStoredTokenBalances(value: unknown): readonly TokenBalance[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return value.flatMap((entry) => parseTokenBalance(entry) ?? []);
}
