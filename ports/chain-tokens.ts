import type { Network } from '../domain/network/network';
import type { TokenBalance } from '../domain/token/token-balance';

/** What an adapter can do whose namespace lists the tokens of an account on the chain itself. */
export interface ChainTokens {
  /**
   * The tokens that `address` holds on `network`, without the chain's native currency and without prices.
   * Tokens of which it holds nothing are left out.
   *
   * @throws what the network's `RpcClient` throws. Never an empty list in the place of a failure.
   */
  balances(
    address: string,
    network: Network,
    signal?: AbortSignal,
  ): Promise<readonly TokenBalance[]>;
}
