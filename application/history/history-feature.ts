import type { Scope } from '../scope/scope';
import type { Notices } from '../notification/notices';
import type { Pictures } from '../pictures/pictures';
import type { Stream } from '../../ports/stream';
import type { TransactionSource } from '../../ports/transaction-source';
import { type ActiveAccount } from '../session/active-account';
import type { Holdings } from '../tokens/holdings';
import type { ReadableStore } from '../state/readable-store';
import { HistoryStore, LoadTransactions } from './load-transactions';
import type { HistoryState } from '../../domain/transaction/history-state';

export type { HistoryState };

export interface HistoryFeatureDeps {
  readonly activeAccount: ActiveAccount;
  readonly holdings: Pick<Holdings, 'left'>;
  readonly notices: Notices;
  readonly pictures: Pictures;
  readonly scope: Scope;
  readonly transactionSource: TransactionSource;
}

/** The verbs for the history of the account in use. */
export interface HistoryVerbs {
  /** Reads the first page, unless it is loaded or loading. A failure is shown, not thrown. */
  load(): Promise<void>;

  /** Reads the next page, if there is one. A failure is shown, not thrown. */
  loadMore(): Promise<void>;

  /** Reads the first page again and drops the others. A failure is shown, not thrown. */
  refresh(): Promise<void>;
}

/** The history of the account in use. */
export class HistoryFeature implements HistoryVerbs, ReadableStore<HistoryState> {
  readonly state$: Stream<HistoryState>;
  readonly #history = new HistoryStore();
  readonly #loadTransactions: LoadTransactions;

  constructor(deps: HistoryFeatureDeps) {
    this.state$ = this.#history.state$;
    this.#loadTransactions = new LoadTransactions({
      ...deps,
      history: this.#history,
      left: deps.holdings.left,
      task: deps.activeAccount.task(),
    });
  }

  getSnapshot(): HistoryState {
    return this.#history.getSnapshot();
  }

  load(): Promise<void> {
    return this.#loadTransactions.first();
  }

  loadMore(): Promise<void> {
    return this.#loadTransactions.more();
  }

  refresh(): Promise<void> {
    return this.#loadTransactions.refresh();
  }
}
