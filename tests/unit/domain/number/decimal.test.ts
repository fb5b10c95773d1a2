import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  addDecimals,
  compareDecimals,
  type Decimal,
  decimalFromNumber,
  decimalFromUnits,
  floorDecimal,
  formatDecimal,
  formatUnits,
  multiplyDecimals,
  parseDecimal,
  trimDecimal,
  ZERO_DECIMAL,
} from '../../../../domain/number/decimal';
import { decimalParts } from '../../../../domain/number/decimal-parts';

const anyDecimal = fc.record({
  units: fc.bigInt({ min: -(10n ** 80n), max: 10n ** 80n }),
  scale: fc.integer({ min: 0, max: 60 }),
});

describe('parseDecimal', () => {
  it.each<[string, Decimal]>([
    ['0', { units: 0n, scale: 0 }],
    ['12.50', { units: 1250n, scale: 2 }],
    ['-0.5', { units: -5n, scale: 1 }],
    ['+3', { units: 3n, scale: 0 }],
    ['1e-7', { units: 1n, scale: 7 }],
    ['1.5E+3', { units: 1500n, scale: 0 }],
    ['1.2345e2', { units: 12345n, scale: 2 }],
    ['1e400', { units: 10n ** 400n, scale: 0 }],
    ['1e-400', { units: 1n, scale: 400 }],
    ['9'.repeat(78), { units: BigInt('9'.repeat(78)), scale: 0 }],
  ])('reads %s without losing a digit', (text, expected) => {
    expect(parseDecimal(text)).toEqual(expected);
  });

  it.each([
    '',
    '.',
    '.5',
    '5.',
    '1,5',
    ' 1',
    '1 ',
    '0x10',
    '1e',
    '1e401',
    '1e-401',
    '1e99999',
    '--1',
    'NaN',
    'Infinity',
    '1_000',
    '٣',
    '1'.repeat(1001),
  ])('refuses %j', (text) => {
    expect(parseDecimal(text)).toBeUndefined();
  });

  it('reads 1000 characters, the limit', () => {
    expect(parseDecimal('1'.repeat(1000))).toEqual({ units: BigInt('1'.repeat(1000)), scale: 0 });
  });
});

describe('decimalFromNumber', () => {
  it('keeps the digits of the JSON that the number came from', () => {
    expect(decimalFromNumber(0.1)).toEqual({ units: 1n, scale: 1 });
    expect(decimalFromNumber(1e-7)).toEqual({ units: 1n, scale: 7 });
    expect(decimalFromNumber(1e21)).toEqual({ units: 10n ** 21n, scale: 0 });
    expect(decimalFromNumber(1e308)).toEqual({ units: 10n ** 308n, scale: 0 });
    expect(decimalFromNumber(5e-324)).toEqual({ units: 5n, scale: 324 });
    expect(decimalFromNumber(-0)).toEqual(ZERO_DECIMAL);
  });

  it('refuses a number that is not finite', () => {
    for (const value of [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]) {
      expect(decimalFromNumber(value)).toBeUndefined();
    }
  });

  it('restores every finite number', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        const decimal = decimalFromNumber(value);
        expect(Number(decimal && formatDecimal(decimal))).toBe(value === 0 ? 0 : value);
      }),
    );
  });
});

describe('formatDecimal', () => {
  it.each<[Decimal, string]>([
    [{ units: 0n, scale: 18 }, '0'],
    [{ units: 5n, scale: 1 }, '0.5'],
    [{ units: -5n, scale: 3 }, '-0.005'],
    [{ units: 1500n, scale: 2 }, '15'],
    [{ units: 100n, scale: 0 }, '100'],
    [{ units: 1n, scale: 7 }, '0.0000001'],
  ])('writes %o as %s', (value, text) => {
    expect(formatDecimal(value)).toBe(text);
  });

  it('is read back as the same number', () => {
    fc.assert(
      fc.property(anyDecimal, (value) => {
        expect(parseDecimal(formatDecimal(value))).toEqual(trimDecimal(value));
      }),
    );
  });
});

describe('arithmetic', () => {
  it('adds and multiplies exactly where floating point does not', () => {
    const tenth = decimalFromUnits(1n, 1);
    const fifth = decimalFromUnits(20n, 2);

    expect(formatDecimal(addDecimals(tenth, fifth))).toBe('0.3');
    expect(formatDecimal(multiplyDecimals(tenth, fifth))).toBe('0.02');
  });

  it('compares numbers of different scales', () => {
    expect(compareDecimals(decimalFromUnits(10n, 1), decimalFromUnits(1n, 0))).toBe(0);
    expect(compareDecimals(decimalFromUnits(11n, 1), decimalFromUnits(1n, 0))).toBe(1);
    expect(compareDecimals(decimalFromUnits(-1n, 0), decimalFromUnits(-9n, 1))).toBe(-1);
  });

  it('subtracts a sum again', () => {
    fc.assert(
      fc.property(anyDecimal, anyDecimal, (one, other) => {
        const negated = { ...other, units: -other.units };
        expect(compareDecimals(addDecimals(addDecimals(one, other), negated), one)).toBe(0);
      }),
    );
  });

  it('floors to a number that is not greater, and by less than one step', () => {
    fc.assert(
      fc.property(anyDecimal, fc.integer({ min: 0, max: 12 }), (value, scale) => {
        const floored = floorDecimal(value, scale);
        const step = { units: 1n, scale };
        expect(floored.scale).toBe(scale);
        expect(compareDecimals(floored, value)).toBeLessThanOrEqual(0);
        expect(compareDecimals(addDecimals(floored, step), value)).toBe(1);
      }),
    );
  });

  it('floors a negative number away from zero, and keeps an exact one', () => {
    expect(floorDecimal({ units: -15n, scale: 1 }, 0)).toEqual({ units: -2n, scale: 0 });
    expect(floorDecimal({ units: -20n, scale: 1 }, 0)).toEqual({ units: -2n, scale: 0 });
    expect(floorDecimal({ units: 2n, scale: 0 }, 2)).toEqual({ units: 200n, scale: 2 });
  });
});

describe('decimalParts', () => {
  it('returns the fraction with exactly as many digits as the scale', () => {
    expect(decimalParts({ units: 7n, scale: 3 })).toEqual({ whole: '0', fraction: '007' });
    expect(decimalParts({ units: -1234n, scale: 3 })).toEqual({ whole: '-1', fraction: '234' });
    expect(decimalParts({ units: 42n, scale: 0 })).toEqual({ whole: '42', fraction: '' });
  });
});

describe('formatUnits', () => {
  it.each([
    [0n, 18, '0'],
    [1_500_000n, 6, '1.5'],
    [1n, 18, '0.000000000000000001'],
    [7n, 0, '7'],
    [100n, 1, '10'],
    [-25n, 1, '-2.5'],
    [1n, 255, `0.${'0'.repeat(254)}1`],
  ])('writes %d of %d decimals as %s', (units, decimals, text) => {
    expect(formatUnits(units, decimals)).toBe(text);
  });
});
