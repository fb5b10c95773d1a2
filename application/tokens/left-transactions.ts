import {
  type LeftTransaction,
  parseLeftTransactions,
  withLeft,
  withoutLeft,
} from '../../domain/transaction/left-transactions';
import type { StoredValues } from '../state/stored-values';

/** The transactions whose outcome is still unknown, also those of the visit before. */
export class LeftTransactions {
  readonly #stored: StoredValues;
  #isTaken = false;

  constructor(stored: StoredValues) {
    this.#stored = stored;
  }

  add(transaction: LeftTransaction): void {
    this.#stored.setSent(withLeft(this.#all(), transaction));
  }

  remove(hash: string): void {
    this.#stored.setSent(withoutLeft(this.#all(), hash));
  }

  /** Those of the visit before, for the first caller; none for every other one. */
  take(): readonly LeftTransaction[] {
    if (this.#isTaken) return [];
    this.#isTaken = true;
    return this.#all();
  }

  #all(): readonly LeftTransaction[] {
    return parseLeftTransactions(this.#stored.sent());
  }
}
