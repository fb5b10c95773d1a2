import type { BalanceState } from '../../domain/account/account';
import { displayBalance } from '../../domain/token/display-balance';

/** A balance as it is written in a language. */
export interface BalanceParts {
  /** The whole coins, grouped. */
  readonly whole: string;

  /** The decimal sign and the decimals; empty where there are none. */
  readonly fraction: string;

  /** All of it with the coin's symbol. */
  readonly text: string;
}

/** Making a format takes longer than all the rest of a balance. */
const formats: Record<string, Intl.NumberFormat> = {};

/** Writes a balance the way `lang` does. Latin digits throughout, so that both halves agree. */
export function balanceParts(
  { units, decimals, symbol }: Extract<BalanceState, { readonly status: 'loaded' }>,
  lang: string,
): BalanceParts {
  const format = (formats[lang] ??= new Intl.NumberFormat(lang, { numberingSystem: 'latn' }));
  const sign = format.format(1.1).replaceAll('1', '');
  const parts = displayBalance(units, decimals);
  const whole = format.format(BigInt(parts.whole));
  const fraction = parts.fraction === '' ? '' : `${sign}${parts.fraction}`;
  return { whole, fraction, text: `${whole}${fraction} ${symbol}` };
}
