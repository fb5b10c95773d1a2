import type { Network } from '../domain/network/network';
import type { TokenBalance } from '../domain/token/token-balance';

/** The ability of an adapter whose namespace lists the tokens of an account on the chain itself. */
export interface ChainTokens {
  /**
   * The tokens that `address` holds on `network`, without the chain's native currency and without prices.
   * Leaves out tokens with a balance of zero.
   *
   * @throws what the network's `RpcClient` throws. Never an empty list in the place of a failure.
   */
  balances(
    address: string,
    network: Network,
    signal?: AbortSignal,
  ): Promise<readonly TokenBalance[]>;
}
