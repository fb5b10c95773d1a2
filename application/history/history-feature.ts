import type { ChainNamespace } from '../../domain/caip/chain-namespace';
import { onceUntilFailure } from '../../domain/async/once-until-failure';
import type { HistoryState } from '../../domain/transaction/history-state';
import type { ReplacementKind } from '../../domain/transaction/replacement';
import type { Stream } from '../../ports/stream';
import type { TransactionSource } from '../../ports/transaction-source';
import type { Notices } from '../notification/notices';
import type { Pictures } from '../pictures/pictures';
import type { Scope } from '../scope/scope';
import type { AccountPages } from '../session/account-pages';
import type { ActiveAccount } from '../session/active-account';
import type { ReadableStore } from '../state/readable-store';
import type { Holdings } from '../tokens/holdings';
import { HistoryStore } from './history-store';
import { LoadTransactions } from './load-transactions';
import type { ReplaceTransaction } from './replace-transaction';

export type { HistoryState };

/** Replaces transactions that wait, on the namespaces where that is possible. */
export interface Replacer {
  serves(namespace: ChainNamespace): boolean;

  /** Downloads the code. */
  load(history: HistoryStore): Promise<ReplaceTransaction>;
}

export interface HistoryFeatureDeps {
  readonly activeAccount: ActiveAccount;
  readonly holdings: Pick<Holdings, 'left'>;
  readonly notices: Notices;
  readonly pictures: Pictures;
  readonly replacer: Replacer;
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

  /**
   * Reads the transaction that would take the place of the widget's own transaction `hash`, which is not part of the
   * chain yet: `HistoryState.replacement` has it, or what is in the way. EVM chains only.
   */
  prepareReplacement(hash: string, kind: ReplacementKind): Promise<void>;

  /** Has the wallet send exactly `HistoryState.replacement`, once. A failure is shown, not thrown. */
  confirmReplacement(): Promise<void>;

  /** Takes `HistoryState.replacement` away, unless the wallet has the request. */
  dismissReplacement(): void;
}

/** The history of the account in use. */
export class HistoryFeature implements HistoryVerbs, ReadableStore<HistoryState> {
  readonly state$: Stream<HistoryState>;
  readonly #deps: HistoryFeatureDeps;
  readonly #history = new HistoryStore();
  readonly #pages: AccountPages;
  readonly #replacing: () => Promise<ReplaceTransaction>;
  #replace: ReplaceTransaction | undefined;

  constructor(deps: HistoryFeatureDeps) {
    this.#deps = deps;
    this.state$ = this.#history.state$;
    this.#replacing = onceUntilFailure(() => deps.replacer.load(this.#history));
    const { activeAccount, holdings, notices, pictures, replacer, scope, transactionSource } = deps;
    this.#pages = new LoadTransactions({
      activeAccount,
      canReplaceOn: (namespace) => replacer.serves(namespace),
      history: this.#history,
      left: holdings.left,
      notices,
      pictures,
      scope,
      task: activeAccount.task(),
      transactionSource,
    }).pages;
  }

  getSnapshot(): HistoryState {
    return this.#history.getSnapshot();
  }

  load(): Promise<void> {
    return this.#pages.first();
  }

  loadMore(): Promise<void> {
    return this.#pages.more();
  }

  refresh(): Promise<void> {
    return this.#pages.refresh();
  }

  async prepareReplacement(hash: string, kind: ReplacementKind): Promise<void> {
    const { activeAccount, replacer } = this.#deps;
    const account = activeAccount.get();
    if (!account || !replacer.serves(account.namespace)) return;
    this.#replace = await this.#replacing();
    await this.#replace.prepare(hash, kind);
  }

  async confirmReplacement(): Promise<void> {
    await this.#replace?.confirm();
  }

  dismissReplacement(): void {
    this.#replace?.dismiss();
  }
}
