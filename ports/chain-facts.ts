import type { Network } from '../domain/network/network';
import type { ReceiverKind } from '../domain/send/receiver-warnings';
import type { TokenFacts } from '../domain/token/token-facts';
import type { TokenBalance } from '../domain/token/token-balance';

export type { ReceiverKind, TokenFacts };

/** What the chain itself says about what is shown before something is signed. */
export interface ChainFacts {
  /**
   * What the contract of `token` says about itself; nothing where there is no such token. Not asked of the
   * chain's native currency.
   *
   * @throws what the network's `RpcClient` throws. Never nothing in the place of a failure.
   */
  tokenFacts(token: TokenBalance, network: Network, signal?: AbortSignal): Promise<TokenFacts>;

  /**
   * What `address` is. Absent where a chain has accounts and nothing else.
   *
   * @throws what the network's `RpcClient` throws.
   */
  receiverKind?(address: string, network: Network, signal?: AbortSignal): Promise<ReceiverKind>;
}
