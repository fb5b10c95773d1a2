import { MAX_AMOUNT_UNITS, parseAmount } from './amount';
import { type Decimal, decimalFromUnits, formatDecimal } from '../number/decimal';

/** How many decimals are typed of an amount in US dollars. */
const CENT_DECIMALS = 2;

/**
 * What `text`, an amount in US dollars, buys at `price` per whole token, as it is typed in a token of `decimals`:
 * floored, so that it costs no more than was typed. Empty where `text` is no amount.
 */
export function amountForUsd(text: string, price: Decimal, decimals: number): string {
  const parsed = parseAmount(text, CENT_DECIMALS);
  if (!parsed.ok || price.units <= 0n) return '';
  const scaled = parsed.units * 10n ** BigInt(decimals + price.scale);
  const units = scaled / (price.units * 10n ** BigInt(CENT_DECIMALS));
  return units > MAX_AMOUNT_UNITS ? '' : formatDecimal(decimalFromUnits(units, decimals));
}
