import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  compareDecimals,
  decimalFromNumber,
  decimalFromUnits,
  formatDecimal,
  parseDecimal,
  ZERO_DECIMAL,
} from '../../../../domain/number/decimal';
import { joinDecimalParts } from '../../../../domain/number/joined-decimal-parts';
import {
  DEFAULT_BALANCE_TEXT,
  displayBalanceText,
  displayMoneyText,
  valueOf,
  displayFeeText,
} from '../../../../domain/token/display';
import { displayBalance } from '../../../../domain/token/display-balance';

const anyUnits = fc.bigInt({ min: 0n, max: 2n ** 256n - 1n });
const anyDecimals = fc.integer({ min: 0, max: 36 });

describe('displayBalance', () => {
  it.each<[bigint, number, string]>([
    [0n, 18, '0.000'],
    [1n, 18, '0.000'],
    [999_999_999_999_999_999n, 18, '0.999'],
    [1_999_999n, 6, '1.999'],
    [1_000_000n, 6, '1.000'],
    [4_350_000n, 6, '4.350'],
    [15n, 1, '1.500'],
    [7n, 0, '7.000'],
    [123_456_789_012_345_678_901_234n, 18, '123456.789'],
  ])('[R9.10] floors %s units of %i decimals to %s', (units, decimals, text) => {
    expect(displayBalanceText(units, decimals)).toBe(text);
  });

  it('returns whole and fraction apart, so that a view can dim the fraction', () => {
    expect(displayBalance(1_234_567n, 6)).toEqual({ whole: '1', fraction: '234' });
  });

  it('[R9.9] has a default for an unknown balance', () => {
    expect(DEFAULT_BALANCE_TEXT).toBe('0.00');
  });

  it('[R9.10] never shows more than the balance, nor a thousandth less', () => {
    fc.assert(
      fc.property(anyUnits, anyDecimals, (units, decimals) => {
        const shown = parseDecimal(joinDecimalParts(displayBalance(units, decimals)));
        const balance = decimalFromUnits(units, decimals);
        const above = { units: (shown?.units ?? 0n) + 1n, scale: 3 };
        expect(compareDecimals(shown ?? above, balance)).toBeLessThanOrEqual(0);
        expect(compareDecimals(above, balance)).toBe(1);
      }),
    );
  });

  it('shows every amount of thousandths exactly, where floating point is low by one', () => {
    const all = Array.from({ length: 10_000 }, (_, thousandths) => thousandths);
    const shown = all.map((thousandths) =>
      displayBalanceText(BigInt(thousandths) * 10n ** 15n, 18),
    );
    expect(shown).toEqual(all.map((thousandths) => (thousandths / 1000).toFixed(3)));
  });
});

describe('displayMoneyText', () => {
  it.each<[number, string]>([
    [0, '0.00'],
    [0.009, '0.00'],
    [1.005, '1.00'],
    [1.999, '1.99'],
    [4.35, '4.35'],
    [1234567.891, '1234567.89'],
  ])('[R9.10] floors %d dollars to %s', (value, text) => {
    expect(displayMoneyText(decimalFromNumber(value) ?? ZERO_DECIMAL)).toBe(text);
  });

  it('floors to whole yen, which have no smaller coin', () => {
    expect(displayMoneyText({ units: 12_999n, scale: 3 }, 0)).toBe('12');
  });
});

describe('valueOf', () => {
  it('multiplies exactly, for any price', () => {
    const price = decimalFromNumber(1e308) ?? ZERO_DECIMAL;
    expect(formatDecimal(valueOf(1n, 18, price))).toBe(`1${'0'.repeat(290)}`);
    expect(formatDecimal(valueOf(1_500_000n, 6, { units: 33n, scale: 1 }))).toBe('4.95');
  });
});

describe('displayFeeText', () => {
  it.each([
    [21_123_456_789_012n, 18, '0.000022'],
    [21_000_000_000_000n, 18, '0.000021'],
    [5_000n, 9, '0.000005'],
    [1n, 18, '0.000000000000000001'],
    [0n, 18, '0'],
    [99_900n, 8, '0.001'],
    [1_234_500_000_000_000_000n, 18, '1.3'],
    [123_456_700_000n, 8, '1235'],
  ])('shows %d with %d decimals as %s, never less than it is', (units, decimals, text) => {
    expect(displayFeeText(units, decimals)).toBe(text);
  });
});
