import { PORTFOLIO_CACHE_MS } from '../../domain/limits';
import {
  readStoredTokenBalances,
  storedTokenBalance,
} from '../../domain/token/stored-token-balance';
import type { TokenBalance } from '../../domain/token/token-balance';
import { type CaipAddress, caipNetworkIdOf } from '../../domain/caip/caip-address';
import { withNativeUnits } from '../../domain/token/native-token';
import type { Pictures } from '../pictures/pictures';
import type { BalanceCache } from '../balance/balance-cache';
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
  /** The balances of the native currency that were read alone. */
  readonly native: Pick<BalanceCache, 'keptAt' | 'read'>;
  readonly pictures: Pictures;
}

/**
 * Tokens read in the last 30 s, kept between pages and keyed by CAIP-10 account. The balance of the native currency is often
 * read alone: the newer reading counts.
 */
export class PortfolioCache extends ExpiringCache<readonly TokenBalance[]> {
  readonly #native: PortfolioCacheDeps['native'];

  constructor({ native, pictures, scope, stored }: PortfolioCacheDeps) {
    super({ format: formatWith(pictures), scope, stored });
    this.#native = native;
  }

  override read(account: CaipAddress): readonly TokenBalance[] | undefined {
    const tokens = super.read(account);
    return tokens && this.withNewerNative(account, tokens, this.keptAt(account) ?? 0);
  }

  /** `tokens` of the time `atMs`, with the balance of the native currency if that was read after it. */
  withNewerNative(
    account: CaipAddress,
    tokens: readonly TokenBalance[],
    atMs: number,
  ): readonly TokenBalance[] {
    const units = this.nativeUnits(account);
    const isNewer = (this.#native.keptAt(account) ?? 0) > atMs;
    if (units === undefined || !isNewer) return tokens;
    return withNativeUnits(tokens, caipNetworkIdOf(account), units);
  }

  /** The latest balance of the native currency that was read alone in the last 30 s. */
  nativeUnits(account: CaipAddress): bigint | undefined {
    return this.#native.read(account);
  }
}
