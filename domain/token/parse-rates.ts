import { fieldOf, isUntrustedRecord, textOf } from '../outside/untrusted-record';
import { withoutPrototype } from '../outside/without-prototype';
import { type Rates, US_DOLLAR } from './currency';
import { isCurrencyCode } from './currency-code';
import { decimalFromNumber } from '../number/decimal';

const RATES_MAX = 300;

/**
 * Reads `{ "base": "USD", "rates": { "EUR": 0.92 } }`, as open services of rates answer; some say `base_code`. A rate that is no
 * positive number is left out. `undefined` where the answer has another base, or no rates.
 */
export function parseRates(answer: unknown): Rates | undefined {
  const rates = fieldOf(answer, 'rates');
  const base = textOf(answer, 'base') ?? textOf(answer, 'base_code');
  if (base !== US_DOLLAR.code || !isUntrustedRecord(rates)) return undefined;
  const known = Object.keys(rates)
    .slice(0, RATES_MAX)
    .flatMap((code) => {
      const rate = fieldOf(rates, code);
      const read = typeof rate === 'number' && rate > 0 ? decimalFromNumber(rate) : undefined;
      return read && isCurrencyCode(code) ? [[code, read] as const] : [];
    });
  return withoutPrototype({ ...Object.fromEntries(known), [US_DOLLAR.code]: US_DOLLAR.rate });
}
