import type { Transaction, TransactionPage } from './transaction';

/** The known part of an account's history, and how to read more. */
export interface TransactionHistory {
  readonly status: 'idle' | 'loading' | 'loaded' | 'failed';
  readonly transactions: readonly Transaction[];

  /** The cursor of the next page. Absent before the first page and after the last. */
  readonly cursor?: string;
}

/** What can happen to a {@link TransactionHistory}. */
export type TransactionHistoryEvent =
  | { readonly type: 'requested' }
  | { readonly type: 'loaded'; readonly page: TransactionPage }
  | { readonly type: 'failed' }
  | { readonly type: 'reset' };

/** The history of an account before it was looked up. */
export const EMPTY_HISTORY: TransactionHistory = { status: 'idle', transactions: [] };

/**
 * The history after `event`. A page is added to the earlier ones, with each transaction once and in its
 * latest version; a cursor that does not move on ends the history. A failure leaves it empty with the cursor
 * cleared, and a page that was not requested changes nothing.
 */
export function nextHistory(
  history: TransactionHistory,
  event: TransactionHistoryEvent,
): TransactionHistory {
  switch (event.type) {
    case 'requested':
      return history.status === 'loading' ? history : { ...history, status: 'loading' };
    case 'loaded':
      return history.status === 'loading' ? withPage(history, event.page) : history;
    case 'failed':
      return history.status === 'loading' ? { status: 'failed', transactions: [] } : history;
    case 'reset':
      return EMPTY_HISTORY;
  }
}

/** Whether there is a page after those that are loaded. */
export function hasMoreTransactions({ status, cursor }: TransactionHistory): boolean {
  return status === 'loaded' && cursor !== undefined;
}

function withPage(history: TransactionHistory, page: TransactionPage): TransactionHistory {
  const all = [...history.transactions, ...page.transactions];
  const byId = new Map(all.map((transaction) => [transaction.id, transaction]));
  const isStuck = page.next === history.cursor;
  return {
    status: 'loaded',
    transactions: [...byId.values()],
    ...(page.next !== undefined && !isStuck && { cursor: page.next }),
  };
}
