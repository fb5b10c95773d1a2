import { bytesToHex } from '@noble/hashes/utils.js';

/** `0x` and the digits of `bytes`. */
export function hexOf(bytes: Uint8Array): string {
  return `0x${bytesToHex(bytes)}`;
}
