import { type Decimal, ZERO_DECIMAL } from '../number/decimal';
import { type DayChange, dayChange } from './day-change';
import { type PastOfTokens, type PastPrices, POINT_MS, POINTS_MAX } from './past-prices';
import { pricedBalance, type TokenBalance, totalValue } from './token-balance';
import { tokenKey } from './token-marks';

/** How the worth of what an account holds differs from that of a day ago. */
export interface WorthChange extends DayChange {
  /** How many tokens are counted: those whose price of a day ago is known. */
  readonly counted: number;

  /**
   * What these were worth in the course of the day. The last one is what they are worth now. Empty where too few earlier prices
   * are known to draw a line.
   */
  readonly worths: readonly Decimal[];
}

/** How many prices a token needs so that a line through them says something. */
const LINE_POINTS = 8;

/**
 * How the worth of `tokens` differs from what as many of them were worth a day ago. Leaves out tokens without both prices;
 * `undefined` where none has both.
 */
export function worthChange(
  tokens: readonly TokenBalance[],
  past: PastOfTokens,
): WorthChange | undefined {
  const counted = tokens.flatMap((token) => {
    const prices = past[tokenKey(token)];
    return prices && token.value ? [{ token, prices }] : [];
  });
  const worthAt = (atMs: number): Decimal =>
    totalValue(counted.map(({ prices, token }) => pricedBalance(token, priceAt(prices, atMs))));
  const now = totalValue(counted.map(({ token }) => token));
  const dayAgo = worthAt(-Infinity);
  const change = dayChange(dayAgo, now);
  if (!change) return undefined;
  const latestMs = Math.max(...counted.map(({ prices }) => prices.at(-1)?.atMs ?? 0));
  const between = Array.from({ length: POINTS_MAX - 2 }, (_, index) =>
    worthAt(latestMs - (POINTS_MAX - 3 - index) * POINT_MS),
  );
  const isDrawn = counted.some(({ prices }) => prices.length >= LINE_POINTS);
  return {
    ...change,
    counted: counted.length,
    worths: isDrawn ? [dayAgo, ...between, now] : [],
  };
}

/** The latest of `prices` at that time. Before the first one, that one. */
function priceAt(prices: PastPrices, atMs: number): Decimal {
  const known = prices.filter((each) => each.atMs <= atMs).at(-1) ?? prices[0];
  return known?.price ?? ZERO_DECIMAL;
}
