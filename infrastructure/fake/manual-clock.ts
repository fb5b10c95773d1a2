import type { Clock } from '../../ports/clock';

interface Timer {
  at: number;
  readonly ring: () => void;
}

/** A {@link Clock} that stands still until a test moves it. */
export class ManualClock implements Clock {
  #now: number;
  readonly #settle: () => Promise<void>;
  readonly #timers = new Set<Timer>();

  /**
   * `settle` waits until all work that is ready has run: by a real macrotask, unless a test has a faster way.
   */
  constructor(now: number = Date.UTC(2026, 0, 1), settle: () => Promise<void> = oneMacrotask) {
    this.#now = now;
    this.#settle = settle;
  }

  now(): number {
    return this.#now;
  }

  sleep(ms: number, signal?: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const stop = (): void => {
        this.#timers.delete(timer);
        reject(signal?.reason);
      };
      const timer: Timer = {
        at: this.#now + ms,
        ring: () => {
          signal?.removeEventListener('abort', stop);
          resolve();
        },
      };
      this.#timers.add(timer);
      signal?.addEventListener('abort', stop, { once: true });
    });
  }

  /** How many sleeps are under way. A test for leaks counts them. */
  get sleeping(): number {
    return this.#timers.size;
  }

  /**
   * Moves time `ms` milliseconds on, and wakes each sleeper at its moment and in its order. The work that a
   * sleeper does on waking, new sleeps included, ends before time moves further.
   */
  async advance(ms: number): Promise<void> {
    const until = this.#now + ms;
    await this.#settle();
    for (let timer = this.#next(until); timer; timer = this.#next(until)) {
      this.#timers.delete(timer);
      this.#now = Math.max(this.#now, timer.at);
      timer.ring();
      await this.#settle();
    }
    this.#now = until;
  }

  /** Sets the time like a visitor who corrects the machine's clock: the length of a sleep does not change. */
  jumpTo(now: number): void {
    for (const timer of this.#timers) timer.at += now - this.#now;
    this.#now = now;
  }

  #next(until: number): Timer | undefined {
    let next: Timer | undefined;
    for (const timer of this.#timers) {
      if (timer.at <= until && (!next || timer.at < next.at)) next = timer;
    }
    return next;
  }
}

/** One real macrotask. Every promise chain that is ready has run after it. */
function oneMacrotask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}
