import { ServiceError } from '../http/service-error';
import type { Metrics } from '../observe/metrics';
import type { RateLimit, RateLimits } from './rate-limits';

/** Limits whose refusals are counted. */
export interface WatchedLimits {
  readonly limits: RateLimits;
  readonly metrics: Metrics;
}

/**
 * Counts one more for `key`.
 *
 * @throws {@link ServiceError} 429 with `code` and the seconds to wait where that is too many.
 */
export async function refuseOver(
  { limits, metrics }: WatchedLimits,
  limit: RateLimit,
  key: string,
  code = 'too_many',
): Promise<void> {
  const seconds = await limits.secondsToWait(limit, key);
  if (seconds === 0) return;
  metrics.limited(limit.name);
  throw new ServiceError(429, code, seconds);
}
