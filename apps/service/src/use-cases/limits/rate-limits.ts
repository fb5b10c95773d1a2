import { createHmac } from 'node:crypto';
import type { StoredCount } from '../../ports/counters';
import type { Store } from '../../ports/store';

/** How many times something may happen in a span. */
export interface RateLimit {
  readonly name: string;
  readonly limit: number;
  readonly spanMs: number;
}

/** What is counted in a span, and the seconds until the next span. */
export interface Counted {
  readonly n: number;
  readonly seconds: number;
}

export interface RateLimitsDeps {
  readonly store: Pick<Store, 'counters'>;
  readonly secret: string;
  readonly now: () => number;
}

/** Counts in the database, so that limits hold over restarts and for several instances together. */
export class RateLimits {
  readonly #deps: RateLimitsDeps;

  constructor(deps: RateLimitsDeps) {
    this.#deps = deps;
  }

  /**
   * Counts one more for `key`. Returns 0 where it is within the limit, else the seconds until the next span.
   * One statement counts and decides.
   */
  async secondsToWait(limit: RateLimit, key: string): Promise<number> {
    const { n, seconds } = await this.count(limit, key);
    return n <= limit.limit ? 0 : seconds;
  }

  /** Counts one more for `key`, in one statement. */
  async count({ name, spanMs }: RateLimit, key: string): Promise<Counted> {
    const { store, now } = this.#deps;
    const at = now();
    return countedIn(await store.counters.count(this.#nameOf(name, key), at, at + spanMs), at);
  }

  /** What is counted for each key, without counting. */
  async counted(limits: readonly (readonly [RateLimit, string])[]): Promise<readonly Counted[]> {
    const { store, now } = this.#deps;
    const names = limits.map(([{ name }, key]) => this.#nameOf(name, key));
    const found = await store.counters.counted(names, now());
    return names.map((name) =>
      countedIn(
        found.find((one) => one.name === name),
        now(),
      ),
    );
  }

  /** Counts one less for `key`, where what was counted did not happen. */
  async giveBack({ name }: RateLimit, key: string): Promise<void> {
    const { store, now } = this.#deps;
    await store.counters.giveBack(this.#nameOf(name, key), now());
  }

  /** Deletes the counters of spans that are over. */
  async sweep(): Promise<void> {
    await this.#deps.store.counters.sweep(this.#deps.now());
  }

  /** A hash, so that the database has no visitor's address. */
  #nameOf(name: string, key: string): string {
    return `${name}:${createHmac('sha256', this.#deps.secret).update(key).digest('base64url')}`;
  }
}

function countedIn(found: StoredCount | undefined, atMs: number): Counted {
  if (!found) return { n: 0, seconds: 0 };
  return { n: found.n, seconds: Math.max(1, Math.ceil((found.untilMs - atMs) / 1000)) };
}
