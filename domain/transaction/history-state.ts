import type { Transaction } from './transaction';
import type { TransactionHistory } from './transaction-history';

/** The history of the account in use, as a visitor sees it. */
export interface HistoryState {
  readonly status: TransactionHistory['status'];

  /** Those on the chain in use that are not spam, the latest first. */
  readonly transactions: readonly Transaction[];
  readonly hasMore: boolean;
}
