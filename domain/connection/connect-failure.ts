import type { FailureReason } from '../errors/failure-catalogue';
import { failureReasonOf } from '../errors/failure-reason';
import { isWidgetError } from '../errors/widget-error';
import { isUserRejection } from '../errors/user-rejection';

/**
 * Why a wallet could not be connected. Each cause has its own text and its own next step.
 *
 * - `declined`: the visitor declined (EIP-1193 4001, and the texts wallets use for it).
 * - `pending`: a request is already open in the wallet, or the wallet is locked (-32002, and the texts
 *   wallets use for it).
 * - `notInstalled`: the wallet is not in this browser.
 * - `gone`: the wallet disappeared while the request was open.
 * - `failed`: anything else; `detail` is the wallet's own sentence, as plain text, and `reason` is the entry
 *   of `failureCatalogue` that describes the failure, where there is one.
 */
export type ConnectFailure =
  | { readonly cause: 'declined' | 'pending' | 'notInstalled' | 'gone' }
  | { readonly cause: 'failed'; readonly detail: string; readonly reason?: FailureReason };

/** Names the cause of a failed connect. */
export function connectFailureOf(error: unknown): ConnectFailure {
  if (isUserRejection(error)) return { cause: 'declined' };
  if (isWidgetError(error, 'CONNECTOR_NOT_FOUND')) return { cause: 'notInstalled' };
  if (isWidgetError(error, 'CONNECTOR_GONE')) return { cause: 'gone' };
  const reason = failureReasonOf(error);
  if (reason === 'userRejected') return { cause: 'declined' };
  if (reason === 'resourceUnavailable') return { cause: 'pending' };
  const detail = isWidgetError(error) ? error.message : 'Unknown error';
  return { cause: 'failed', detail, ...(reason && { reason }) };
}
