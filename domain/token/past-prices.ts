import { compareDecimals, type Decimal, ZERO_DECIMAL } from '../number/decimal';

/** What a whole token cost at an earlier time. */
export interface PastPrice {
  /** In milliseconds since 1970. */
  readonly atMs: number;

  /** In US dollars. */
  readonly price: Decimal;
}

/** The prices of a token in the last day, the oldest first: at most one in half an hour. */
export type PastPrices = readonly PastPrice[];

/** The past prices of tokens, by CAIP-10 of the contract, or by CAIP-2 for a native currency. */
export type PastOfTokens = Readonly<Record<string, PastPrices | undefined>>;

/** How long each of them counts, and how many there are at most. */
export const POINT_MS = 30 * 60_000;
export const POINTS_MAX = 48;

const DAY_MS = POINT_MS * POINTS_MAX;

/** How far the price of a day ago may be from a day ago, and how wrong the visitor's clock may be. */
const TOLERANCE_MS = 2 * 60 * 60_000;

/**
 * Those of `prices` that are of the last day, in order, the latest of each half an hour. `undefined` where none is of a day ago:
 * a change since this morning is no change of a day.
 */
export function pricesOfDay(prices: readonly PastPrice[], nowMs: number): PastPrices | undefined {
  const dayAgoMs = nowMs - DAY_MS;
  const known = prices
    .filter(({ atMs }) => Math.abs(atMs - nowMs + DAY_MS / 2) <= DAY_MS / 2 + TOLERANCE_MS)
    .filter(({ price }) => compareDecimals(price, ZERO_DECIMAL) > 0)
    .sort((one, other) => one.atMs - other.atMs);
  const dayAgo = known.filter(({ atMs }) => atMs <= dayAgoMs).at(-1) ?? known[0];
  if (!dayAgo || dayAgo.atMs > dayAgoMs + TOLERANCE_MS) return undefined;
  const later = new Map<number, PastPrice>();
  for (const each of known) {
    const point = Math.floor((each.atMs - dayAgo.atMs) / POINT_MS);
    if (point > 0) later.set(point, each);
  }
  return [dayAgo, ...[...later.values()].slice(1 - POINTS_MAX)];
}
