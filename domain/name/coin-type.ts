import type { ChainNamespace } from '../caip/chain-namespace';
import { FeatureError } from '../errors/feature-error';
import type { Network } from '../network/network';

/** Chain ids from here on have no coin type, because they use the bit that marks an EVM chain (ENSIP-11). */
const COIN_TYPE_CHAIN_ID_LIMIT = 0x8000_0000;

/**
 * The coin type of the EVM chain `chainId`, under which a name service keeps an address (ENSIP-11):
 * the chain id with the highest of 32 bits set.
 *
 * @throws `WidgetError` `CHAIN_ID_INVALID` unless `chainId` is a whole number from 1 to
 * 2147483647.
 */
export function coinTypeOf(chainId: number): number {
  if (!Number.isInteger(chainId) || chainId < 1 || chainId >= COIN_TYPE_CHAIN_ID_LIMIT) {
    throw new FeatureError('CHAIN_ID_INVALID', { chainId });
  }
  return COIN_TYPE_CHAIN_ID_LIMIT + chainId;
}

/** The coin type of all EVM chains together (ENSIP-19): of an account that is a key, and the same on each. */
const EVM_COIN_TYPE = COIN_TYPE_CHAIN_ID_LIMIT;

const BITCOIN = 'bip122:000000000019d6689c085ae165831e93';

/** SLIP-44's number of Bitcoin. */
const BITCOIN_COIN_TYPE = 0;

/** SLIP-44's number of Ether, under which names keep the address of Ethereum itself. */
export const ETHER_COIN_TYPE = 60;

const coinTypesOn: { readonly [N in ChainNamespace]: (network: Network) => readonly number[] } = {
  // A test network has another coin type: its addresses are not worth the same.
  bip122: ({ caipNetworkId }) => (caipNetworkId === BITCOIN ? [BITCOIN_COIN_TYPE] : []),
  eip155: ({ id }) => {
    const coinType = coinTypeOf(Number(id));
    return id === 1 ? [coinType, ETHER_COIN_TYPE, EVM_COIN_TYPE] : [coinType, EVM_COIN_TYPE];
  },
  polkadot: () => [],
  solana: () => [],
};

/** The coin types under which a name may keep its address on `network`, the preferred one first. */
export function coinTypesOf(network: Network): readonly number[] {
  return coinTypesOn[network.chainNamespace](network);
}
