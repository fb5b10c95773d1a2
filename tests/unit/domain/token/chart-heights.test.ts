import { describe, expect, it } from '@jest/globals';
import { parseDecimal } from '../../../../domain/number/decimal';
import { chartHeights } from '../../../../domain/token/chart-heights';

function heights(...texts: readonly string[]): readonly number[] {
  return chartHeights(texts.map((text) => parseDecimal(text) ?? { units: 0n, scale: 0 }));
}

describe('the heights of a chart', () => {
  it('are from its foot to its top', () => {
    expect(heights('100', '150.5', '200')).toEqual([0, 505, 1_000]);
  });

  it('stay near the middle where a stable coin moves by a trifle', () => {
    expect(heights('1.0000', '1.0005', '1.0000')).toEqual([440, 540, 440]);
  });

  it('are the middle where nothing moves, or nothing is there', () => {
    expect(heights('5', '5')).toEqual([500, 500]);
    expect(heights('0', '0')).toEqual([500, 500]);
  });

  it('are numbers for values that no number holds', () => {
    expect(heights('1e300', '1', '5e299')).toEqual([1_000, 0, 499]);
  });
});
