import { expect, it } from '@jest/globals';
import { bytesFromWords, decodeBech32 } from '../../../../domain/address/bech32';
import { describeVectors } from '../../../support/vectors';

interface Rows {
  readonly valid: readonly string[];
  readonly invalid: readonly { readonly s: string; readonly why: string }[];
}

describeVectors<{ readonly bech32: Rows; readonly bech32m: Rows }>('bip173-bip350', (vectors) => {
  it.each(['bech32', 'bech32m'] as const)('decodes each valid %s row with its checksum', (kind) => {
    expect(vectors[kind].valid).toHaveLength(7);
    for (const text of vectors[kind].valid) expect(decodeBech32(text)?.encoding).toBe(kind);
  });

  it.each(['bech32', 'bech32m'] as const)('refuses each invalid %s row', (kind) => {
    expect(vectors[kind].invalid.length).toBeGreaterThan(0);
    for (const { s } of vectors[kind].invalid) expect(decodeBech32(s)).toBeUndefined();
  });
});

it('returns prefix and words in lower case', () => {
  expect(decodeBech32('A12UEL5L')).toEqual({ encoding: 'bech32', prefix: 'a', words: [] });
});

it('refuses padding that is not zero', () => {
  expect(bytesFromWords([0, 0])).toEqual(Uint8Array.of(0));
  expect(bytesFromWords([0, 1])).toBeUndefined();
});
