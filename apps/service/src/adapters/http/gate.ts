import type { Context } from 'hono';
import { clientAddress, rangeOf } from './client-address';
import type { ServiceEnv } from './environment';
import { HttpRefusal } from './http-refusal';
import type { Metrics } from '../../observe/metrics';
import type { RateLimit, RateLimits } from '../../use-cases/limits/rate-limits';

export interface GateDeps {
  readonly limits: RateLimits;
  readonly metrics: Metrics;

  /** How many proxies of the operator stand before the service. */
  readonly trustedProxies: number;
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
  async refuseOver(limit: RateLimit, key: string, code = 'too_many'): Promise<void> {
    const { limits, metrics } = this.#deps;
    const seconds = await limits.secondsToWait(limit, key);
    if (seconds === 0) return;
    metrics.limited(limit.name);
    throw new HttpRefusal(429, code, { retryAfter: seconds });
  }

  /** Counts one less for `key`, where what was counted did not happen. */
  giveBack(limit: RateLimit, key: string): Promise<void> {
    return this.#deps.limits.giveBack(limit, key);
  }
}
