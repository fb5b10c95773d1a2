import type { TransactionOutcome } from '../transaction/transaction-outcome';
import type { SendFailure } from './send-failure';

/** The state of a transaction whose review the visitor has seen. */
export type ReviewedFlow<Review> =
  | { readonly status: 'reviewed'; readonly review: Review }
  | { readonly status: 'asking'; readonly review: Review }
  | {
      readonly status: 'sent';
      readonly review: Review;

      /** Its hash; of a bundle of calls, the id that the wallet has given, until a transaction of it is known. */
      readonly hash: string;

      /** The outcome of the transaction. Absent until it is known, which may be never. */
      readonly outcome?: TransactionOutcome;
    }
  | { readonly status: 'failed'; readonly review: Review; readonly failure: SendFailure };

/** What can happen to a {@link ReviewedFlow}. */
export type ReviewedFlowEvent<Review> =
  | { readonly type: 'reviewed'; readonly review: Review }
  | { readonly type: 'confirmed' }
  | { readonly type: 'sent'; readonly hash: string }
  | {
      readonly type: 'ended';
      readonly hash: string;
      readonly outcome: TransactionOutcome;

      /** The transaction that did what was sent as the bundle `hash`. */
      readonly minedAs?: string;
    }

  /** The chain has reorganised the block of the transaction, which waits again. */
  | { readonly type: 'reopened'; readonly hash: string }
  | { readonly type: 'failed'; readonly failure: SendFailure };

/** A sent transaction after the chain has reorganised its block: its outcome is unknown again. */
export function reopened<Flow extends ReviewedFlow<unknown>>(
  flow: Flow & { readonly status: 'sent' },
): Flow {
  const { outcome: _former, ...rest } = flow;
  return rest as Flow;
}

/**
 * The review that the visitor may confirm, where there is one. A transaction that was not sent may be
 * confirmed again; one that is already pending may not, because that would pay twice.
 */
export function confirmable<Review>(flow: ReviewedFlow<Review>): Review | undefined {
  if (flow.status === 'reviewed') return flow.review;
  const mayRetry = flow.status === 'failed' && flow.failure.cause !== 'pending';
  return mayRetry ? flow.review : undefined;
}
