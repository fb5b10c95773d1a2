import { US_DOLLAR } from '../../domain/token/currency';
import type { Decimal } from '../../domain/number/decimal';
import { moneyText } from './use-money';

/** A value in US dollars, floored to cents, as `lang` writes it. */
export function usdText(value: Decimal, lang: string): string {
  return moneyText(value, lang, US_DOLLAR);
}
