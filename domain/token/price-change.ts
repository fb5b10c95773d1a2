import { compareDecimals, type Decimal, multiplyDecimals } from '../number/decimal';

/** The change of a price, in percent, above which the widget shows again what depends on it. */
export const PRICE_TOLERANCE_PERCENT = 1;

/** Whether a price has moved by more than 1 % of what it was. An unknown price has not moved. */
export function hasPriceMoved(before: Decimal | undefined, now: Decimal | undefined): boolean {
  if (!before || !now) return false;
  const hundredfold = multiplyDecimals(now, { units: 100n, scale: 0 });
  const times = (percent: number): Decimal =>
    multiplyDecimals(before, { units: BigInt(percent), scale: 0 });
  return (
    compareDecimals(hundredfold, times(100 + PRICE_TOLERANCE_PERCENT)) > 0 ||
    compareDecimals(hundredfold, times(100 - PRICE_TOLERANCE_PERCENT)) < 0
  );
}
