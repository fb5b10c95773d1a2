import { SystemClock } from '../../infrastructure/clock/system-clock';
import type { Clock } from '../../ports/clock';

const HASTE = 100;

/** The machine's own time, with each second shortened to ten milliseconds. */
export class HastyClock implements Clock {
  readonly #clock = new SystemClock();
  readonly #startMs = Date.now();

  now(): number {
    return this.#startMs + (this.#clock.now() - this.#startMs) * HASTE;
  }

  sleep(ms: number, signal?: AbortSignal): Promise<void> {
    return this.#clock.sleep(ms / HASTE, signal);
  }
}
