import { describe, expect, it } from '@jest/globals';
import type { ChainNamespace } from '../../../../domain/caip/chain-namespace';
import { looksAlike } from '../../../../domain/send/look-alike';

const known = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';

/** An EVM address that shares `head` digits in front with the known one, and `tail` at the end. */
function twin(head: number, tail: number): string {
  const digits = known.slice(2).toLowerCase();
  const middle = digits.slice(head, digits.length - tail);
  const other = [...middle].map((digit) => (digit === '0' ? '1' : '0')).join('');
  return `0x${digits.slice(0, head)}${other}${digits.slice(digits.length - tail)}`;
}

describe('looksAlike', () => {
  it('warns about three first and four last digits, four and three, and more', () => {
    const verdicts = [0, 1, 2, 3, 4, 5, 10].flatMap((head) =>
      [0, 1, 2, 3, 4, 5, 10].map(
        (tail) => [head, tail, looksAlike(twin(head, tail), known, 'eip155')] as const,
      ),
    );

    for (const [head, tail, isAlike] of verdicts) {
      const expected = (head >= 3 && tail >= 4) || (head >= 4 && tail >= 3);
      expect([head, tail, isAlike]).toEqual([head, tail, expected]);
    }
  });

  it('ignores the digits of `0x`, letter case and a missing `0x`', () => {
    expect(looksAlike(twin(10, 3), known, 'eip155')).toBe(true);
    expect(looksAlike(twin(2, 4), known, 'eip155')).toBe(false);
    expect(looksAlike(twin(3, 4).toUpperCase().replace('0X', '0x'), known, 'eip155')).toBe(true);
    expect(looksAlike(twin(3, 4).slice(2), known, 'eip155')).toBe(true);
  });

  it('never matches the same account in another spelling', () => {
    expect(looksAlike(known, known.toLowerCase(), 'eip155')).toBe(false);
    expect(looksAlike(known, known.slice(2), 'eip155')).toBe(false);
  });

  it.each<[ChainNamespace, string, string, boolean]>([
    [
      'bip122',
      'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
      'bc1qw50xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxf3t4',
      true,
    ],
    [
      'bip122',
      'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
      'bc1qxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxf3t4',
      false,
    ],
    [
      'solana',
      '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv',
      '7S3P4HxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxArAaKv',
      true,
    ],
    [
      'polkadot',
      '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5',
      '15oFxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx6Sp5',
      true,
    ],
  ])('compares addresses of %s without their common prefix', (chain, one, other, is) => {
    expect(looksAlike(one, other, chain)).toBe(is);
  });
});
