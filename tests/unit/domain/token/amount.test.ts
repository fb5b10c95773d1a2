import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  type AmountFault,
  amountReadings,
  editAmountText,
  formatAmount,
  isTokenDecimals,
  MAX_AMOUNT_UNITS,
  MAX_TOKEN_DECIMALS,
  parseAmount,
  requireUnambiguousAmount,
} from '../../../../domain/token/amount';
import { anyText } from '../../../support/any-text';

const anyUnits = fc.bigInt({ min: 0n, max: MAX_AMOUNT_UNITS });
const anyDecimals = fc.integer({ min: 0, max: MAX_TOKEN_DECIMALS });

describe('parseAmount', () => {
  it.each<[string, number, bigint]>([
    ['1', 18, 10n ** 18n],
    ['1.5', 6, 1_500_000n],
    ['1,5', 6, 1_500_000n],
    ['.5', 6, 500_000n],
    [',5', 1, 5n],
    ['1,50', 6, 1_500_000n],
    ['1,0000', 6, 1_000_000n],
    ['1.000', 6, 1_000_000n],
    ['1,', 6, 1_000_000n],
    ['5.', 2, 500n],
    ['0', 18, 0n],
    ['000.10', 1, 1n],
    [' 2 ', 0, 2n],
    ['0.000001', 6, 1n],
    ['1.0000000000', 6, 1_000_000n],
    ['3.000', 0, 3n],
    [MAX_AMOUNT_UNITS.toString(), 0, MAX_AMOUNT_UNITS],
  ])('reads %j with %i decimals', (text, decimals, units) => {
    expect(parseAmount(text, decimals)).toEqual({ ok: true, units });
  });

  it.each<[string, number, AmountFault]>([
    ['', 18, 'empty'],
    ['   ', 18, 'empty'],
    ['.', 18, 'form'],
    [',', 18, 'form'],
    ['-', 18, 'form'],
    ['--1', 18, 'form'],
    ['1e-7', 18, 'form'],
    ['1e3', 18, 'form'],
    ['1,000.5', 18, 'form'],
    ['1,000,000', 18, 'form'],
    ['1,000', 18, 'ambiguous'],
    [' 1,000 ', 18, 'ambiguous'],
    ['12,345', 0, 'ambiguous'],
    ['1234,567', 6, 'ambiguous'],
    ['0,125', 6, 'ambiguous'],
    [',500', 6, 'ambiguous'],
    ['-1,000', 18, 'negative'],
    ['1.2.3', 18, 'form'],
    ['+1', 18, 'form'],
    ['0x10', 18, 'form'],
    ['1 000', 18, 'form'],
    ['abc', 18, 'form'],
    ['٣', 18, 'form'],
    ['Infinity', 18, 'form'],
    ['NaN', 18, 'form'],
    ['-1', 18, 'negative'],
    ['-0.5', 18, 'negative'],
    ['0.0000001', 6, 'precision'],
    ['1.5', 0, 'precision'],
    ['1.0000001000', 6, 'precision'],
    [(MAX_AMOUNT_UNITS + 1n).toString(), 0, 'size'],
    ['9'.repeat(78), 18, 'size'],
    ['1'.repeat(1001), 0, 'size'],
  ])('refuses %j with %i decimals: %s', (text, decimals, fault) => {
    expect(parseAmount(text, decimals)).toEqual({ ok: false, fault });
  });

  it('never changes the sum of money: it reads back every amount that it writes', () => {
    fc.assert(
      fc.property(anyUnits, anyDecimals, (units, decimals) => {
        expect(parseAmount(formatAmount(units, decimals), decimals)).toEqual({ ok: true, units });
      }),
    );
  });

  it('refuses one digit more than the token has, with any digits before', () => {
    fc.assert(
      fc.property(
        anyUnits,
        fc.integer({ min: 0, max: 30 }),
        fc.integer({ min: 1, max: 9 }),
        (units, decimals, surplus) => {
          const [whole = '', fraction = ''] = formatAmount(units, decimals).split('.');
          const text = `${whole}.${fraction.padEnd(decimals, '0')}${surplus}`;
          expect(parseAmount(text, decimals)).toEqual({ ok: false, fault: 'precision' });
        },
      ),
    );
  });

  it('returns for any text, and only with an amount of the same meaning', () => {
    fc.assert(
      fc.property(anyText(), fc.integer({ min: 0, max: 30 }), (text, decimals) => {
        const parsed = parseAmount(text, decimals);
        if (parsed.ok) {
          const trimmed = text.trim().replace(',', '.');
          expect(Number(formatAmount(parsed.units, decimals))).toBeCloseTo(Number(trimmed), 10);
        }
      }),
    );
  });
});

