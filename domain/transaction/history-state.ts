import type { FailureReason } from '../errors/failure-catalogue';
import type { HistoryReach } from './history-reach';
import type { ReplacementState } from './replacement';
import type { Transaction } from './transaction';
import type { TransactionHistory } from './transaction-history';

/** The history of the account in use, as a visitor sees it. */
export interface HistoryState {
  /** Where the reading stands. */
  readonly status: TransactionHistory['status'];

  /** Whether the source knows the histories of accounts on the network in use. */
  readonly isServed: boolean;

  /** Whether the widget's own transactions can be replaced on the chain in use while they wait. */
  readonly canReplace: boolean;

  /** Those on the chain in use that are not spam, the latest first. */
  readonly transactions: readonly Transaction[];
  /** Whether there are older ones to load. */
  readonly hasMore: boolean;

  /** How far back the source has looked. Absent where it knows the whole history. */
  readonly reach?: HistoryReach;

  /** Why it could not be read, where that is known. */
  readonly reason?: FailureReason;

  /** The transaction that is to take the place of one that waits, while the visitor decides about it and after. */
  readonly replacement?: ReplacementState;
}
