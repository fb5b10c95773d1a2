import { isWidgetError } from '../errors/widget-error';
import { rpcCodes } from '../rpc/rpc-code';

/**
 * The codes with which a wallet says that it does not send such a bundle, and has sent nothing: the method is missing, or
 * by EIP-5792 a capability, the chain, the size, the visitor's agreement or atomicity.
 */
const refusals: ReadonlySet<number> = new Set([
  rpcCodes.methodNotFound,
  rpcCodes.methodNotSupported,
  rpcCodes.unsupportedMethod,
  rpcCodes.unauthorized,
  rpcCodes.capabilityUnsupported,
  rpcCodes.capabilityChainUnsupported,
  rpcCodes.bundleTooLarge,
  rpcCodes.upgradeRejected,
  rpcCodes.atomicityUnsupported,
]);

/** Whether `error` says that the wallet does not send such a bundle at all. */
export function isBundleRefusal(error: unknown): boolean {
  return isWidgetError(error, 'RPC') && refusals.has(error.context.rpcCode);
}
