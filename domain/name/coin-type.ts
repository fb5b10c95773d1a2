import { WidgetError } from '../errors/widget-error';

/** Chain ids from here on have no coin type: the bit that marks an EVM chain is theirs (ENSIP-11). */
export const COIN_TYPE_CHAIN_ID_LIMIT = 0x8000_0000;

/**
 * The coin type of the EVM chain `chainId`, under which a name service keeps an address (ENSIP-11):
 * the chain id with the highest of 32 bits set.
 *
 * @throws {@link WidgetError} `CHAIN_ID_INVALID` unless `chainId` is a whole number from 1 to
 * 2147483647.
 */
export function coinTypeOf(chainId: number): number {
  if (!Number.isInteger(chainId) || chainId < 1 || chainId >= COIN_TYPE_CHAIN_ID_LIMIT) {
    throw new WidgetError('CHAIN_ID_INVALID', { chainId });
  }
  return COIN_TYPE_CHAIN_ID_LIMIT + chainId;
}
