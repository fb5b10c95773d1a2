import { describe, expect, it } from '@jest/globals';
import { ED25519_TORSION_SUBGROUP, ed25519 } from '@noble/curves/ed25519.js';
import { isSmallOrUnusual } from '../src/use-cases/wallet-key/small-order';

/** As RFC 8032 judges it. */
function isUsable(key: Uint8Array): boolean {
  try {
    return !ed25519.Point.fromBytes(key).isSmallOrder();
  } catch {
    return false;
  }
}

const withSign = (key: Uint8Array): Uint8Array => {
  const bytes = Uint8Array.from(key);
  bytes[31] = (bytes[31] ?? 0) ^ 0x80;
  return bytes;
};
const beyondPrime = Array.from({ length: 19 }, (_, n) =>
  Uint8Array.from([0xed + n, ...Array.from({ length: 30 }, () => 0xff), 0x7f]),
);

describe('a public key of Ed25519', () => {
  it('is refused where it is of small order, or written in another way', () => {
    const small = ED25519_TORSION_SUBGROUP.map((hex) => Uint8Array.from(Buffer.from(hex, 'hex')));
    expect(small).toHaveLength(8);
    for (const key of [...small, ...beyondPrime].flatMap((one) => [one, withSign(one)])) {
      expect([Buffer.from(key).toString('hex'), isUsable(key)]).toContain(false);
      expect(isSmallOrUnusual(key)).toBe(true);
    }
    expect(isSmallOrUnusual(new Uint8Array(31))).toBe(true);
  });

  it('is taken where it is any other point', () => {
    for (let n = 0; n < 50; n += 1) {
      const { publicKey } = ed25519.keygen();
      expect(isSmallOrUnusual(publicKey)).toBe(false);
      expect(isSmallOrUnusual(withSign(publicKey))).toBe(false);
    }
  });
});
