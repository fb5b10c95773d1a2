import { wordOf } from './quantity';

/** The first four bytes of the hash of `transfer(address,uint256)`. */
const TRANSFER = '0xa9059cbb';

/**
 * The call of an ERC-20 `transfer`. USDT, whose `transfer` returns nothing, is called in the same bytes:
 * what a transfer returns is not looked at, whether it happened is said by the transaction.
 */
export function transferCall(to: string, units: bigint): string {
  return TRANSFER + wordOf(to.replace(/^0x/i, '')) + wordOf(units.toString(16));
}
