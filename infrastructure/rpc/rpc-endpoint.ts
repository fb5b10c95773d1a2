import type { EndpointHealth } from './endpoint-health';
import { type CallSender, failAll, type FailedCall, type PendingCall } from './pending-call';

export interface RpcEndpointDeps {
  readonly sender: CallSender;
  readonly health: EndpointHealth;

  /** The number of the endpoint's newest block, asked for in a post of its own. */
  readonly blockNumber: (signal: AbortSignal) => Promise<bigint>;
}

/** One of the addresses under which a network is reached, and what is known of it. */
export class RpcEndpoint implements CallSender {
  readonly health: EndpointHealth;
  readonly blockNumber: (signal: AbortSignal) => Promise<bigint>;
  readonly #sender: CallSender;

  constructor({ sender, health, blockNumber }: RpcEndpointDeps) {
    this.#sender = sender;
    this.health = health;
    this.blockNumber = blockNumber;
  }

  async send(calls: readonly PendingCall[], signal: AbortSignal): Promise<readonly FailedCall[]> {
    const { restReason } = this.health;
    if (restReason) return failAll(calls, restReason);
    const failed = await this.#sender.send(calls, signal);
    const answered = calls.length - failed.length;
    if (answered > 0) this.health.noteAnswer();
    else if (!signal.aborted) this.health.noteFailure(failed[0]?.error);
    return failed;
  }
}
