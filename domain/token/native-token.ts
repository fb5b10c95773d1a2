import type { Network } from '../network/network';
import { tokenBalance, type TokenBalance } from './token-balance';

/** `units` of the native currency of `network`; `undefined` where the site has configured no symbol for it. */
export function nativeTokenOf(
  { caipNetworkId, nativeCurrency }: Network,
  units: bigint,
): TokenBalance | undefined {
  return tokenBalance({
    ...nativeCurrency,
    chainId: caipNetworkId,
    address: undefined,
    units,
    price: undefined,
    iconUrl: undefined,
  });
}
