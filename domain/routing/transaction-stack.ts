import type { ViewHistory } from './view-history';
import type { ViewName } from './view-name';

/** Where the visitor goes after a transaction that asked for approval. */
export type AfterTransaction = (
  | { readonly type: 'goBack' }
  | { readonly type: 'replace' }
  | { readonly type: 'reset'; readonly view: ViewName }
) & {
  /** A visitor who closes the modal declines it. Other transactions wait on. */
  readonly endsOnClose?: boolean;
};

/** How the approval of a transaction on the stack ended. */
export type ApprovalOutcome = 'cancelled' | 'succeeded';

/** The transactions that wait for approval, the latest last. */
export type TransactionStack = readonly AfterTransaction[];

/** Where the visitor goes: one view back, to a history of its own, or out of the modal. */
export type TransactionMove =
  | { readonly type: 'goBack' }
  | { readonly type: 'history'; readonly history: ViewHistory }
  | { readonly type: 'close' };

/**
 * Where the visitor goes when the latest transaction of the stack ends: one view back when it was
 * cancelled, and where the transaction said when it succeeded. Without a transaction on the stack, the
 * modal was opened for the request alone and closes.
 */
export function moveAfterTransaction(
  stack: TransactionStack,
  outcome: ApprovalOutcome,
  history: ViewHistory,
): TransactionMove {
  const after = stack.at(-1);
  if (!after) return { type: 'close' };
  if (outcome === 'cancelled' || after.type === 'goBack') return { type: 'goBack' };
  if (after.type === 'reset') return { type: 'history', history: [{ name: after.view }] };
  return beforeSigningIn(history);
}

/** The history up to the sign-in that the transaction was part of; without one, nothing is left to show. */
function beforeSigningIn(history: ViewHistory): TransactionMove {
  const signingIn = history.findIndex(({ name }) => name === 'ConnectingSiwe');
  if (signingIn <= 0) return { type: 'close' };
  return { type: 'history', history: history.slice(0, signingIn) };
}
