import { wordOf } from './quantity';

/** The first four bytes of the hash of `transfer(address,uint256)`. */
const TRANSFER = '0xa9059cbb';

/**
 * The call of an ERC-20 `transfer`. It is the same for USDT, whose `transfer` returns nothing: the widget
 * ignores the returned value, because the transaction's receipt shows the outcome.
 */
export function transferCall(to: string, units: bigint): string {
  return TRANSFER + wordOf(to.replace(/^0x/i, '')) + wordOf(units.toString(16));
}
