import { createHmac } from 'node:crypto';
import type { Database, Row } from '../database/database';

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
  readonly database: Database;
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
    const { database, now } = this.#deps;
    const at = now();
    const [row] = await database.rows(
      `insert into counter (name, n, until) values (?, 1, ?)
       on conflict (name) do update set
         n = case when counter.until <= ? then 1 else counter.n + 1 end,
         until = case when counter.until <= ? then excluded.until else counter.until end
       returning n, until`,
      this.#nameOf(name, key),
      at + spanMs,
      at,
      at,
    );
    return countedIn(row, at);
  }

  /** What is counted for each key, without counting. */
  async counted(places: readonly (readonly [RateLimit, string])[]): Promise<readonly Counted[]> {
    const { database, now } = this.#deps;
    const names = places.map(([{ name }, key]) => this.#nameOf(name, key));
    const marks = names.map(() => '?').join(', ');
    const sql = `select name, n, until from counter where name in (${marks}) and until > ?`;
    const rows = await database.rows(sql, ...names, now());
    return names.map((name) =>
      countedIn(
        rows.find((row) => row['name'] === name),
        now(),
      ),
    );
  }

  /** Counts one less for `key`, where what was counted did not happen. */
  async giveBack({ name }: RateLimit, key: string): Promise<void> {
    const sql = 'update counter set n = n - 1 where name = ? and n > 0 and until > ?';
    await this.#deps.database.rows(sql, this.#nameOf(name, key), this.#deps.now());
  }

  /** Deletes the counters of spans that are over. */
  async sweep(): Promise<void> {
    await this.#deps.database.rows('delete from counter where until <= ?', this.#deps.now());
  }

  /** A hash, so that the database has no visitor's address. */
  #nameOf(name: string, key: string): string {
    return `${name}:${createHmac('sha256', this.#deps.secret).update(key).digest('base64url')}`;
  }
}

function countedIn(row: Row | undefined, atMs: number): Counted {
  if (!row) return { n: 0, seconds: 0 };
  const seconds = Math.max(1, Math.ceil((Number(row['until']) - atMs) / 1000));
  return { n: Number(row['n']), seconds };
}
