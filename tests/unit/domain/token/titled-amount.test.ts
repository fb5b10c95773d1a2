import { describe, expect, it } from '@jest/globals';
import { titledAmount } from '../../../../domain/token/titled-amount';

describe('an amount in a title', () => {
  it.each([
    ['0.5 ETH', '0.5 ETH'],
    ['0.1234 ETH', '0.1234 ETH'],
    ['0.500000000000000001 ETH', '0.5… ETH'],
    ['1.000000000000000001 ETH', '1… ETH'],
    ['100.000001 ETH', '100… ETH'],
    ['0,12345 ETH', '0,1234… ETH'],
    ['1,246.123456 ETH', '1,246.1234… ETH'],
  ])('says %s as %s', (amount, said) => {
    expect(titledAmount(amount, 'ETH')).toBe(said);
  });

  it.each([
    ['says nothing but zeros', '0.00000000000001 ETH', 'ETH'],
    ['is too long', '98,765,432,109,876,543.2 ETH', 'ETH'],
  ])('is none where it %s', (_, amount, unit) => {
    expect(titledAmount(amount, unit)).toBeUndefined();
  });

  it('has the whole unit, which is no digit of it', () => {
    expect(titledAmount('5.123456 of 0xA0b8…eB48', 'of 0xA0b8…eB48')).toBe(
      '5.1234… of 0xA0b8…eB48',
    );
  });
});
