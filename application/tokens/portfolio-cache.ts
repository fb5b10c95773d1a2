import { PORTFOLIO_CACHE_MS } from '../../domain/limits';
import {
  readStoredTokenBalances,
  storedTokenBalance,
} from '../../domain/token/stored-token-balance';
import type { TokenBalance } from '../../domain/token/token-balance';
import { type CacheFormat, ExpiringCache, type ExpiringCacheDeps } from '../state/expiring-cache';

const format: CacheFormat<readonly TokenBalance[]> = {
  name: 'portfolio_cache',
  lifeMs: PORTFOLIO_CACHE_MS,
  encode: (tokens) => tokens.map(storedTokenBalance),
  decode: readStoredTokenBalances,
};

/** Tokens read in the last 30 s, kept between pages and keyed by CAIP-10 account. */
export class PortfolioCache extends ExpiringCache<readonly TokenBalance[]> {
  constructor({ scope, stored }: Omit<ExpiringCacheDeps<never>, 'format'>) {
    super({ format, scope, stored });
  }
}
