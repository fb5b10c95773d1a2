import { FeatureError } from '../errors/feature-error';
import { rpcPermission } from '../rpc/rpc-method';

/**
 * Lets the methods pass that the embedded wallet knows.
 *
 * @throws `WidgetError` `RPC_METHOD_NOT_ALLOWED` when `method` is in neither list.
 */
export function requireAllowedRpcMethod(method: string): void {
  if (rpcPermission(method) === 'refused') {
    throw new FeatureError('RPC_METHOD_NOT_ALLOWED', { method });
  }
}
