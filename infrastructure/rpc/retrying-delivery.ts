import { retryDelayMs } from '../../domain/rpc/retry-policy';
import type { Clock } from '../../ports/clock';
import type { Connectivity } from './connectivity';
import type { CallSender, PendingCall } from './pending-call';

export interface RetryingDeliveryDeps {
  readonly sender: CallSender;
  readonly clock: Clock;
  readonly connectivity: Connectivity;

  /** A number from 0 to 1, another each time. */
  readonly random: () => number;
}

/** Sends calls until each is settled, those that failed again and together. */
export class RetryingDelivery {
  readonly #deps: RetryingDeliveryDeps;

  constructor(deps: RetryingDeliveryDeps) {
    this.#deps = deps;
  }

  /**
   * Settles each of `calls`. While the machine is offline nothing is retried; when it is back, what
   * waits goes out at once, and the attempts that failed in between do not count.
   *
   * @throws the reason of `signal` as soon as it aborts.
   */
  async deliver(calls: readonly PendingCall[], signal: AbortSignal): Promise<void> {
    const { sender, clock, connectivity, random } = this.#deps;
    let pending = calls;
    for (let attempt = 0; pending.length > 0;) {
      const failed = await sender.send(pending, signal);
      const isOnline = connectivity.isOnline();
      const jitter = random(); // One for all, so that they stay one post.
      let waitMs = 0;
      pending = failed.flatMap(({ call, error }) => {
        // What signs or sends must not go out when its person has long turned to something else.
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
