import { type Client, createClient, custom } from 'viem';
import { isWidgetError } from '../../../domain/errors/widget-error';
import type { RpcClient } from '../../../ports/rpc-client';

/**
 * The error codes of nodes for a call that the contract refused (EIP-1474 leaves the code open; Geth uses 3).
 */
const REVERTED = 3;

/**
 * A viem client that uses only `client`. It makes no requests for data that a contract keeps off the chain.
 */
export function viemClient(client: RpcClient, signal?: AbortSignal): Client {
  const request = (args: { method: string; params?: unknown }): Promise<unknown> =>
    client.request({ method: args.method, params: args.params as readonly unknown[] }, signal);
  return createClient({
    ccipRead: false,
    transport: custom({ request }, { retryCount: 0 }),
  });
}

/** A contract's answer; `undefined` where it refuses. Other failures are thrown unchanged. */
export async function orRefused<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    const cause = widgetErrorIn(error);
    if (isWidgetError(cause, 'RPC') && isRevert(cause.context)) return undefined;
    throw cause ?? error;
  }
}

/** Whether a node reports that a contract refused. */
export function isRevert(context: {
  readonly rpcCode: number;
  readonly rpcMessage: string;
}): boolean {
  return context.rpcCode === REVERTED || /revert/i.test(context.rpcMessage);
}

/** The widget's own error that `error` wraps. */
function widgetErrorIn(error: unknown): unknown {
  for (let each = error; each instanceof Error; each = each.cause) {
    if (isWidgetError(each)) return each;
  }
  return undefined;
}
