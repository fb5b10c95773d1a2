import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { encodeBase58 } from '../../../../domain/address/base58';
import { checkSolanaAddress, isSolanaAddress } from '../../../../domain/address/solana-address';
import { describeVectors } from '../../../support/vectors';

describe('isSolanaAddress', () => {
  it.each(['1'.repeat(32), 'z'.repeat(44), 'So11111111111111111111111111111111111111112'])(
    '[R5.4] accepts 32 to 44 base58 characters: %s',
    (value) => {
      expect(isSolanaAddress(value)).toBe(true);
    },
  );

  it.each([
    ['31 characters', '1'.repeat(31)],
    ['45 characters', 'z'.repeat(45)],
    ['a zero', `0${'1'.repeat(35)}`],
    ['a capital o', `O${'1'.repeat(35)}`],
    ['a capital i', `I${'1'.repeat(35)}`],
    ['a small L in front of a valid address', `l${'1'.repeat(32)}`],
    ['blanks', ` ${'1'.repeat(32)}`],
    ['nothing', ''],
  ])('[R5.4] refuses %s', (_what, value) => {
    expect(isSolanaAddress(value)).toBe(false);
  });
});

describe('checkSolanaAddress', () => {
  it('accepts exactly the addresses of 32 bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 28, maxLength: 36 }), (bytes) => {
        const address = encodeBase58(bytes);
        expect(checkSolanaAddress(address).ok).toBe(bytes.length === 32);
      }),
    );
  });

  it('reports whether the form or the length is wrong', () => {
    expect(checkSolanaAddress('vitalik.sol')).toEqual({ ok: false, fault: 'form' });
    expect(checkSolanaAddress('z'.repeat(44))).toEqual({ ok: false, fault: 'length' });
  });
});

describeVectors<{
  readonly valid: readonly string[];
  readonly invalid: readonly { readonly s: string }[];
}>('solana', ({ valid, invalid }) => {
  it('accepts each valid row and refuses each invalid one', () => {
    expect([valid.length, invalid.length]).toEqual([4, 4]);
    for (const address of valid) expect(checkSolanaAddress(address)).toEqual({ ok: true, address });
    for (const { s } of invalid) expect(checkSolanaAddress(s).ok).toBe(false);
  });

  it('distinguishes the 31-byte row from a malformed one', () => {
    expect(invalid.map(({ s }) => checkSolanaAddress(s))).toEqual([
      { ok: false, fault: 'form' },
      { ok: false, fault: 'length' },
      { ok: false, fault: 'form' },
      { ok: false, fault: 'form' },
    ]);
  });
});
