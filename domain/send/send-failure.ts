import { isWidgetError } from '../errors/widget-error';
import { isUserRejection } from '../rpc/rpc-code';

/**
 * Why a transfer was not sent.
 *
 * - `declined`: the person said no in the wallet.
 * - `wrongNetwork`: the wallet is on another network than the one that was reviewed.
 * - `gone`: the wallet is no longer there.
 * - `failed`: anything else; `detail` is the wallet's own sentence, as plain text.
 */
export type SendFailure =
  | { readonly cause: 'declined' | 'wrongNetwork' | 'gone' }
  | { readonly cause: 'failed'; readonly detail: string };

/** Names the cause of a transfer that was not sent. */
export function sendFailureOf(error: unknown): SendFailure {
  if (isUserRejection(error)) return { cause: 'declined' };
  if (isWidgetError(error, 'NETWORK_NOT_CHANGED')) return { cause: 'wrongNetwork' };
  if (isWidgetError(error, 'CONNECTOR_GONE')) return { cause: 'gone' };
  return { cause: 'failed', detail: isWidgetError(error) ? error.message : 'Unknown error' };
}