it('counts as far as an unsigned integer of 256 bits', () => {
  expect(MAX_AMOUNT_UNITS).toBe(BigInt(`0x${'f'.repeat(64)}`));
  expect(MAX_AMOUNT_UNITS.toString()).toHaveLength(78);
});

describe('formatAmount', () => {
  it.each<[bigint, number, string]>([
    [0n, 18, '0'],
    [1n, 18, '0.000000000000000001'],
    [10n ** 18n, 18, '1'],
    [1_500_000n, 6, '1.5'],
    [-1_500_000n, 6, '-1.5'],
    [7n, 0, '7'],
    [100n, 0, '100'],
    [10n ** 77n, 18, `1${'0'.repeat(59)}`],
  ])('writes %s units of %i decimals as %s', (units, decimals, text) => {
    expect(formatAmount(units, decimals)).toBe(text);
  });

  it.each([-1, 1.5, 256, Number.NaN, Number.POSITIVE_INFINITY])(
    'refuses %d decimals with a typed error',
    (decimals) => {
      const refusal = expect.objectContaining({ code: 'TOKEN_DECIMALS_INVALID' });
      expect(() => formatAmount(1n, decimals)).toThrow(refusal);
      expect(() => parseAmount('1', decimals)).toThrow(refusal);
      expect(isTokenDecimals(decimals)).toBe(false);
    },
  );

  it('accepts as many decimals as a byte can hold', () => {
    expect(isTokenDecimals(0)).toBe(true);
    expect(isTokenDecimals(255)).toBe(true);
    expect(formatAmount(1n, 255)).toBe(`0.${'0'.repeat(254)}1`);
  });
});

describe('an amount with a comma before exactly three digits', () => {
  it.each([
    ['1,000', '1', '1000'],
    ['12,345', '12.345', '12345'],
    ['1234,567', '1234.567', '1234567'],
    ['0,125', '0.125', '125'],
    [',500', '0.5', '500'],
    ['0,000', '0', '0'],
    [' 1,230 ', '1.23', '1230'],
  ])('offers both readings of %j, and both can be typed', (text, asFraction, asThousands) => {
    expect(amountReadings(text)).toEqual({ asFraction, asThousands });
    expect(parseAmount(asFraction, 18).ok).toBe(true);
    expect(parseAmount(asThousands, 18).ok).toBe(true);
  });

  it('explains both readings, and what to type, in one sentence', () => {
    expect(() => requireUnambiguousAmount(' 1,000')).toThrow(
      '1,000 can mean 1 or 1000. Enter 1 or 1000.',
    );
  });

  it.each(['1', '1,5', '1,50', '1.000', '1,0000', '1,000,000', '', 'a'])(
    'has no text for %j',
    (text) => {
      expect(amountReadings(text)).toBeUndefined();
      expect(() => requireUnambiguousAmount(text)).not.toThrow();
    },
  );

  it('is never read as an amount while the visitor types it key by key', () => {
    const shown = [...'1,000'].reduce((text, key) => editAmountText(text + key) ?? text, '');

    expect(shown).toBe('1,000');
    expect(parseAmount(shown, 18)).toEqual({ ok: false, fault: 'ambiguous' });
  });
});

describe('editAmountText', () => {
  it.each<[string, string]>([
    ['', ''],
    ['1', '1'],
    ['1.', '1.'],
    ['1,', '1,'],
    ['1,5', '1,5'],
    ['.', '0.'],
    [',5', '0,5'],
    ['0', '0'],
    ['00', '0'],
    ['05', '5'],
    ['0.5', '0.5'],
    ['00.5', '0.5'],
    [' 12 ', '12'],
  ])('shows %j as %j', (typed, shown) => {
    expect(editAmountText(typed)).toBe(shown);
  });

  it.each(['a', '1a', '-1', '1e5', '1.2.3', '1,2,3', '1.2,3', '1'.repeat(1001)])(
    'refuses the edit that leaves %j',
    (typed) => {
      expect(editAmountText(typed)).toBeUndefined();
    },
  );

  it('accepts 1000 characters, the limit', () => {
    expect(editAmountText('1'.repeat(1000))).toHaveLength(1000);
    expect(parseAmount(`0.${'0'.repeat(998)}`, 0)).toEqual({ ok: true, units: 0n });
  });

  it('shows a text that means the same amount', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{1,10}([.,]\d{0,10})?$/), (typed) => {
        const shown = editAmountText(typed);
        expect(parseAmount(shown ?? '', 18)).toEqual(parseAmount(typed, 18));
      }),
    );
  });
});
