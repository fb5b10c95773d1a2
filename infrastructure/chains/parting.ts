import { WidgetError } from '../../domain/errors/widget-error';
import type { Clock } from '../../ports/clock';

/** How long a wallet may take to forget the site before nobody waits for it any more. */
const PATIENCE_MS = 500;

/** How a session parts from its wallet: it asks it to forget the site, and does not insist. */
export class Parting {
  readonly #clock: Clock;
  readonly #patience = new AbortController();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /**
   * Asks by `leave`, and waits for 500 ms at most. Never throws: many wallets cannot be left, and one that
   * does not forget the site is simply left alone.
   */
  async from(leave: (signal: AbortSignal) => Promise<unknown>): Promise<void> {
    const { signal } = this.#patience;
    const ends = [leave(signal), this.#clock.sleep(PATIENCE_MS, signal)];
    await Promise.race(ends.map((end) => end.catch(() => undefined)));
    this.#patience.abort(new WidgetError('ABORTED', {}));
  }

  /** The session is over: nobody waits for the wallet any more. */
  giveUp(): void {
    this.#patience.abort();
  }
}
