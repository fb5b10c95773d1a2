import type { PairingFailure } from '../../domain/connection/pairing';
import { isWidgetError } from '../../domain/errors/widget-error';
import { isUserRejection } from '../../domain/errors/user-rejection';

/**
 * The protocol's codes for chains, methods, events, accounts and namespaces that a wallet does not support.
 */
const unsupportedCodes: ReadonlySet<number> = new Set([5100, 5101, 5102, 5103, 5104]);

/** Why a pairing failed, by the error that it threw. */
export function pairingFailureOf(error: unknown): PairingFailure {
  if (isWidgetError(error, 'PAIRING_EXPIRED')) return 'expired';
  if (isWidgetError(error, 'SIGN_IN_INVALID')) return 'signInInvalid';
  if (isUserRejection(error)) return 'declined';
  return isOfNoUse(error) ? 'unsupported' : 'unreachable';
}

/** The relay's text, where the relay refuses the site; else empty. */
export function refusalIn(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error ? cause.message : '';
}

/** Whether the wallet approved nothing that the site can use, or reported that itself. */
function isOfNoUse(error: unknown): boolean {
  if (isWidgetError(error, 'WALLET_RESPONSE_INVALID')) return true;
  return isWidgetError(error, 'RPC') && unsupportedCodes.has(error.context.rpcCode);
}
