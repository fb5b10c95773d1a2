import type { Network } from '../domain/network/network';
import type { ReceiverKind } from '../domain/send/receiver-warnings';
import type { TokenFacts } from '../domain/token/token-facts';
import type { TokenBalance } from '../domain/token/token-balance';

export type { ReceiverKind, TokenFacts };

/** The chain's own facts about the token and the receiver of a transaction that a visitor reviews. */
export interface ChainFacts {
  /**
   * The facts that the contract of `token` reports; empty where there is no such token. Not called for the
   * chain's native currency.
   *
   * @throws what the network's `RpcClient` throws. Never empty in the place of a failure.
   */
  tokenFacts(
    token: Pick<TokenBalance, 'address'>,
    network: Network,
    signal?: AbortSignal,
  ): Promise<TokenFacts>;

  /**
   * The kind of `address`. Absent where a chain has only accounts.
   *
   * @throws what the network's `RpcClient` throws.
   */
  receiverKind?(address: string, network: Network, signal?: AbortSignal): Promise<ReceiverKind>;
}
