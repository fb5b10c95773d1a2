import { ENS_CACHE_MS } from '../../domain/limits';
import { type CacheFormat, ExpiringCache, type ExpiringCacheDeps } from '../state/expiring-cache';

const format: CacheFormat<string> = {
  name: 'ens_cache',
  lifeMs: ENS_CACHE_MS,
  encode: (address) => address,
  decode: (stored) => (typeof stored === 'string' && stored !== '' ? stored : undefined),
};

/**
 * The addresses of names that were resolved in the last 5 min, kept between pages, keyed by network and name.
 */
export class EnsCache extends ExpiringCache<string> {
  constructor({ scope, stored }: Omit<ExpiringCacheDeps<never>, 'format'>) {
    super({ format, scope, stored });
  }
}
