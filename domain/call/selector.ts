import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

const SELECTOR_DIGITS = 8;
const selectorPattern = /^0x([0-9a-f]{8})/i;

/** The eight digits that a call of the function with this signature begins with, such as `a9059cbb`. */
export function selectorOf(signature: string): string {
  return bytesToHex(keccak_256(utf8ToBytes(signature))).slice(0, SELECTOR_DIGITS);
}

/** The selector that `data` begins with, in lower case; `undefined` for data that calls no function. */
export function selectorIn(data: string): string | undefined {
  return selectorPattern.exec(data)?.[1]?.toLowerCase();
}
