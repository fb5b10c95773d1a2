import type { Decimal } from '../../domain/token/decimal';
import { displayUsdText } from '../../domain/token/display';

/** A value in US dollars, floored to cents, as `lang` writes it. Latin digits, like those of balances. */
export function usdText(value: Decimal, lang: string): string {
  const format = new Intl.NumberFormat(lang, {
    style: 'currency',
    currency: 'USD',
    numberingSystem: 'latn',
  });
  // Newer engines keep every digit of a text, older ones read it as a number.
  return format.format(displayUsdText(value) as unknown as number);
}
