import { describe, expect, it } from '@jest/globals';
import { parseDecimal } from '../../../../domain/number/decimal';
import { hasPriceMoved, PRICE_TOLERANCE_PERCENT } from '../../../../domain/token/price-change';

describe('hasPriceMoved', () => {
  it.each([
    ['100', '101', false],
    ['100', '99', false],
    ['100', '101.0000000001', true],
    ['100', '98.9999999999', true],
    ['1e-7', '1.02e-7', true],
    ['1e-7', '1.001e-7', false],
    ['2000', '2000.00', false],
  ])('from %s to %s: %s', (before, now, hasMoved) => {
    expect(hasPriceMoved(parseDecimal(before), parseDecimal(now))).toBe(hasMoved);
  });

  it('does not treat an unknown price as a change', () => {
    const price = parseDecimal('1');
    expect([hasPriceMoved(undefined, price), hasPriceMoved(price, undefined)]).toEqual([
      false,
      false,
    ]);
    expect(PRICE_TOLERANCE_PERCENT).toBe(1);
  });
});
