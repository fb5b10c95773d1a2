import { isWidgetError } from '../errors/widget-error';
import { rpcCodes } from '../rpc/rpc-code';

/**
 * The codes with which a wallet says that it does not send such a bundle, and has sent nothing: the method is missing, or
 * by EIP-5792 a capability (5700), the chain (5710), the size (5740), the visitor's agreement (5750) or atomicity (5760).
 */
const refusals: ReadonlySet<number> = new Set([
  rpcCodes.methodNotFound,
  rpcCodes.methodNotSupported,
  rpcCodes.unsupportedMethod,
  rpcCodes.unauthorized,
  ...[5700, 5710, 5740, 5750, 5760],
]);

/** Whether `error` says that the wallet does not send such a bundle at all. */
export function isBundleRefusal(error: unknown): boolean {
  return isWidgetError(error, 'RPC') && refusals.has(error.context.rpcCode);
}
