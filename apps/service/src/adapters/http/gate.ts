import type { Context } from 'hono';
import { clientAddress, rangeOf } from './client-address';
import type { ServiceEnv } from './environment';
import { HttpRefusal } from './http-refusal';
import type { ChosenLimits } from '../../domain/limits';
import type { Metrics } from '../../observe/metrics';
import type { Counted, RateLimit, RateLimits } from '../../use-cases/limits/rate-limits';

export interface GateDeps {
  readonly limits: RateLimits;
  readonly metrics: Metrics;

  /** How many proxies of the operator stand before the service. */
  readonly trustedProxies: number;
}

/** What a request is counted for. */
export interface Counting extends RefuseOverOptions {
  readonly limit: RateLimit;
  readonly key: string;
}

export interface RefuseOverOptions {
  /** What the answer says. */
  readonly code?: string;

  /** The limits of the site that asks. */
  readonly ofSite?: ChosenLimits;
}

/** What a request passes before it is served: who counts as one visitor, and how often one may ask. */
export class Gate {
  readonly #deps: GateDeps;

  constructor(deps: GateDeps) {
    this.#deps = deps;
  }

  /** The address from which the visitor asks. */
  addressOf(c: Context<ServiceEnv>): string | undefined {
    return clientAddress(c, this.#deps.trustedProxies);
  }

  /** The range of addresses that counts as one visitor. */
  rangeOf(c: Context<ServiceEnv>): string {
    return rangeOf(this.addressOf(c));
  }

  /**
   * Counts one more for `key`.
   *
   * @throws {@link HttpRefusal} 429 with `code` and the seconds to wait where that is too many. Refusals are counted.
   */
  async refuseOver(limit: RateLimit, key: string, options: RefuseOverOptions = {}): Promise<void> {
    this.#refuse({ limit, key, ...options }, await this.#deps.limits.count(limit, key));
  }

  /**
   * Counts one more of each, where `key` is counted in `once` for the first time, in one statement. `false` where it was counted
   * before.
   *
   * @throws as {@link Gate.refuseOver} does, for the first that is over.
   */
  async admitOnce(once: RateLimit, key: string, countings: readonly Counting[]): Promise<boolean> {
    const others = countings.map((counting) => [counting.limit, counting.key] as const);
    const counts = await this.#deps.limits.countOnce([once, key], others);
    if (!counts) return false;
    counts.forEach((counted, index) => {
      const counting = countings[index];
      if (counting) this.#refuse(counting, counted);
    });
    return true;
  }

  #refuse({ code = 'too_many', limit, ofSite }: Counting, { n, seconds }: Counted): void {
    const { limits, metrics } = this.#deps;
    if (n <= limits.mostOf(limit, ofSite)) return;
    metrics.limited(limit.name);
    throw new HttpRefusal(429, code, { retryAfter: seconds });
  }

  /** Counts one less for `key`, where what was counted did not happen. */
  giveBack(limit: RateLimit, key: string): Promise<void> {
    return this.#deps.limits.giveBack([[limit, key]]);
  }
}
