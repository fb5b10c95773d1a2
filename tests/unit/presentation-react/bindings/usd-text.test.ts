import { describe, expect, it } from '@jest/globals';
import { parseDecimal, ZERO_DECIMAL } from '../../../../domain/number/decimal';
import { moneyText } from '../../../../presentation-react/bindings/use-money';
import { usdText } from '../../../../presentation-react/bindings/usd-text';

const value = (text: string) => parseDecimal(text) ?? ZERO_DECIMAL;

describe('moneyText', () => {
  const euro = { code: 'EUR', rate: { units: 92n, scale: 2 } };
  const yen = { code: 'JPY', rate: { units: 1_505n, scale: 1 } };
  const canadian = { code: 'CAD', rate: { units: 14n, scale: 1 } };

  it('multiplies by the rate, and floors to the smallest coin', () => {
    expect(moneyText(value('3376.53'), 'en', euro)).toBe('€3,106.40');
    expect(moneyText(value('3376.53'), 'de', euro)).toBe('3.106,40 €');
    expect(moneyText(value('1.999'), 'en', yen)).toBe('¥300');
  });

  it('tells other dollars from those of the US', () => {
    expect(moneyText(value('10'), 'en', canadian)).toBe('CA$14.00');
  });
});

describe('usdText', () => {
  it.each([
    ['en', '1234.567', '$1,234.56'],
    ['de', '1234.567', '1.234,56 $'],
    ['en', '0.009', '$0.00'],
    ['en', '12345678901234.99', '$12,345,678,901,234.99'],
  ])('[R9.10] writes in %s %s as %s: floored, with cents', (lang, text, shown) => {
    expect(usdText(value(text), lang)).toBe(shown);
  });

  it.each(['ar', 'he', 'fa'])('has in %s neither marks of direction nor other blanks', (lang) => {
    expect(usdText(value('1234.5'), lang)).not.toMatch(/[\u200e\u200f\u00a0\u202f]/);
    expect(usdText(value('1234.5'), lang)).toContain('234');
  });
});
