import { type Identity, parseIdentity, storedIdentity } from '../../domain/account/identity';
import { IDENTITY_CACHE_MS } from '../../domain/limits';
import { isUntrustedRecord } from '../../domain/outside/untrusted-record';
import type { Pictures } from '../pictures/pictures';
import { type CacheFormat, ExpiringCache, type ExpiringCacheDeps } from '../state/expiring-cache';

function formatWith(pictures: Pictures): CacheFormat<Identity> {
  return {
    name: 'identity_cache',
    lifeMs: IDENTITY_CACHE_MS,
    encode: storedIdentity,
    decode: (stored) =>
      isUntrustedRecord(stored) ? pictures.identity(parseIdentity(stored)) : undefined,
  };
}

export interface IdentityCacheDeps extends Omit<ExpiringCacheDeps<never>, 'format'> {
  readonly pictures: Pictures;
}

/** Identities read in the last 5 min, kept between pages and keyed by CAIP-10 account. */
export class IdentityCache extends ExpiringCache<Identity> {
  constructor({ pictures, scope, stored }: IdentityCacheDeps) {
    super({ format: formatWith(pictures), scope, stored });
  }
}
