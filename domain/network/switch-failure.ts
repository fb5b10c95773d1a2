import type { FailureReason } from '../errors/failure-catalogue';
import { failureReasonOf } from '../errors/failure-reason';
import { isWidgetError } from '../errors/widget-error';
import { isUserRejection } from '../errors/user-rejection';
import { rpcCodes } from '../rpc/rpc-code';

/**
 * Why a network switch failed.
 *
 * - `declined`: the visitor declined.
 * - `pending`: another request is open in the wallet.
 * - `notSupported`: the wallet does not know the chain and will not add it.
 * - `notChanged`: the wallet accepted but stayed on its network.
 * - `gone`: the wallet is no longer there.
 * - `failed`: anything else; `detail` is the wallet's own sentence, as plain text, and `reason` is the entry
 *   of `failureCatalogue` that describes the failure, where there is one.
 */
export type SwitchFailure =
  | { readonly cause: 'declined' | 'pending' | 'notSupported' | 'notChanged' | 'gone' }
  | { readonly cause: 'failed'; readonly detail: string; readonly reason?: FailureReason };

/** Names the cause of a failed network switch. */
export function switchFailureOf(error: unknown): SwitchFailure {
  if (isWidgetError(error, 'CHAIN_NOT_SUPPORTED')) return { cause: 'notSupported' };
  if (isWidgetError(error, 'NETWORK_NOT_CHANGED')) return { cause: 'notChanged' };
  if (isWidgetError(error, 'CONNECTOR_GONE')) return { cause: 'gone' };
  if (isUserRejection(error)) return { cause: 'declined' };
  if (isWidgetError(error, 'RPC') && error.context.rpcCode === rpcCodes.resourceUnavailable)
    return { cause: 'pending' };
  const reason = failureReasonOf(error);
  if (reason === 'userRejected') return { cause: 'declined' };
  const detail = isWidgetError(error) ? error.message : 'Unknown error';
  return { cause: 'failed', detail, ...(reason && { reason }) };
}
