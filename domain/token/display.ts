import {
  type Decimal,
  decimalFromUnits,
  floorDecimal,
  formatDecimal,
  multiplyDecimals,
} from '../number/decimal';
import { decimalParts } from '../number/decimal-parts';
import { joinDecimalParts } from '../number/joined-decimal-parts';
import { displayBalance } from './display-balance';

/** How many decimals of a value in US dollars are shown. */
export const USD_DISPLAY_DECIMALS = 2;

/** What is shown where a balance is not known yet. */
export const DEFAULT_BALANCE_TEXT = '0.00';

/** {@link displayBalance} in one text, such as `1.999`. */
export function displayBalanceText(units: bigint, decimals: number): string {
  return joinDecimalParts(displayBalance(units, decimals));
}

/** An amount of money, floored to as many `decimals` as its currency has: `1.99`. */
export function displayMoneyText(value: Decimal, decimals = USD_DISPLAY_DECIMALS): string {
  return joinDecimalParts(decimalParts(floorDecimal(value, decimals)));
}

/** How many decimals of an amount are shown where it is only named. */
const NAMED_DECIMALS = 8;

/** An amount cut to eight decimals: never more than it is. One that is smaller than that keeps every digit. */
export function displayAmountText(units: bigint, decimals: number): string {
  const whole = decimalFromUnits(units, decimals);
  const cut = floorDecimal(whole, Math.min(NAMED_DECIMALS, decimals));
  return formatDecimal(cut.units === 0n ? whole : cut);
}

/** What `units` base units are worth at `price` per whole token, exactly. */
export function valueOf(units: bigint, decimals: number, price: Decimal): Decimal {
  return multiplyDecimals(decimalFromUnits(units, decimals), price);
}

/** How many digits of a fee are shown after its leading zeros. */
const FEE_DIGITS = 2;

/**
 * A fee as base units with two digits after its leading zeros, or as many as its whole part has: rounded up, so that
 * it costs no more than is shown.
 *
 * @example
 * ```ts
 * displayFeeText(21_123_456_789_012n, 18); // '0.000022'
 * ```
 */
export function displayFeeText(units: bigint, decimals: number): string {
  const kept = Math.min(units.toString().length - FEE_DIGITS, decimals);
  const step = 10n ** BigInt(Math.max(kept, 0));
  const shown = ((units + step - 1n) / step) * step;
  return formatDecimal(decimalFromUnits(shown, decimals));
}
