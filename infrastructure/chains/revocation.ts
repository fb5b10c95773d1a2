import { WidgetError } from '../../domain/errors/widget-error';
import type { Clock } from '../../ports/clock';

/** How long a wallet has to revoke the grant before the session ends without its answer. */
const TIMEOUT_MS = 500;

/** Requests that a wallet revoke the grant of a session. */
export class Revocation {
  readonly #clock: Clock;
  readonly #controller = new AbortController();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /**
   * Sends the request `ask`, and waits at most 500 ms for the answer. Never throws, because many wallets
   * cannot revoke a grant and the session is over anyway.
   */
  async revoke(ask: (signal: AbortSignal) => Promise<unknown>): Promise<void> {
    const { signal } = this.#controller;
    const ends = [ask(signal), this.#clock.sleep(TIMEOUT_MS, signal)];
    await Promise.race(ends.map((end) => end.catch(() => undefined)));
    this.#controller.abort(new WidgetError('ABORTED', {}));
  }

  /** Stops waiting for the wallet. */
  cancel(): void {
    this.#controller.abort();
  }
}
