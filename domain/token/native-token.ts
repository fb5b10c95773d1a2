import type { CaipNetworkId } from '../caip/caip-network-id';
import type { Network } from '../network/network';
import { isNativeToken, tokenBalance, type TokenBalance } from './token-balance';

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

/** `tokens` with `units` of the native currency of the network `chainId`; the same list where it says so already. */
export function withNativeUnits(
  tokens: readonly TokenBalance[],
  chainId: CaipNetworkId,
  units: bigint,
): readonly TokenBalance[] {
  const isOutdated = (token: TokenBalance): boolean =>
    isNativeToken(token) && token.chainId === chainId && token.quantity.units !== units;
  if (!tokens.some(isOutdated)) return tokens;
  return tokens.map((token) => (isOutdated(token) ? withUnits(token, units) : token));
}

/** `token` with another balance, at the same price. */
function withUnits(token: TokenBalance, units: bigint): TokenBalance {
  const { address, iconUrl, price, quantity } = token;
  const { decimals } = quantity;
  return tokenBalance({ ...token, address, decimals, iconUrl, price, units }) ?? token;
}
