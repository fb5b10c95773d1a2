import { isWidgetError } from '../../domain/errors/catalogued-error';
import { rpcCodes } from '../../domain/rpc/rpc-code';

/** The visitor declined: EIP-1193. */
export const REJECTED = rpcCodes.userRejected;

/** The wallet does not know the chain: EIP-3085. */
export const UNKNOWN_CHAIN = rpcCodes.unrecognizedChain;

/** An error as EIP-1193 providers throw it. */
export class ProviderError extends Error {
  readonly code: number;

  constructor(name: string, code: number, message: string, options?: { readonly cause?: unknown }) {
    super(message, options);
    this.name = name;
    this.code = code;
  }
}

/** No wallet is connected. */
export function disconnected(): ProviderError {
  return new ProviderError(
    'ProviderDisconnectedError',
    rpcCodes.disconnected,
    'No wallet is connected.',
  );
}

/** The wallet does not have `method`. */
export function unsupported(method: string): ProviderError {
  return new ProviderError(
    'UnsupportedMethodError',
    rpcCodes.unsupportedMethod,
    `The wallet has no ${method}.`,
  );
}

/** What `asking` resolves with. Where the visitor closes the modal or declines, throws 4001, as wallets do. */
export async function orRejected<Value>(asking: Promise<Value>): Promise<Value> {
  try {
    return await asking;
  } catch (error) {
    const isRefused = isWidgetError(error, 'RPC') && error.context.rpcCode === REJECTED;
    if (!isRefused && !isWidgetError(error, 'ABORTED')) throw error;
    const message = 'User rejected the request.';
    throw new ProviderError('UserRejectedRequestError', REJECTED, message, { cause: error });
  }
}

/** Whether `error` has the code of EIP-1193 or EIP-3085. */
export function hasCode(error: unknown, code: number): boolean {
  return typeof error === 'object' && error !== null && Reflect.get(error, 'code') === code;
}
