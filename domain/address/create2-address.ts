import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';

const ADDRESS_DIGITS = 40;

/** The hash of the bytes that `digits` stand for, as digits in lower case. */
export function hashOfDigits(digits: string): string {
  return bytesToHex(keccak_256(hexToBytes(digits)));
}

/** The address, without `0x`, that follows from the bytes that `digits` stand for: the end of their hash. */
export function addressOfDigits(digits: string): string {
  return hashOfDigits(digits).slice(-ADDRESS_DIGITS);
}

/**
 * The address, without `0x`, at which the contract `deployer` creates a contract by CREATE2. `salt` and `codeHash` are the
 * digits of 32 bytes each.
 */
export function create2Address(deployer: string, salt: string, codeHash: string): string {
  return addressOfDigits(`ff${deployer.slice(2)}${salt}${codeHash}`);
}
