import { describe, expect, it } from '@jest/globals';
import { parseDecimal } from '../../../../domain/number/decimal';
import { type PastPrice, pricesOfDay } from '../../../../domain/token/past-prices';

const NOW = Date.UTC(2026, 10, 30, 12);
const HOUR = 60 * 60_000;

function at(hoursAgo: number, price: string): PastPrice {
  const read = parseDecimal(price);
  if (!read) throw new TypeError(price);
  return { atMs: NOW - hoursAgo * HOUR, price: read };
}

/** The hours ago of the prices that are kept. */
function kept(prices: readonly PastPrice[]): readonly number[] | undefined {
  return pricesOfDay(prices, NOW)?.map(({ atMs }) => (NOW - atMs) / HOUR);
}

describe('the prices of a day', () => {
  it('are put in order, from the one of a day ago on', () => {
    expect(kept([at(3, '3'), at(24, '1'), at(0, '5'), at(25, '9'), at(12, '2')])).toEqual([
      24, 12, 3, 0,
    ]);
  });

  it('are the latest of each half an hour, at most 48 of ten thousand', () => {
    const many = Array.from({ length: 10_000 }, (_, index) => at((index * 26) / 10_000, '1'));
    const times = kept(many);
    expect(times).toHaveLength(48);
    expect(times?.[0]).toBeCloseTo(24, 1);
    expect(kept([at(24, '1'), at(3.4, '2'), at(3.3, '2'), at(3.2, '2')])).toEqual([24, 3.2]);
  });

  it('are one where a source knows that of a day ago alone', () => {
    expect(kept([at(24, '1')])).toEqual([24]);
  });

  it.each([
    ['none', []],
    ['those of this morning', [at(8, '1'), at(0, '2')]],
    ['those of years ago', [at(24_000, '1')]],
    ['those of a later day', [at(-24, '1'), at(-48, '2')]],
    ['times that are no times', [{ ...at(24, '1'), atMs: NaN }]],
    ['a price of zero, and one below', [at(24, '0'), at(24, '-1')]],
  ])('are not known by %s', (_name, prices) => {
    expect(kept(prices)).toBeUndefined();
  });

  it('may be as wrong as a clock: an hour later or earlier is a day ago too', () => {
    expect(kept([at(23, '1')])).toEqual([23]);
    expect(kept([at(25, '1'), at(-1, '2')])).toEqual([25, -1]);
  });
});
