import type { Logger } from '../../ports/logger';
import type { Stream } from '../../ports/stream';
import type { TransactionSource } from '../../ports/transaction-source';
import { AccountTask } from '../session/account-task';
import { ActiveAccount } from '../session/active-account';
import type { ConnectionStore } from '../session/connection-store';
import type { Lifetime } from '../scope/lifetime';
import type { NetworkStore } from '../session/network-store';
import type { ShowSnackbar } from '../notification/show-snackbar';
import type { ReadableStore } from '../state/readable-store';
import { HistoryStore, LoadTransactions } from './load-transactions';
import type { HistoryState } from '../../domain/transaction/history-state';

export type { HistoryState };

export interface HistoryFeatureDeps {
  readonly connections: ConnectionStore;
  readonly lifetime: Lifetime;
  readonly logger: Logger;
  readonly networks: NetworkStore;
  readonly showSnackbar: ShowSnackbar;
  readonly transactionSource: TransactionSource;
}

/** What can be done about the history of the account in use. */
export interface HistoryVerbs {
  /** Reads the first page, unless that is done or under way. A failure is shown, not thrown. */
  load(): Promise<void>;

  /** Reads the page after those that are there, if there is one. A failure is shown, not thrown. */
  loadMore(): Promise<void>;

  /** Begins anew with the first page. A failure is shown, not thrown. */
  refresh(): Promise<void>;
}

/** What the account in use has done. */
export class HistoryFeature implements HistoryVerbs, ReadableStore<HistoryState> {
  readonly state$: Stream<HistoryState>;
  readonly #history = new HistoryStore();
  readonly #loadTransactions: LoadTransactions;

  constructor(deps: HistoryFeatureDeps) {
    const activeAccount = new ActiveAccount(deps);
    this.state$ = this.#history.state$;
    this.#loadTransactions = new LoadTransactions({
      ...deps,
      activeAccount,
      history: this.#history,
      task: new AccountTask({ ...deps, activeAccount }),
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
