import type { ChainNamespace } from '../../domain/caip/chain-namespace';
import type { Pictures } from '../pictures/pictures';
import type { Scope } from '../scope/scope';
import type { Notices } from '../notification/notices';
import { failureReasonOf } from '../../domain/errors/failure-reason';
import { activityNamespaces } from '../../domain/network/feature-networks';
import { ownTransaction, withOwn } from '../../domain/transaction/pending-transactions';
import type { Transaction } from '../../domain/transaction/transaction';
import { shownTransactions } from '../../domain/transaction/transaction-filter';
import {
  EMPTY_HISTORY,
  hasMoreTransactions,
  nextHistory,
  type TransactionHistory,
  type TransactionHistoryEvent,
} from '../../domain/transaction/transaction-history';
import type { TransactionSource } from '../../ports/transaction-source';
import type { ActiveAccount } from '../session/active-account';
import type { CurrentAccount } from '../session/current-account';
import { AccountPages } from '../session/account-pages';
import type { AccountTask } from '../session/account-task';
import type { LeftTransactions } from '../tokens/left-transactions';
import type { HistoryStore } from './history-store';

export interface LoadTransactionsDeps {
  readonly activeAccount: ActiveAccount;
  readonly canReplaceOn: (namespace: ChainNamespace) => boolean;
  readonly history: HistoryStore;

  /** The widget's own transactions, which the source may not list yet. */
  readonly left: Pick<LeftTransactions, 'changes$' | 'of'>;
  readonly scope: Scope;
  readonly notices: Notices;
  readonly pictures: Pictures;
  readonly task: AccountTask;
  readonly transactionSource: TransactionSource;
}

/** Reads the history of the account in use, page by page. */
export class LoadTransactions {
  readonly #deps: LoadTransactionsDeps;
  readonly pages: AccountPages;
  #history: TransactionHistory = EMPTY_HISTORY;

  constructor(deps: LoadTransactionsDeps) {
    this.#deps = deps;
    this.pages = new AccountPages(deps, {
      isLoaded: () => this.#history.status === 'loaded',
      hasMore: () => hasMoreTransactions(this.#history),
      reset: () => this.#apply({ type: 'reset' }, deps.activeAccount.get()),
      serves: (account) => this.#serves(account),
      read: (account, signal) => this.#read(account, signal),
    });
    this.#apply({ type: 'reset' }, deps.activeAccount.get());
    deps.activeAccount.onChange((account) => this.#apply({ type: 'reset' }, account));
    deps.scope.during(deps.left.changes$.subscribe(() => this.#publish(deps.activeAccount.get())));
  }

  async #read(account: CurrentAccount, signal: AbortSignal): Promise<void> {
    const { notices, pictures, scope, transactionSource } = this.#deps;
    const { address, network } = account;
    const { cursor } = this.#history;
    this.#apply({ type: 'requested' }, account);
    try {
      const query = { address, network, ...(cursor !== undefined && { cursor }) };
      const page = pictures.page(await transactionSource.page(query, signal));
      if (signal.aborted) return;
      this.#apply({ type: 'loaded', page }, account);
    } catch (error) {
      if (signal.aborted) return;
      const reason = failureReasonOf(error);
      this.#apply({ type: 'failed', ...(reason && { reason }) }, account);
      scope.logger.error(`The history of ${account.caipAddress} could not be read`, error);
      notices.show('TRANSACTIONS_FAILED');
    }
  }

  #apply(event: TransactionHistoryEvent, account: CurrentAccount | undefined): void {
    this.#history = nextHistory(this.#history, event);
    this.#publish(account);
  }

  #publish(account: CurrentAccount | undefined): void {
    const { reach, reason, status, transactions } = this.#history;
    this.#deps.history.update(({ replacement }) => ({
      status,
      isServed: account !== undefined && this.#serves(account),
      canReplace: account !== undefined && this.#deps.canReplaceOn(account.namespace),
      transactions: account ? this.#shown(transactions, account) : [],
      hasMore: hasMoreTransactions(this.#history),
      ...(reach && { reach }),
      ...(reason && { reason }),
      ...(replacement && { replacement }),
    }));
  }

  #shown(
    transactions: readonly Transaction[],
    { caipAddress, network }: CurrentAccount,
  ): readonly Transaction[] {
    const { left, scope } = this.#deps;
    const now = scope.clock.now();
    const own = left.of(caipAddress).map((each) => ownTransaction(each, now));
    const shown = shownTransactions(transactions, network.caipNetworkId);
    return withOwn(shown, own, hasMoreTransactions(this.#history));
  }

  #serves({ namespace, network }: CurrentAccount): boolean {
    const { transactionSource } = this.#deps;
    if (!network.isSupported) return false;
    return transactionSource.serves?.(network) ?? activityNamespaces.includes(namespace);
  }
}
