import { describe, expect, it } from '@jest/globals';
import { HUNDREDTHS_MAX, priceChange } from '../../../../domain/token/day-change';
import { formatDecimal, parseDecimal } from '../../../../domain/number/decimal';
import type { PastPrices } from '../../../../domain/token/past-prices';
import { tokenKey } from '../../../../domain/token/token-marks';
import { worthChange } from '../../../../domain/token/worth-change';
import { etherBalance, usdcBalance } from '../../../support/token-balances';

const HALF_HOUR = 30 * 60_000;

/** Prices half an hour apart. */
function past(...prices: readonly string[]): PastPrices {
  return prices.map((text, index) => {
    const price = parseDecimal(text);
    if (!price) throw new TypeError(text);
    return { atMs: index * HALF_HOUR, price };
  });
}

const ether = etherBalance('2', { price: '3000' });
const usdc = usdcBalance('100', { price: '1' });

describe('the change of a price', () => {
  it.each([
    ['3000', '2400', 'up', '600', 2_500],
    ['3000', '4000', 'down', '1000', 2_500],
    ['1', '1', 'flat', '0', 0],
    ['1', '1.00001', 'flat', '0.00001', 0],
    ['1', '0.25', 'up', '0.75', 30_000],
    ['1', '1e-18', 'up', undefined, HUNDREDTHS_MAX],
  ])('from a day ago to %s was from %s: %s', (now, before, trend, amount, hundredths) => {
    const change = priceChange(etherBalance('1', { price: now }), past(before));
    expect(change).toMatchObject({ trend, hundredths });
    if (amount !== undefined) expect(change && formatDecimal(change.amount)).toBe(amount);
  });

  it('is not known without one of the two prices', () => {
    expect(priceChange(etherBalance('1'), past('1'))).toBeUndefined();
    expect(priceChange(ether, undefined)).toBeUndefined();
  });
});

describe('the change of what an account is worth', () => {
  it('is that of the prices, by what it holds now', () => {
    const known = { [tokenKey(ether)]: past('2500'), [tokenKey(usdc)]: past('1.1') };
    const change = worthChange([ether, usdc], known);
    // 6,100 from 5,110.
    expect(change).toMatchObject({ trend: 'up', hundredths: 1_937, counted: 2 });
    expect(change && formatDecimal(change.amount)).toBe('990');
  });

  it('leaves out tokens without both prices, and says how many are counted', () => {
    const unpriced = usdcBalance('100');
    const known = { [tokenKey(ether)]: past('2500'), [tokenKey(unpriced)]: past('1.1') };
    expect(worthChange([ether, unpriced], known)).toMatchObject({ counted: 1, hundredths: 2_000 });
    expect(worthChange([unpriced], known)).toBeUndefined();
    expect(worthChange([ether], {})).toBeUndefined();
  });

  it('is of nothing where nothing is held', () => {
    const none = etherBalance('0', { price: '3000' });
    expect(worthChange([none], { [tokenKey(none)]: past('2500') })).toBeUndefined();
  });

  it('has at most 48 points, from a day ago to now, each of what was known at that time', () => {
    const day = past(...Array.from({ length: 48 }, (_, index) => String(2_000 + index)));
    // The second token begins later, with its first price.
    const late = day.slice(40).map(({ atMs }) => ({ atMs, price: { units: 2n, scale: 0 } }));
    const known = { [tokenKey(ether)]: day, [tokenKey(usdc)]: late };
    const worths = worthChange([ether, usdc], known)?.worths.map(formatDecimal);
    expect(worths).toHaveLength(48);
    expect(worths?.slice(0, 2)).toEqual(['4200', '4204']);
    expect(worths?.slice(-2)).toEqual(['4294', '6100']);
  });

  it('has no line through fewer points than say something', () => {
    expect(worthChange([ether], { [tokenKey(ether)]: past('1', '2', '3') })?.worths).toEqual([]);
  });
});
