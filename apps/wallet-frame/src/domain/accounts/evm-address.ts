import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/** The address of an uncompressed key of secp256k1. */
export function evmAddress(publicKey: Uint8Array): string {
  return checksumAddress(bytesToHex(keccak_256(publicKey.subarray(1)).subarray(-20)));
}

/** An address with the checksum of EIP-55, from its 40 small digits. */
export function checksumAddress(digits: string): string {
  const hash = bytesToHex(keccak_256(new TextEncoder().encode(digits)));
  const cased = [...digits].map((digit, at) =>
    Number.parseInt(hash[at] ?? '0', 16) >= 8 ? digit.toUpperCase() : digit,
  );
  return `0x${cased.join('')}`;
}
