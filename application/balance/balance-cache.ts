import { BALANCE_CACHE_MS } from '../../domain/limits';
import { type CacheFormat, ExpiringCache, type ExpiringCacheDeps } from '../state/expiring-cache';

const unitsPattern = /^\d{1,78}$/;

const format: CacheFormat<bigint> = {
  name: 'native_balance_cache',
  lifeMs: BALANCE_CACHE_MS,
  encode: String,
  decode: (stored) =>
    typeof stored === 'string' && unitsPattern.test(stored) ? BigInt(stored) : undefined,
};

/** Native balances in base units read in the last 30 s, kept between pages and keyed by CAIP-10 account. */
export class BalanceCache extends ExpiringCache<bigint> {
  constructor({ scope, stored }: Omit<ExpiringCacheDeps<never>, 'format'>) {
    super({ format, scope, stored });
  }
}
