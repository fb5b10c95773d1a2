import type { FailureReason } from '../errors/failure-catalogue';
import { transactionReasonOf } from '../errors/transaction-reason';
import { isWidgetError } from '../errors/widget-error';
import { isUserRejection } from '../errors/user-rejection';

/**
 * Why a transfer was not sent.
 *
 * - `declined`: the visitor declined in the wallet.
 * - `wrongNetwork`: the wallet is on another network than the one that was reviewed.
 * - `pending`: it was sent already and is not confirmed yet. Sending it again would be another transaction
 *   and pay twice.
 * - `gone`: the wallet is no longer there.
 * - `failed`: anything else; `detail` is the wallet's own sentence, as plain text, and `reason` is the entry
 *   of `failureCatalogue` that describes the failure, where there is one.
 */
export type SendFailure =
  | { readonly cause: 'declined' | 'wrongNetwork' | 'pending' | 'gone' }
  | { readonly cause: 'failed'; readonly detail: string; readonly reason?: FailureReason };

/** Names the cause of a transfer that was not sent. */
export function sendFailureOf(error: unknown): SendFailure {
  const reason = transactionReasonOf(error);
  if (isUserRejection(error) || reason === 'userRejected') return { cause: 'declined' };
  if (reason === 'alreadyKnown' || reason === 'duplicateBundle') return { cause: 'pending' };
  if (reason === 'chainMismatch') return { cause: 'wrongNetwork' };
  if (isWidgetError(error, 'CONNECTOR_GONE')) return { cause: 'gone' };
  const detail = isWidgetError(error) ? error.message : 'Unknown error';
  return { cause: 'failed', detail, ...(reason && { reason }) };
}
