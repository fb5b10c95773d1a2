import { isWidgetError } from '../../../domain/errors/widget-error';
import { listOf } from '../../../domain/outside/untrusted-record';
import type { RpcClient } from '../../../ports/rpc-client';

/** One call of a simulation, in the form of the nodes. */
export interface AskedCall {
  readonly from: string;
  readonly to: string;
  readonly value: string;
  readonly data: string;
  readonly gas?: string;
  readonly maxFeePerGas?: string;
  readonly maxPriorityFeePerGas?: string;
  readonly gasPrice?: string;
}

/** Calls that a node executes one after the other, in the form of the nodes. */
export interface AskedSimulation {
  readonly calls: readonly AskedCall[];
  readonly stateOverrides: Readonly<
    Record<string, { readonly code?: string; readonly balance?: string }>
  >;
  readonly blockOverrides?: Readonly<Record<string, string>>;

  /** Whether the calls are judged like transactions: only then every node has the base fee of its block. */
  readonly isValidated?: boolean;
}

/**
 * A node's reports of the calls, in one block (`eth_simulateV1`). `undefined` where the node does not know that method,
 * or reports anything else.
 *
 * @throws what the network's `RpcClient` throws where no node could be asked.
 */
export async function simulatedCalls(
  client: RpcClient,
  { isValidated = false, ...block }: AskedSimulation,
  signal?: AbortSignal,
): Promise<readonly unknown[] | undefined> {
  const params = [
    { blockStateCalls: [block], traceTransfers: true, validation: isValidated },
    'latest',
  ];
  try {
    const answer = await client.request({ method: 'eth_simulateV1', params }, signal);
    // Blocks that the numbers leave out are before it.
    const last: unknown = Array.isArray(answer) ? answer.at(-1) : undefined;
    const results = listOf(last, 'calls');
    return results?.length === block.calls.length ? results : undefined;
  } catch (error) {
    signal?.throwIfAborted();
    if (isWidgetError(error, 'RPC')) return undefined;
    throw error;
  }
}
