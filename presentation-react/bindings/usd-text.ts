import type { Decimal } from '../../domain/token/decimal';
import { displayUsdText } from '../../domain/token/display';

/** A value in US dollars, floored to cents, as `lang` writes it. Latin digits, like those of balances. */
export function usdText(value: Decimal, lang: string): string {
  const format = new Intl.NumberFormat(lang, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    numberingSystem: 'latn',
  });
  // Newer engines keep every digit of a text, older ones read it as a number.
  const text = format.format(displayUsdText(value) as unknown as number);
  // Its element isolates it. The marks of right-to-left languages, and blanks of another kind than a typed one, would
  // be part of the names of buttons.
  return text.replaceAll(/[\u200e\u200f]/g, '').replaceAll(/\s/g, ' ');
}
