import type { TokenBalance } from '../token/token-balance';

/** The key of `token` in the prices of a swap. */
export function swapPriceKey({ address, chainId }: TokenBalance): string {
  return address ?? chainId;
}
