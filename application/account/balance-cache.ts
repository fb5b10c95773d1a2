import type { CaipAddress } from '../../domain/caip/caip-address';
import { BALANCE_CACHE_MS } from '../../domain/limits';
import type { Clock } from '../../ports/clock';
import type { StoredValues } from '../state/stored-values';

export interface BalanceCacheDeps {
  readonly clock: Clock;
  readonly stored: StoredValues;
}

interface Entry {
  readonly units: string;
  readonly timestamp: number;
}

const NAME = 'native_balance_cache';

/** Native balances read in the last 30 s, kept between pages and keyed by account and network. */
export class BalanceCache {
  readonly #deps: BalanceCacheDeps;

  constructor(deps: BalanceCacheDeps) {
    this.#deps = deps;
  }

  /** The balance of `caipAddress` in base units, or `undefined` where none is fresh. */
  read(caipAddress: CaipAddress): bigint | undefined {
    const units = this.#fresh()[caipAddress]?.units;
    return units === undefined ? undefined : BigInt(units);
  }

  /** Keeps `units` for `caipAddress`, and drops what is no longer fresh. */
  write(caipAddress: CaipAddress, units: bigint): void {
    const { clock, stored } = this.#deps;
    const entry: Entry = { units: String(units), timestamp: clock.now() };
    stored.setJson(NAME, { ...this.#fresh(), [caipAddress]: entry });
  }

  #fresh(): Readonly<Record<string, Entry>> {
    const value = this.#deps.stored.json(NAME);
    if (typeof value !== 'object' || value === null) return {};
    const now = this.#deps.clock.now();
    return Object.fromEntries(
      Object.entries(value).filter(
        (pair): pair is [string, Entry] => isEntry(pair[1]) && isFresh(pair[1], now),
      ),
    );
  }
}

function isEntry(value: unknown): value is Entry {
  if (typeof value !== 'object' || value === null) return false;
  const { units, timestamp } = value as { readonly units?: unknown; readonly timestamp?: unknown };
  return typeof units === 'string' && /^\d{1,78}$/.test(units) && typeof timestamp === 'number';
}

/** A time in the future is no proof of freshness: the clock was set. */
function isFresh({ timestamp }: Entry, now: number): boolean {
  return timestamp <= now && now - timestamp < BALANCE_CACHE_MS;
}
