import type { RpcRequest } from '../../ports/rpc-client';
import type { EndpointHealth } from './endpoint-health';
import { type CallSender, failAll, type FailedCall, type PendingCall } from './pending-call';

export interface RpcEndpointDeps {
  readonly sender: CallSender;
  readonly health: EndpointHealth;

  /** The endpoint's own answer to `request`, in a post of its own. */
  readonly ask: (request: RpcRequest, signal: AbortSignal) => Promise<unknown>;
}

/** One address of a network, and its state. */
export class RpcEndpoint implements CallSender {
  readonly health: EndpointHealth;
  readonly ask: RpcEndpointDeps['ask'];
  readonly #sender: CallSender;

  constructor({ sender, health, ask }: RpcEndpointDeps) {
    this.#sender = sender;
    this.health = health;
    this.ask = ask;
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
