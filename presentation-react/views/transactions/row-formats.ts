import { compareDecimals, floorDecimal, type Decimal } from '../../../domain/number/decimal';
import { decimalParts } from '../../../domain/number/decimal-parts';

/** How dates and amounts are written in a language. Made once for a list: making one takes longer than using it. */
export interface RowFormats {
  day(timeMs: number): string;

  /** With the year, unless that is this one. */
  month(timeMs: number): string;

  /** Three decimals, floored; of less than that, that it is less. */
  amount(quantity: Decimal): string;
}

const DECIMALS_SHOWN = 3;

export function rowFormats(lang: string): RowFormats {
  const day = new Intl.DateTimeFormat(lang, { day: '2-digit', month: 'short' });
  const month = new Intl.DateTimeFormat(lang, { month: 'long' });
  const monthAndYear = new Intl.DateTimeFormat(lang, { month: 'long', year: 'numeric' });
  const whole = new Intl.NumberFormat(lang, { numberingSystem: 'latn' });
  const point = whole.formatToParts(1.1).find(({ type }) => type === 'decimal')?.value ?? '.';
  const thisYear = new Date().getFullYear();
  const least: Decimal = { units: 1n, scale: DECIMALS_SHOWN };
  return {
    day: (timeMs) => day.format(timeMs),
    month: (timeMs) => {
      const isThisYear = new Date(timeMs).getFullYear() === thisYear;
      return (isThisYear ? month : monthAndYear).format(timeMs);
    },
    amount: (quantity) => {
      const isTiny = compareDecimals(quantity, least) < 0;
      const parts = decimalParts(isTiny ? least : floorDecimal(quantity, DECIMALS_SHOWN));
      return `${isTiny ? '<' : ''}${whole.format(BigInt(parts.whole))}${point}${parts.fraction}`;
    },
  };
}
