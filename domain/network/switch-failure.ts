import { isWidgetError } from '../errors/widget-error';
import { isUserRejection, rpcCodes } from '../rpc/rpc-code';

/**
 * Why a network switch failed.
 *
 * - `declined`: the person said no.
 * - `pending`: another request is open in the wallet.
 * - `notSupported`: the wallet does not know the chain and will not add it.
 * - `notChanged`: the wallet said yes and stayed where it was.
 * - `gone`: the wallet is no longer there.
 * - `failed`: anything else; `detail` is the wallet's own sentence, as plain text.
 */
export type SwitchFailure =
  | { readonly cause: 'declined' | 'pending' | 'notSupported' | 'notChanged' | 'gone' }
  | { readonly cause: 'failed'; readonly detail: string };

/** Names the cause of a failed network switch. */
export function switchFailureOf(error: unknown): SwitchFailure {
  if (isWidgetError(error, 'CHAIN_NOT_SUPPORTED')) return { cause: 'notSupported' };
  if (isWidgetError(error, 'NETWORK_NOT_CHANGED')) return { cause: 'notChanged' };
  if (isWidgetError(error, 'CONNECTOR_GONE')) return { cause: 'gone' };
  if (isUserRejection(error)) return { cause: 'declined' };
  if (isWidgetError(error, 'RPC') && error.context.rpcCode === rpcCodes.resourceUnavailable)
    return { cause: 'pending' };
  return { cause: 'failed', detail: isWidgetError(error) ? error.message : 'Unknown error' };
}
