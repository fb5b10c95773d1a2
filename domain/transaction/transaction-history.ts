import type { FailureReason } from '../errors/failure-catalogue';
import type { HistoryReach } from './history-reach';
import type { Transaction, TransactionPage } from './transaction';

/** The known part of an account's history, and how to read more. */
export interface TransactionHistory {
  /** Where the reading stands. */
  readonly status: 'idle' | 'loading' | 'loaded' | 'failed';
  /** The transactions, the latest first. */
  readonly transactions: readonly Transaction[];

  /** The cursor of the next page. Absent before the first page and after the last. */
  readonly cursor?: string;

  /** How far back the source has looked. Absent where it knows the whole history. */
  readonly reach?: HistoryReach;

  /** Why it could not be read, where that is known. Present only while `failed`. */
  readonly reason?: FailureReason;
}

/** What can happen to a {@link TransactionHistory}. */
export type TransactionHistoryEvent =
  | { readonly type: 'requested' }
  | { readonly type: 'loaded'; readonly page: TransactionPage }
  | { readonly type: 'failed'; readonly reason?: FailureReason }
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
      return history.status === 'loading' ? history : requested(history);
    case 'loaded':
      return history.status === 'loading' ? withPage(history, event.page) : history;
    case 'failed':
      return history.status === 'loading' ? failed(event.reason) : history;
    case 'reset':
      return EMPTY_HISTORY;
  }
}

/** Whether there is a page after those that are loaded. */
export function hasMoreTransactions({ status, cursor }: TransactionHistory): boolean {
  return status === 'loaded' && cursor !== undefined;
}

function requested({ reason: _over, ...history }: TransactionHistory): TransactionHistory {
  return { ...history, status: 'loading' };
}

function failed(reason: FailureReason | undefined): TransactionHistory {
  return { status: 'failed', transactions: [], ...(reason && { reason }) };
}

function withPage(history: TransactionHistory, page: TransactionPage): TransactionHistory {
  const byId = new Map<string, Transaction>();
  for (const each of history.transactions) byId.set(each.id, each);
  for (const each of page.transactions) byId.set(each.id, each);
  const isStuck = page.next === history.cursor;
  const { reach = history.reach } = page;
  return {
    status: 'loaded',
    transactions: [...byId.values()],
    ...(reach && { reach }),
    ...(page.next !== undefined && !isStuck && { cursor: page.next }),
  };
}
