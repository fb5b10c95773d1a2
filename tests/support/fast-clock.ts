import type { Clock } from '../../ports/clock';
import { SystemClock } from '../../infrastructure/clock/system-clock';

/** A {@link Clock} on which time passes `rate` times as fast: what waits for seconds waits for milliseconds. */
export class FastClock implements Clock {
  readonly #clock = new SystemClock();
  readonly #start = this.#clock.now();
  readonly #rate: number;
  #sleeping = 0;

  constructor(rate: number) {
    this.#rate = rate;
  }

  /** How many sleeps are under way. */
  get sleeping(): number {
    return this.#sleeping;
  }

  now(): number {
    return this.#start + (this.#clock.now() - this.#start) * this.#rate;
  }

  async sleep(ms: number, signal?: AbortSignal): Promise<void> {
    this.#sleeping += 1;
    try {
      await this.#clock.sleep(ms / this.#rate, signal);
    } finally {
      this.#sleeping -= 1;
    }
  }
}
