import { addDecimals, type Decimal, floorDecimal, multiplyDecimals } from '../number/decimal';
import { USD_DISPLAY_DECIMALS } from './display';
import type { PastPrices } from './past-prices';
import type { TokenBalance } from './token-balance';

/** How a price or a worth differs from that of a day ago. */
export interface DayChange {
  readonly trend: 'up' | 'down' | 'flat';

  /** By how much, in US dollars, without a sign. */
  readonly amount: Decimal;

  /** The same in hundredths of a percent, rounded down, and at most {@link HUNDREDTHS_MAX}. */
  readonly hundredths: number;
}

/** A change of 1,000 % or more has no exact figure. */
export const HUNDREDTHS_MAX = 100_000;

/** How the price of a token differs from that of a day ago; `undefined` where one of them is not known. */
export function priceChange(
  { price }: TokenBalance,
  past: PastPrices | undefined,
): DayChange | undefined {
  const dayAgo = past?.[0];
  return dayAgo && price && dayChange(dayAgo.price, price);
}

/** How `now` differs from `before`; `undefined` where that was nothing, of which nothing is a share. */
export function dayChange(before: Decimal, now: Decimal): DayChange | undefined {
  if (before.units === 0n) return undefined;
  const { scale, units } = addDecimals(now, multiplyDecimals(before, { units: -1n, scale: 0 }));
  const amount = { units: units < 0n ? -units : units, scale };
  const share = (amount.units * 10_000n) / floorDecimal(before, scale).units;
  const hundredths = share > HUNDREDTHS_MAX ? HUNDREDTHS_MAX : Number(share);
  const isFlat = hundredths === 0 && floorDecimal(amount, USD_DISPLAY_DECIMALS).units === 0n;
  const direction = units < 0n ? 'down' : 'up';
  return { trend: isFlat ? 'flat' : direction, amount, hundredths };
}
