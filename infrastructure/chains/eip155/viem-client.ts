import { type Client, createClient, custom } from 'viem';
import { isWidgetError } from '../../../domain/errors/widget-error';
import type { RpcClient } from '../../../ports/rpc-client';

/** What nodes answer for a call that the contract refused (EIP-1474 leaves the code open; Geth says 3). */
const REVERTED = 3;

/** viem over `client`, and over nothing else: what a contract keeps off the chain is not asked for. */
export function viemClient(client: RpcClient, signal?: AbortSignal): Client {
  const request = (args: { method: string; params?: unknown }): Promise<unknown> =>
    client.request({ method: args.method, params: args.params as readonly unknown[] }, signal);
  return createClient({
    ccipRead: false,
    transport: custom({ request }, { retryCount: 0 }),
  });
}

/** What a contract answers: nothing, where it refuses. Failures to ask it are thrown as they were. */
export async function orRefused<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    const cause = widgetErrorIn(error);
    if (isWidgetError(cause, 'RPC') && isRevert(cause.context)) return undefined;
    throw cause ?? error;
  }
}

/** Whether a node says that a contract refused. */
export function isRevert(context: {
  readonly rpcCode: number;
  readonly rpcMessage: string;
}): boolean {
  return context.rpcCode === REVERTED || /revert/i.test(context.rpcMessage);
}

/** The error of ours that `error` wraps. */
function widgetErrorIn(error: unknown): unknown {
  for (let each = error; each instanceof Error; each = each.cause) {
    if (isWidgetError(each)) return each;
  }
  return undefined;
}
