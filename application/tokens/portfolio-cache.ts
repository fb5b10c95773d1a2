import { PORTFOLIO_CACHE_MS } from '../../domain/limits';
import {
  readStoredTokenBalances,
  storedTokenBalance,
} from '../../domain/token/stored-token-balance';
import type { TokenBalance } from '../../domain/token/token-balance';
import { addressOf, type CaipAddress, caipNetworkIdOf } from '../../domain/caip/caip-address';
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

/** More contracts than a visitor has tokens that anyone imitates. */
const MAX_CONTRACTS = 200;

/** The contracts of the tokens that an account has held: a look-alike of a receiver is one at any time. */
const contractsFormat: CacheFormat<readonly string[]> = {
  name: 'token_contracts',
  lifeMs: Number.POSITIVE_INFINITY,
  encode: (contracts) => contracts,
  decode: (stored) =>
    Array.isArray(stored) && stored.every((one): one is string => typeof one === 'string')
      ? stored.slice(-MAX_CONTRACTS)
      : undefined,
};

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
  readonly #contracts: ExpiringCache<readonly string[]>;
  readonly #native: PortfolioCacheDeps['native'];

  constructor({ native, pictures, scope, stored }: PortfolioCacheDeps) {
    super({ format: formatWith(pictures), scope, stored });
    this.#contracts = new ExpiringCache({ format: contractsFormat, scope, stored });
    this.#native = native;
  }

  override write(account: CaipAddress, tokens: readonly TokenBalance[]): void {
    super.write(account, tokens);
    const known = this.contractsOf(account);
    const held = tokens.flatMap(({ address }) => (address ? [addressOf(address)] : []));
    const all = new Set([...known, ...held]);
    if (all.size > known.length) this.#contracts.write(account, [...all].slice(-MAX_CONTRACTS));
  }

  /** The contracts of the tokens that the account has now, or had at an earlier time. */
  contractsOf(account: CaipAddress): readonly string[] {
    return this.#contracts.read(account) ?? [];
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
