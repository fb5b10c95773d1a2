import type { Network } from '../domain/network/network';
import type { TransactionOutcome } from '../domain/transaction/transaction-outcome';

export type { TransactionOutcome };

/** What an adapter can do whose namespace says what became of a transaction. */
export interface ChainOutcomes {
  /**
   * Waits until it is certain what became of the transaction `hash`. An endpoint that does not answer for
   * a while is asked again.
   *
   * @throws the reason of `signal` as soon as it aborts, and nothing else.
   */
  outcome(hash: string, network: Network, signal?: AbortSignal): Promise<TransactionOutcome>;
}
