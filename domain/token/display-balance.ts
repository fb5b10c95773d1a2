import { type DecimalParts, decimalParts } from '../number/decimal-parts';

/** How many decimals of a balance are shown. */
export const BALANCE_DISPLAY_DECIMALS = 3;

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
