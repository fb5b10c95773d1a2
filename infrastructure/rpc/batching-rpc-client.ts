import type { Clock } from '../../ports/clock';
import type { RpcClient, RpcRequest } from '../../ports/rpc-client';
import { PendingCall } from './pending-call';
import type { RetryingDelivery } from './retrying-delivery';

export interface BatchingRpcClientDeps {
  readonly clock: Clock;
  readonly delivery: Pick<RetryingDelivery, 'deliver'>;
}

/** Collects the calls of one tick, and delivers them together. A call that signs or sends goes alone. */
export class BatchingRpcClient implements RpcClient {
  readonly #deps: BatchingRpcClientDeps;
  #gathered: PendingCall[] = [];

  constructor(deps: BatchingRpcClientDeps) {
    this.#deps = deps;
  }

  request(request: RpcRequest, signal?: AbortSignal): Promise<unknown> {
    const call = new PendingCall(request, signal);
    if (!call.isRepeatable) void this.#deliver([call]);
    else if (this.#gathered.push(call) === 1) void this.#deliverGathered();
    return call.answer;
  }

  async #deliverGathered(): Promise<void> {
    await this.#deps.clock.sleep(0);
    const calls = this.#gathered;
    this.#gathered = [];
    await this.#deliver(calls);
  }

  /** The delivery ends with its last call, whether that is answered or cancelled. */
  async #deliver(calls: readonly PendingCall[]): Promise<void> {
    const open = new Set(calls.filter(({ isSettled }) => !isSettled));
    if (open.size === 0) return;
    const ended = new AbortController();
    for (const call of open) {
      call.onSettled = () => {
        open.delete(call);
        if (open.size === 0) ended.abort();
      };
    }
    try {
      await this.#deps.delivery.deliver([...open], ended.signal);
    } catch (error) {
      for (const call of open) call.reject(error);
    }
  }
}
