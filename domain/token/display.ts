import {
  type Decimal,
  decimalFromUnits,
  type DecimalParts,
  decimalParts,
  floorDecimal,
  formatDecimal,
  joinDecimalParts,
  multiplyDecimals,
} from '../number/decimal';

/** How many decimals of a balance are shown. */
export const BALANCE_DISPLAY_DECIMALS = 3;

/** How many decimals of a value in US dollars are shown. */
export const USD_DISPLAY_DECIMALS = 2;

/** What is shown where a balance is not known yet. */
export const DEFAULT_BALANCE_TEXT = '0.00';

/**
 * A balance as base units, which are not negative, become `whole` and three decimals of `fraction`, floored:
 * never more is shown than there is. Digits only, so that a view can dim the fraction and group by its locale.
 *
 * @example
 * ```ts
 * displayBalance(1_999_999n, 6); // { whole: '1', fraction: '999' }
 * ```
 */
export function displayBalance(units: bigint, decimals: number): DecimalParts {
  const shown = (units * 10n ** BigInt(BALANCE_DISPLAY_DECIMALS)) / 10n ** BigInt(decimals);
  return decimalParts({ units: shown, scale: BALANCE_DISPLAY_DECIMALS });
}

/** {@link displayBalance} in one text, such as `1.999`. */
export function displayBalanceText(units: bigint, decimals: number): string {
  return joinDecimalParts(displayBalance(units, decimals));
}

/** An amount of money, floored to as many `decimals` as its currency has: `1.99`. */
export function displayMoneyText(value: Decimal, decimals = USD_DISPLAY_DECIMALS): string {
  return joinDecimalParts(decimalParts(floorDecimal(value, decimals)));
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
