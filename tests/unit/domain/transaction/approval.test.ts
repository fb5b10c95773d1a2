import { describe, expect, it } from '@jest/globals';
import { isUnlimitedAllowance, tokenApprovalIn } from '../../../../domain/transaction/approval';

const spender = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';

describe('tokenApprovalIn', () => {
  it('reads an allowance and its spender', () => {
    expect(tokenApprovalIn(callData('095ea7b3', 1_000n))).toEqual({
      kind: 'amount',
      spender,
      units: 1_000n,
      isUnlimited: false,
    });
    expect(tokenApprovalIn(callData('39509351', 5n))).toMatchObject({ kind: 'amount', units: 5n });
  });

  it('marks an unlimited allowance', () => {
    expect(tokenApprovalIn(callData('095ea7b3', 2n ** 256n - 1n))).toMatchObject({
      isUnlimited: true,
    });
    expect(
      tokenApprovalIn(
        callData('095ea7b3', 2n ** 256n - 1n)
          .toUpperCase()
          .replace('0X', '0x'),
      ),
    ).toMatchObject({ isUnlimited: true });
  });

  it('reads the allowance that older tokens increase', () => {
    expect(tokenApprovalIn(callData('d73dd623', 5n))).toMatchObject({ spender, units: 5n });
  });

  it('reads a spender with extra bytes above it in its word, as older contracts do', () => {
    const dirty = callData('095ea7b3', 5n).replace('0x095ea7b3000000', '0x095ea7b3ffffff');
    expect(tokenApprovalIn(dirty)).toMatchObject({ spender, units: 5n });
  });

  it('reads missing bytes at the end as zeros, as contracts do', () => {
    const cut = callData('095ea7b3', 0x1200n).slice(0, -2);
    expect(tokenApprovalIn(cut)).toMatchObject({ spender, units: 0x1200n });
  });

  it('reads the allowance to move a whole collection', () => {
    expect(tokenApprovalIn(callData('a22cb465', 1n))).toEqual({ kind: 'all', spender });
  });

  it.each([
    ['a revoked allowance', callData('095ea7b3', 0n)],
    ['a revoked allowance of a collection', callData('a22cb465', 0n)],
    ['a transfer', callData('a9059cbb', 1n)],
    ['no call', '0x'],
    ['nothing', ''],
  ])('finds none in %s', (_what, data) => {
    expect(tokenApprovalIn(data)).toBeUndefined();
  });
});

describe('isUnlimitedAllowance', () => {
  it('matches the customary maxima and everything from half of 256 bits on', () => {
    for (const bits of [96n, 128n, 160n, 256n]) {
      expect(isUnlimitedAllowance(2n ** bits - 1n)).toBe(true);
    }
    expect(isUnlimitedAllowance(2n ** 255n)).toBe(true);
    expect(isUnlimitedAllowance(2n ** 255n - 1n)).toBe(false);
    expect(isUnlimitedAllowance(10n ** 30n)).toBe(false);
  });
});

function callData(selector: string, argument: bigint): string {
  const words = [BigInt(spender), argument].map((word) => word.toString(16).padStart(64, '0'));
  return `0x${selector}${words.join('')}`;
}
