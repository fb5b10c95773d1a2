import { secp256k1 } from '@noble/curves/secp256k1.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils.js';
import { isSameEvmAddress } from '../../../domain/address/evm-address';
import { attempt } from '../../../domain/outside/attempt';

/** `r`, `s`, and the recovery bit that chooses the key: 0 or 1, which most wallets write as 27 or 28. */
const SIGNATURE_SIZE = 65;

/** The bytes that wallets sign for `message` (EIP-191, version 0x45). */
export function personalHash(message: Uint8Array): Uint8Array {
  const prefix = new TextEncoder().encode(`\u0019Ethereum Signed Message:\n${message.length}`);
  return keccak_256(concatBytes(prefix, message));
}

/**
 * Whether `signature` signs `message` with the key of `address`. Downloaded on demand, because it contains an
 * elliptic curve.
 */
export function keyHasSigned(message: Uint8Array, address: string, signature: string): boolean {
  const signer = attempt(() => signerOf(message, hexToBytes(signature.slice(2))));
  return signer !== undefined && isSameEvmAddress(signer, address);
}

/** Throws where no key matches. */
function signerOf(message: Uint8Array, signature: Uint8Array): string | undefined {
  const parity = signature[SIGNATURE_SIZE - 1] ?? 0;
  if (signature.length !== SIGNATURE_SIZE) return undefined;
  const recoverable = Uint8Array.of(parity >= 27 ? parity - 27 : parity, ...signature.slice(0, 64));
  const key = secp256k1.recoverPublicKey(recoverable, personalHash(message), { prehash: false });
  const point = secp256k1.Point.fromBytes(key).toBytes(false);
  return `0x${bytesToHex(keccak_256(point.slice(1)).slice(-20))}`;
}
