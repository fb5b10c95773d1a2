import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { decodeBase58, encodeBase58 } from '../../../../domain/address/base58';
import { describeVectors } from '../../../support/vectors';

describe('base58', () => {
  it('reads back the bytes it wrote', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 64 }), (bytes) => {
        expect(decodeBase58(encodeBase58(bytes))).toEqual(bytes);
      }),
    );
  });

  it('refuses a text that is longer than any address', () => {
    expect(decodeBase58('1'.repeat(256))).toHaveLength(256);
    expect(decodeBase58('1'.repeat(257))).toBeUndefined();
  });
});

describeVectors<{
  readonly coreEncodeDecode: readonly (readonly [hex: string, text: string])[];
  readonly scure: readonly { readonly decodedHex: string; readonly encoded: string }[];
  readonly baseX: {
    readonly valid: readonly { readonly hex: string; readonly string: string }[];
    readonly invalid: readonly { readonly string: unknown }[];
  };
}>('base58', ({ coreEncodeDecode, scure, baseX }) => {
  it('encodes and decodes each of the 123 valid rows', () => {
    const rows = [
      ...coreEncodeDecode,
      ...scure.map(({ decodedHex, encoded }) => [decodedHex, encoded] as const),
      ...baseX.valid.map(({ hex, string }) => [hex, string] as const),
    ];
    expect(rows).toHaveLength(123);
    for (const [hex, text] of rows) {
      expect(encodeBase58(Buffer.from(hex, 'hex'))).toBe(text);
      expect(Buffer.from(decodeBase58(text) ?? []).toString('hex')).toBe(hex);
    }
  });

  it('refuses each invalid row that is a string', () => {
    // The first invalid row is an object, which the type of the function excludes.
    const texts = baseX.invalid.flatMap(({ string }) => (typeof string === 'string' ? string : []));
    expect(texts).toHaveLength(baseX.invalid.length - 1);
    for (const text of texts) expect(decodeBase58(text)).toBeUndefined();
  });
});
