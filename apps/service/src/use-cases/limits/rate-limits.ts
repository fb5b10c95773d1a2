import { createHmac } from 'node:crypto';
import type { NamedCount, NewSpan, StoredCount } from '../../ports/counters';
import { type ChosenLimits, isLimitName, limitChoice, type LimitName } from '../../domain/limits';
import type { Store } from '../../ports/store';

/** How many times something may happen in a span. Of a name of the table, the operator may have chosen another number. */
export interface RateLimit {
  readonly name: string;
  readonly limit: number;
  readonly spanMs: number;
}

/** A limit, and for whom it counts. */
export type LimitOfKey = readonly [RateLimit, string];

/** A limit of the table. */
export function limitNamed(name: LimitName): RateLimit {
  const { is, spanMs } = limitChoice(name);
  return { name, limit: is, spanMs };
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

  /** What the operator has chosen for all sites. */
  readonly chosen?: ChosenLimits;
}

/** Counts in the database, so that limits hold over restarts and for several instances together. */
export class RateLimits {
  readonly #deps: RateLimitsDeps;

  constructor(deps: RateLimitsDeps) {
    this.#deps = deps;
  }

  /** How many there may be. `ofSite`: what the operator has chosen for the site that asks. */
  mostOf({ limit, name }: RateLimit, ofSite: ChosenLimits = {}): number {
    if (!isLimitName(name)) return limit;
    return ofSite[name] ?? this.#deps.chosen?.[name] ?? limit;
  }

  /**
   * Counts one more for `key`. Returns 0 where it is within the limit, else the seconds until the next span.
   * One statement counts and decides.
   */
  async secondsToWait(limit: RateLimit, key: string, ofSite?: ChosenLimits): Promise<number> {
    const { n, seconds } = await this.count(limit, key);
    return n <= this.mostOf(limit, ofSite) ? 0 : seconds;
  }

  /** Counts one more for `key`. */
  async count(limit: RateLimit, key: string): Promise<Counted> {
    const [counted] = await this.countAll([[limit, key]]);
    return counted ?? { n: 0, seconds: 0 };
  }

  /** Counts one more for each key, in one statement. No limit is there twice. */
  async countAll(limits: readonly LimitOfKey[]): Promise<readonly Counted[]> {
    const at = this.#deps.now();
    const spans = limits.map((one) => this.#spanOf(one, at));
    const found = await this.#deps.store.counters.count(spans, at);
    return inTurn(spans, found, at);
  }

  /**
   * Counts `once`, and the others where it is counted for the first time, in one statement. `undefined` where it was counted
   * before.
   */
  async countOnce(
    once: LimitOfKey,
    others: readonly LimitOfKey[],
  ): Promise<readonly Counted[] | undefined> {
    const at = this.#deps.now();
    const [first, ...spans] = [once, ...others].map((one) => this.#spanOf(one, at));
    if (!first) return undefined;
    const found = await this.#deps.store.counters.countOnce(first, spans, at);
    const isFirst = found.some(({ name, n }) => name === first.name && n === 1);
    return isFirst ? inTurn(spans, found, at) : undefined;
  }

  /** What is counted for each key, without counting. */
  async counted(limits: readonly LimitOfKey[]): Promise<readonly Counted[]> {
    const at = this.#deps.now();
    const spans = limits.map((one) => this.#spanOf(one, at));
    const names = spans.map(({ name }) => name);
    return inTurn(spans, await this.#deps.store.counters.counted(names, at), at);
  }

  /** Counts one less for each key, where what was counted did not happen. */
  async giveBack(limits: readonly LimitOfKey[]): Promise<void> {
    const { store, now } = this.#deps;
    const names = limits.map(([{ name }, key]) => this.#nameOf(name, key));
    await store.counters.giveBack(names, now());
  }

  /** Deletes the counters of spans that are over. */
  async sweep(): Promise<void> {
    await this.#deps.store.counters.sweep(this.#deps.now());
  }

  #spanOf([{ name, spanMs }, key]: LimitOfKey, atMs: number): NewSpan {
    return { name: this.#nameOf(name, key), untilMs: atMs + spanMs };
  }

  /** A hash, so that the database has no visitor's address. */
  #nameOf(name: string, key: string): string {
    return `${name}:${createHmac('sha256', this.#deps.secret).update(key).digest('base64url')}`;
  }
}

function inTurn(
  spans: readonly NewSpan[],
  found: readonly NamedCount[],
  atMs: number,
): readonly Counted[] {
  return spans.map(({ name }) =>
    countedIn(
      found.find((one) => one.name === name),
      atMs,
    ),
  );
}

function countedIn(found: StoredCount | undefined, atMs: number): Counted {
  if (!found) return { n: 0, seconds: 0 };
  return { n: found.n, seconds: Math.max(1, Math.ceil((found.untilMs - atMs) / 1000)) };
}
