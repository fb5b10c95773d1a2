import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { parseExactJson } from '../../../../infrastructure/rpc/exact-json';

describe('parseExactJson', () => {
  it('reads integers that a JavaScript number cannot hold exactly as the text of their digits', () => {
    const json = '{"a":18446744073709551615,"b":[-9007199254740993, 9007199254740991],"c":1}';

    expect(parseExactJson(json)).toEqual({
      a: '18446744073709551615',
      b: ['-9007199254740993', 9007199254740991],
      c: 1,
    });
  });

  it('does not change digits in texts and in names', () => {
    const json = String.raw`{"18446744073709551615":"1844674407370955161","x\"1844674407370955161":["\\",5]}`;

    expect(parseExactJson(json)).toEqual(JSON.parse(json));
  });

  it('does not change numbers with a fraction or an exponent', () => {
    expect(parseExactJson('[1234567890123456.5,1e30,1E-7]')).toEqual([
      1234567890123456.5, 1e30, 1e-7,
    ]);
  });

  it.each(['', '{', '[1,]', '01234567890123456789', '"a', "{'a':1}", '12345678901234567890x'])(
    'refuses %j, which is no JSON',
    (json) => {
      expect(() => parseExactJson(json)).toThrow(SyntaxError);
    },
  );

  it('reads a text of a megabyte', () => {
    const text = 'ab'.repeat(500_000);

    expect(parseExactJson(JSON.stringify({ text }))).toEqual({ text });
  });

  it('reads the same as JSON.parse, where no integer is too long', () => {
    fc.assert(
      fc.property(fc.json(), (json) => {
        if (/\d{16}/.test(json)) return;
        expect(parseExactJson(json)).toEqual(JSON.parse(json));
      }),
    );
  });

  it('keeps every digit of any integer', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(2n ** 70n), max: 2n ** 70n }), (integer) => {
        expect(BigInt(String(parseExactJson(String(integer))))).toBe(integer);
      }),
    );
  });
});
