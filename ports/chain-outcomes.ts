import type { Network } from '../domain/network/network';
import type { TransactionOutcome } from '../domain/transaction/transaction-outcome';

export type { TransactionOutcome };

/** The ability of an adapter whose namespace reports the outcome of a transaction. */
export interface ChainOutcomes {
  /**
   * Waits until the outcome of the transaction `hash` is certain. Asks an endpoint again that does not answer
   * for a while.
   *
   * @throws the reason of `signal` as soon as it aborts, and nothing else.
   */
  outcome(hash: string, network: Network, signal?: AbortSignal): Promise<TransactionOutcome>;

  /**
   * Whether the chain still has the transaction `hash`, which had an outcome: a block that the chain reorganises takes
   * its transactions along. Absent where blocks are final before a transaction has an outcome.
   *
   * @throws what the network's endpoints throw, and the reason of `signal`.
   */
  isKept?(hash: string, network: Network, signal?: AbortSignal): Promise<boolean>;

  /**
   * Waits until the chain has a transaction of `address` with the number `nonce`, or until one that was signed now can
   * be part of it no more. Only chains have it whose wallets sign transactions for the dapp and do not send them.
   *
   * @throws the reason of `signal` as soon as it aborts, and nothing else.
   */
  nonceUsed?(nonce: bigint, address: string, network: Network, signal?: AbortSignal): Promise<void>;
}
