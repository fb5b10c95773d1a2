import type { Decimal } from '../number/decimal';

/** A currency in which values are shown. */
export interface Currency {
  /** By ISO 4217: `EUR`. */
  readonly code: string;

  /** How much of it a US dollar is. */
  readonly rate: Decimal;
}

/** How much of each currency a US dollar is, by ISO 4217. */
export type Rates = Readonly<Record<string, Decimal>>;

/** The currency of all prices. */
export const US_DOLLAR: Currency = { code: 'USD', rate: { units: 1n, scale: 0 } };
