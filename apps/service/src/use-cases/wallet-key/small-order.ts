import { ED25519_TORSION_SUBGROUP } from '@noble/curves/ed25519.js';

/** The sign of a point's other coordinate. */
const SIGN = 0x80;
const P_FIRST = 0xed;

const small = new Set(ED25519_TORSION_SUBGROUP.map((hex) => ofY(Buffer.from(hex, 'hex'))));

/** Whether a public key of Ed25519 is a point of small order, whose signatures fit many texts, or is not written as RFC 8032 has it. */
export function isSmallOrUnusual(key: Uint8Array): boolean {
  return key.length !== 32 || small.has(ofY(key)) || isBeyondPrime(key);
}

function ofY(key: Uint8Array): string {
  const bytes = Buffer.from(key);
  bytes.writeUInt8(bytes.readUInt8(31) & ~SIGN, 31);
  return bytes.toString('hex');
}

/** 2^255 - 19 and more, which is another writing of a smaller number. */
function isBeyondPrime(key: Uint8Array): boolean {
  const bytes = Buffer.from(ofY(key), 'hex');
  const isFull = bytes.subarray(1, 31).every((byte) => byte === 0xff) && bytes[31] === 0x7f;
  return isFull && bytes.readUInt8(0) >= P_FIRST;
}
