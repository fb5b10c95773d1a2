import { ED25519_TORSION_SUBGROUP } from '@noble/curves/ed25519.js';
import { secp256k1 } from '@noble/curves/secp256k1.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, hexToBytes, numberToBytesBE } from '@noble/curves/utils.js';

const PRIME = 2n ** 255n - 19n;

/** A number as ed25519 writes an `y`, with the sign of its `x`. */
function littleEndian(y: bigint, sign = 0): Uint8Array {
  const bytes = numberToBytesBE(y, 32).reverse();
  bytes[31] = (bytes[31] ?? 0) | (sign << 7);
  return bytes;
}

/** The eight points of ed25519 whose order divides 8: no key makes a signature of theirs, and anyone can write one. */
export const smallOrderPoints: readonly Uint8Array[] = ED25519_TORSION_SUBGROUP.map(hexToBytes);

/** The encodings of the same points that RFC 8032 refuses: an `y` beyond the prime, or the sign of an `x` of 0. */
export const unreducedPoints: readonly Uint8Array[] = [
  littleEndian(PRIME),
  littleEndian(PRIME, 1),
  littleEndian(PRIME + 1n),
  littleEndian(PRIME + 1n, 1),
  littleEndian(1n, 1),
  littleEndian(PRIME - 1n, 1),
];

/** All encodings of points of small order. */
export const smallOrderEncodings: readonly Uint8Array[] = [...smallOrderPoints, ...unreducedPoints];

/** An ed25519 signature that no key made: it holds for each key of small order by the equation that ZIP-215 has. */
export function keylessSignature(
  r: Uint8Array = smallOrderPoints[0] ?? Uint8Array.of(),
): Uint8Array {
  return Uint8Array.of(...r, ...new Uint8Array(32));
}

const { ORDER } = secp256k1.Point.Fn;

/** The 65 bytes `r`, `s` and `v` in hexadecimal. */
export function evmSignature(r: bigint, s: bigint, v = 27): `0x${string}` {
  return `0x${bytesToHex(numberToBytesBE(r, 32))}${bytesToHex(numberToBytesBE(s, 32))}${v.toString(16).padStart(2, '0')}`;
}

/** What is no signature by its form, made from one that is: `signature` has 65 bytes in hexadecimal. */
export function alteredEvmSignatures(
  signature: string,
): readonly (readonly [name: string, signature: `0x${string}`])[] {
  const [r, s] = [BigInt(signature.slice(0, 66)), BigInt(`0x${signature.slice(66, 130)}`)];
  const v = Number.parseInt(signature.slice(130), 16);
  return [
    ['a high s', evmSignature(r, ORDER - s, 55 - v)],
    ['a high s, with a recovery bit of 0 or 1', evmSignature(r, ORDER - s, 28 - v)],
    ['an r of 0', evmSignature(0n, s, v)],
    ['an s of 0', evmSignature(r, 0n, v)],
    ['an r and an s of 0', evmSignature(0n, 0n, v)],
    ['an r that is the order', evmSignature(ORDER, s, v)],
    ['an s that is the order', evmSignature(r, ORDER, v)],
    ['another recovery bit', evmSignature(r, s, 55 - v)],
    ['a recovery bit of 2', evmSignature(r, s, 2)],
    ['a recovery bit of 29', evmSignature(r, s, 29)],
    ['a byte more', `${evmSignature(r, s, v)}00`],
    ['a byte less', evmSignature(r, s, v).slice(0, -2) as `0x${string}`],
  ];
}

/** The key that a signature of `hash` recovers which has an `r` and an `s` of 1, and which no key made. */
export function smallKey(hash: Uint8Array): Uint8Array {
  const signature = Uint8Array.of(0, ...numberToBytesBE(1n, 32), ...numberToBytesBE(1n, 32));
  return secp256k1.recoverPublicKey(signature, hash, { prehash: false });
}

export function addressOfKey(key: Uint8Array): `0x${string}` {
  const point = secp256k1.Point.fromBytes(key).toBytes(false);
  return `0x${bytesToHex(keccak_256(point.slice(1)).slice(-20))}`;
}

/** The signature with an `r` and an `s` of 1 in other spellings: one of the numbers once more than the order. */
export const unreducedEvmSignatures: readonly (readonly [
  name: string,
  signature: `0x${string}`,
])[] = [
  ['an r beyond the order', evmSignature(1n + ORDER, 1n)],
  ['an s beyond the order', evmSignature(1n, 1n + ORDER)],
];
