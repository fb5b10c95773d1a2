import { retryDelayMs } from '../../domain/network/retry-policy';
import type { Clock } from '../../ports/clock';
import type { Connectivity } from './connectivity';
import type { CallSender, PendingCall } from './pending-call';

export interface RetryingDeliveryDeps {
  readonly sender: CallSender;
  readonly clock: Clock;
  readonly connectivity: Connectivity;

  /** A random number from 0 to 1. */
  readonly random: () => number;
}

/** Sends calls until each is settled. Retries failed calls together. */
export class RetryingDelivery {
  readonly #deps: RetryingDeliveryDeps;

  constructor(deps: RetryingDeliveryDeps) {
    this.#deps = deps;
  }

  /**
   * Settles each of `calls`. While the machine is offline it retries nothing. Once the machine is online
   * again, waiting calls go out at once, and the attempts that failed offline do not count.
   *
   * @throws the reason of `signal` as soon as it aborts.
   */
  async deliver(calls: readonly PendingCall[], signal: AbortSignal): Promise<void> {
    const { sender, clock, connectivity, random } = this.#deps;
    let pending = calls;
    for (let attempt = 0; pending.length > 0;) {
      const failed = await sender.send(pending, signal);
      const isOnline = connectivity.isOnline();
      const jitter = random(); // One wait for all, so that they stay in one post.
      let waitMs = 0;
      pending = failed.flatMap(({ call, error }) => {
        // A call that signs or sends must not go out long after the visitor has turned to something else.
        const mayWait = call.maySend && (isOnline || call.isRepeatable);
        const delayMs = mayWait ? retryDelayMs(attempt, error, jitter) : undefined;
        if (delayMs === undefined) {
          call.reject(error);
          return [];
        }
        waitMs = Math.max(waitMs, delayMs);
        return call;
      });
      if (pending.length === 0) return;
      if (isOnline) {
        attempt += 1;
        await clock.sleep(waitMs, signal);
      }
      if (!connectivity.isOnline()) await connectivity.whenOnline(signal);
      pending = pending.filter(({ isSettled }) => !isSettled);
    }
  }
}
