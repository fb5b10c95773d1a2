import { describe, expect, it } from '@jest/globals';
import { codeDigits, isOneTimeCode } from '../../../../domain/login/one-time-code';

describe('one-time code', () => {
  it('[R5.13] is a text of six digits, including leading zeros', () => {
    expect(isOneTimeCode('000123')).toBe(true);
    for (const value of [123456, '12345', '1234567', '12345a', ' 12345', '', null, undefined]) {
      expect(isOneTimeCode(value)).toBe(false);
    }
  });

  it.each([
    ['Your code: 123-456.', '123456'],
    ['12 34', '1234'],
    ['1234567', '123456'],
    ['none', ''],
  ])('is found in %j', (text, digits) => {
    expect(codeDigits(text)).toBe(digits);
  });
});
