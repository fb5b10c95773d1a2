import { type Identity, parseIdentity, storedIdentity } from '../../domain/account/identity';
import { IDENTITY_CACHE_MS } from '../../domain/limits';
import { isUntrustedRecord } from '../../domain/outside/untrusted-record';
import { type CacheFormat, ExpiringCache, type ExpiringCacheDeps } from '../state/expiring-cache';

const format: CacheFormat<Identity> = {
  name: 'identity_cache',
  lifeMs: IDENTITY_CACHE_MS,
  encode: storedIdentity,
  decode: (stored) => (isUntrustedRecord(stored) ? parseIdentity(stored) : undefined),
};

/** Identities read in the last 5 min, kept between pages and keyed by CAIP-10 account. */
export class IdentityCache extends ExpiringCache<Identity> {
  constructor({ scope, stored }: Omit<ExpiringCacheDeps<never>, 'format'>) {
    super({ format, scope, stored });
  }
}
