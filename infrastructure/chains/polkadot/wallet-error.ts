import { isWidgetError, WidgetError } from '../../../domain/errors/widget-error';
import { rpcCodes } from '../../../domain/rpc/rpc-code';
import { providerErrorOf } from '../provider-error';

/**
 * These wallets have no error codes. They report a refusal by the visitor or by the wallet itself with a
 * word.
 */
const declinedText = /\b(?:reject|cancel|den(?:y|ied)|declin|not allowed to interact)/i;
const pendingText = /\bpending\b/i;

/** Translates an error of a Polkadot wallet into the code that EVM wallets have for it. */
export function walletErrorOf(thrown: unknown, connectorId: string): WidgetError {
  const error = providerErrorOf(thrown, connectorId);
  if (!isWidgetError(error, 'RPC') || error.context.rpcCode !== rpcCodes.internalError)
    return error;
  const { rpcMessage } = error.context;
  const rpcCode = codeIn(rpcMessage);
  if (rpcCode === undefined) return error;
  return new WidgetError('RPC', { rpcCode, rpcMessage }, { cause: error.cause });
}

function codeIn(text: string): number | undefined {
  if (pendingText.test(text)) return rpcCodes.resourceUnavailable;
  return declinedText.test(text) ? rpcCodes.userRejected : undefined;
}
