import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { compareDecimals, decimalFromUnits, parseDecimal } from '../../../../domain/number/decimal';
import { valueOf } from '../../../../domain/token/display';
import { amountForUsd } from '../../../../domain/token/fiat-entry';

const price = (text: string) => parseDecimal(text) ?? { units: 0n, scale: 0 };

describe('amountForUsd', () => {
  it.each([
    ['2500', '2500', 18, '1'],
    ['1', '3', 6, '0.333333'],
    ['0.01', '2500', 18, '0.000004'],
    ['1,5', '1', 6, '1.5'],
    ['10', '0.00001', 2, '1000000'],
  ])('buys for %s dollars at %s with %d decimals %s', (usd, each, decimals, amount) => {
    expect(amountForUsd(usd, price(each), decimals)).toBe(amount);
  });

  it.each([
    ['', '1'],
    ['0.001', '1'],
    ['1,000', '1'],
    ['x', '1'],
    ['1', '0'],
  ])('is empty for "%s" dollars at %s', (usd, each) =>
    expect(amountForUsd(usd, price(each), 18)).toBe(''),
  );

  it('never costs more than was typed', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1e9 }),
        fc.bigInt({ min: 1n, max: 10n ** 12n }),
        fc.integer({ min: 0, max: 36 }),
        (cents, units, decimals) => {
          const each = { units, scale: 6 };
          const usd = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
          const amount = price(amountForUsd(usd, each, decimals));
          const inUnits = (amount.units * 10n ** BigInt(decimals)) / 10n ** BigInt(amount.scale);
          const typed = decimalFromUnits(BigInt(cents), 2);
          expect(compareDecimals(valueOf(inUnits, decimals, each), typed)).toBeLessThanOrEqual(0);
        },
      ),
    );
  });
});
