import { isRejectionCode, isRejectionText } from '../rpc/rpc-code';
import { isWidgetError } from './widget-error';

/** Whether `error` says that the visitor declined: by its code, or by its text when there is no code. */
export function isUserRejection(error: unknown): boolean {
  if (!isWidgetError(error, 'RPC')) return false;
  const { rpcCode, rpcMessage } = error.context;
  return isRejectionCode(rpcCode) || isRejectionText(rpcMessage);
}
