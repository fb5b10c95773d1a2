import { isEndpointFault, retryDelayMs } from '../../domain/network/retry-policy';
import type { CallSender, FailedCall, PendingCall } from './pending-call';
import type { RpcEndpoint } from './rpc-endpoint';

/** Tries the endpoints of a network in turn, the best first, until each call has its answer. */
export class FallbackSender implements CallSender {
  readonly #endpoints: readonly RpcEndpoint[];

  constructor(endpoints: readonly RpcEndpoint[]) {
    this.#endpoints = endpoints;
  }

  async send(calls: readonly PendingCall[], signal: AbortSignal): Promise<readonly FailedCall[]> {
    const failed = new Map<PendingCall, unknown>();
    let pending = calls;
    for (const endpoint of this.#ranked()) {
      const left: PendingCall[] = [];
      for (const { call, error } of await endpoint.send(pending, signal)) {
        failed.set(call, failed.has(call) ? shorterWait(failed.get(call), error) : error);
        if (isEndpointFault(error) && call.maySend) left.push(call);
      }
      pending = left;
      if (pending.length === 0) break;
    }
    return [...failed]
      .map(([call, error]) => ({ call, error }))
      .filter(({ call }) => !call.isSettled);
  }

  /** The configured order, except for endpoints that rank lower after failures. */
  #ranked(): readonly RpcEndpoint[] {
    return [...this.#endpoints].sort((one, other) => one.health.rank - other.health.rank);
  }
}

/** Of two errors of one call, the one that allows the earlier retry. */
function shorterWait(earlier: unknown, later: unknown): unknown {
  return waitAfter(later) < waitAfter(earlier) ? later : earlier;
}

function waitAfter(error: unknown): number {
  return retryDelayMs(0, error, 0.5) ?? Number.POSITIVE_INFINITY;
}
