import { describe, expect, it } from '@jest/globals';
import { balanceParts } from '../../../../presentation-react/bindings/balance-parts';

const balance = { status: 'loaded', units: 1_234_500_000n, decimals: 6, symbol: 'X' } as const;

describe('balanceParts', () => {
  it.each([
    ['en', '1,234', '.500', '1,234.500 X'],
    ['fr', '1 234', ',500', '1 234,500 X'],
    ['ar', '1,234', '.500', '1,234.500 X'],
    ['hi', '1,234', '.500', '1,234.500 X'],
  ])('writes a balance in %s', (lang, whole, fraction, text) => {
    const spaced = (value: string): string => value.replace(/[\u00a0\u202f]/g, ' ');
    const parts = balanceParts(balance, lang);
    expect([spaced(parts.whole), parts.fraction, spaced(parts.text)]).toEqual([
      whole,
      fraction,
      text,
    ]);
  });

  it('is exact beyond a floating-point number', () => {
    const units = 90_071_992_547_409_939_999_999n;
    expect(balanceParts({ ...balance, units }, 'en').text).toBe('90,071,992,547,409,939.999 X');
  });
});
