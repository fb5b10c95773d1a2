import { Subject } from 'rxjs';
import type { CaipAddress } from '../../domain/caip/caip-address';
import {
  type LeftTransaction,
  parseLeftTransactions,
  withLeft,
  withoutLeft,
} from '../../domain/transaction/left-transactions';
import { LEFT_TRANSACTIONS_KEY } from '../../domain/transaction/left-transactions-key';
import type { Stream } from '../../ports/stream';
import type { StoredValues } from '../state/stored-values';

/** The transactions whose outcome is still unknown, also those of the visit before. */
export class LeftTransactions {
  /** Emits when this page adds or removes one. */
  readonly changes$: Stream<void>;
  readonly #changes = new Subject<void>();
  readonly #stored: StoredValues;
  #isTaken = false;

  constructor(stored: StoredValues) {
    this.#stored = stored;
    this.changes$ = { subscribe: (next) => this.#changes.subscribe(next) };
  }

  /** Those of `account`, also of other pages, the latest first. */
  of(account: CaipAddress): readonly LeftTransaction[] {
    return this.#all().filter((each) => each.account === account);
  }

  add(transaction: LeftTransaction): void {
    this.#stored.setJson(LEFT_TRANSACTIONS_KEY, withLeft(this.#all(), transaction));
    this.#changes.next();
  }

  remove(hash: string): void {
    this.#stored.setJson(LEFT_TRANSACTIONS_KEY, withoutLeft(this.#all(), hash));
    this.#changes.next();
  }

  /** Those of the visit before, for the first caller; none for every other one. */
  take(): readonly LeftTransaction[] {
    if (this.#isTaken) return [];
    this.#isTaken = true;
    return this.#all();
  }

  #all(): readonly LeftTransaction[] {
    return parseLeftTransactions(this.#stored.json(LEFT_TRANSACTIONS_KEY));
  }
}
