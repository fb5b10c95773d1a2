import type { Network } from '../domain/network/network';

/**
 * How a transaction that was sent ended.
 *
 * - `succeeded`: it is part of the chain and did what it should.
 * - `reverted`: it is part of the chain and did nothing but cost its fee.
 * - `expired`: it is not part of the chain and can not become one any more. Only chains have it whose
 *   transactions are good for a while.
 */
export type TransactionOutcome = 'succeeded' | 'reverted' | 'expired';

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
