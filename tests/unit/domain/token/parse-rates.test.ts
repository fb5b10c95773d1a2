import { describe, expect, it } from '@jest/globals';
import { parseRates } from '../../../../domain/token/parse-rates';

describe('parseRates', () => {
  it.each(['base', 'base_code'])('reads rates of US dollars, as said by %s', (name) => {
    const answer = { [name]: 'USD', rates: { EUR: 0.92, JPY: 150 } };
    expect({ ...parseRates(answer) }).toEqual({
      EUR: { units: 92n, scale: 2 },
      JPY: { units: 150n, scale: 0 },
      USD: { units: 1n, scale: 0 },
    });
  });

  it('leaves out what is no rate, and knows its own dollar better', () => {
    const odd = { EUR: 0, GBP: -1, CHF: '1', euro: 1, SEK: NaN, USD: 2, NOK: null, DKK: 6 };
    expect({ ...parseRates({ base: 'USD', rates: odd }) }).toEqual({
      DKK: { units: 6n, scale: 0 },
      USD: { units: 1n, scale: 0 },
    });
  });

  it.each([
    undefined,
    null,
    7,
    {},
    { base: 'USD' },
    { base: 'EUR', rates: { USD: 1 } },
    { rates: {} },
  ])('refuses %p', (answer) => {
    expect(parseRates(answer)).toBeUndefined();
  });
});
