import type { Decimal } from './decimal';

/** The digits before and after the point. `whole` carries the sign; `fraction` may be empty. */
export interface DecimalParts {
  readonly whole: string;
  readonly fraction: string;
}

/** Splits `value` at its point; `fraction` has exactly `value.scale` digits. */
export function decimalParts({ units, scale }: Decimal): DecimalParts {
  const sign = units < 0n ? '-' : '';
  const magnitude = units < 0n ? -units : units;
  const digits = magnitude.toString().padStart(scale + 1, '0');
  const point = digits.length - scale;
  return { whole: sign + digits.slice(0, point), fraction: digits.slice(point) };
}
