import type { StoredHolds } from './account-holds';
import type { Counters } from './counters';
import type { StoredLockouts } from './lockouts';
import type { StoredPurchases } from './purchases';

/** What the service stores. Every rule is one statement, so that parallel requests, and several instances, cannot get around it. */
export interface Stored {
  readonly counters: Counters;
  readonly holds: StoredHolds;
  readonly lockouts: StoredLockouts;
  readonly purchases: StoredPurchases;
}

export interface Store extends Stored {
  /** Does what `work` does to what is stored as one: all of it or nothing, and never at the same time as another call of this. */
  transaction<Result>(work: (stored: Stored) => Promise<Result>): Promise<Result>;

  /** @throws where the database does not answer. */
  check(): Promise<void>;
}
