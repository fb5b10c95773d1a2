import { isWidgetError } from '../../../domain/errors/widget-error';
import { listOf } from '../../../domain/outside/untrusted-record';
import type { RpcClient } from '../../../ports/rpc-client';

/** One call of a simulation, in the form of the nodes. */
export interface AskedCall {
  readonly from: string;
  readonly to: string;
  readonly value: string;
  readonly data: string;
}

/**
 * A node's reports of `calls`, executed one after the other (`eth_simulateV1`). `undefined` where the node does not
 * know that method, or reports anything else.
 *
 * @throws what the network's `RpcClient` throws where no node could be asked.
 */
export async function simulatedCalls(
  client: RpcClient,
  calls: readonly AskedCall[],
  stateOverrides: Readonly<Record<string, { readonly code: string }>>,
  signal?: AbortSignal,
): Promise<readonly unknown[] | undefined> {
  const params = [
    { blockStateCalls: [{ stateOverrides, calls }], traceTransfers: true, validation: false },
    'latest',
  ];
  try {
    const answer = await client.request({ method: 'eth_simulateV1', params }, signal);
    const [first] = Array.isArray(answer) ? (answer as readonly unknown[]) : [];
    const results = listOf(first, 'calls');
    return results?.length === calls.length ? results : undefined;
  } catch (error) {
    signal?.throwIfAborted();
    if (isWidgetError(error, 'RPC')) return undefined;
    throw error;
  }
}
