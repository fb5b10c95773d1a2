import type { Clock } from '../../../ports/clock';

/** One wait at a time on a {@link Clock}. Starting the next one stops the one before. */
export class Timer {
  readonly #clock: Clock;
  #waiting: AbortController | undefined;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  get isRunning(): boolean {
    return this.#waiting !== undefined;
  }

  /** Calls `ring` in `ms` milliseconds. */
  start(ms: number, ring: () => void): void {
    this.stop();
    const waiting = new AbortController();
    this.#waiting = waiting;
    this.#clock.sleep(ms, waiting.signal).then(
      () => {
        if (this.#waiting !== waiting) return;
        this.#waiting = undefined;
        ring();
      },
      () => {},
    );
  }

  stop(): void {
    this.#waiting?.abort();
    this.#waiting = undefined;
  }
}
