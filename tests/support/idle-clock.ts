import { setImmediate as turnOfTheLoop, setTimeout as pause } from 'node:timers/promises';
import type { Clock } from '../../ports/clock';

interface Sleeper {
  readonly at: number;
  readonly ring: () => void;
}

/** The number of turns of the event loop without activity: a message over loopback needs one. */
const QUIET_TURNS = 16;

/**
 * A {@link Clock} for clients of servers in the same process. Time stands still during activity, and jumps to
 * the next sleeper's moment without, so that the speed of the machine makes no difference. It does not see
 * activity elsewhere, such as a name lookup, or many bytes on their way.
 */
export class IdleClock implements Clock {
  readonly #sleepers = new Set<Sleeper>();
  #now = Date.UTC(2026, 0, 1);
  #seen = 0;
  #isRunning = false;

  now(): number {
    return this.#now;
  }

  /** How many sleeps are under way. */
  get sleeping(): number {
    return this.#sleepers.size;
  }

  /** Reports activity. */
  touch(): void {
    this.#seen += 1;
  }

  sleep(ms: number, signal?: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const stop = (): void => {
        this.touch();
        this.#sleepers.delete(sleeper);
        reject(signal?.reason);
      };
      const sleeper: Sleeper = {
        at: this.#now + ms,
        ring: () => {
          signal?.removeEventListener('abort', stop);
          resolve();
        },
      };
      signal?.addEventListener('abort', stop, { once: true });
      this.touch();
      this.#sleepers.add(sleeper);
      void this.#run();
    });
  }

  async #run(): Promise<void> {
    if (this.#isRunning) return;
    this.#isRunning = true;
    while (this.#sleepers.size > 0) {
      await this.#whenQuiet();
      const [next] = [...this.#sleepers].sort((one, other) => one.at - other.at);
      if (!next) break;
      this.#sleepers.delete(next);
      this.#now = Math.max(this.#now, next.at);
      next.ring();
    }
    this.#isRunning = false;
  }

  async #whenQuiet(): Promise<void> {
    let seen: number;
    do {
      seen = this.#seen;
      for (let turn = 0; turn < QUIET_TURNS; turn += 1) await turnOfTheLoop();
      await pause(1);
    } while (seen !== this.#seen);
  }
}
