import { PORTFOLIO_CACHE_MS } from '../../domain/limits';
import {
  readStoredTokenBalances,
  storedTokenBalance,
} from '../../domain/token/stored-token-balance';
import type { TokenBalance } from '../../domain/token/token-balance';
import type { Pictures } from '../pictures/pictures';
import { type CacheFormat, ExpiringCache, type ExpiringCacheDeps } from '../state/expiring-cache';

function formatWith(pictures: Pictures): CacheFormat<readonly TokenBalance[]> {
  return {
    name: 'portfolio_cache',
    lifeMs: PORTFOLIO_CACHE_MS,
    encode: (tokens) => tokens.map(storedTokenBalance),
    decode: (stored) => {
      const tokens = readStoredTokenBalances(stored);
      return tokens && pictures.tokens(tokens);
    },
  };
}

export interface PortfolioCacheDeps extends Omit<ExpiringCacheDeps<never>, 'format'> {
  readonly pictures: Pictures;
}

/** Tokens read in the last 30 s, kept between pages and keyed by CAIP-10 account. */
export class PortfolioCache extends ExpiringCache<readonly TokenBalance[]> {
  constructor({ pictures, scope, stored }: PortfolioCacheDeps) {
    super({ format: formatWith(pictures), scope, stored });
  }
}
