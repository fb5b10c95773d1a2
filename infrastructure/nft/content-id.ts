import { sha256 } from '@noble/hashes/sha2.js';

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';
const BITS = 5;

/** CID version 1, a raw block, sha2-256, and the length of its hash. */
const RAW_SHA256 = [0x01, 0x55, 0x12, 0x20];
const HASH_BYTES = 32;

/**
 * The hash of the content that `cid` names, where it is one raw block; `undefined` for directories and larger files,
 * whose content cannot be told from the name alone.
 */
export function rawHashOf(cid: string): Uint8Array | undefined {
  if (!cid.startsWith('b')) return undefined;
  const bytes = fromBase32(cid.slice(1));
  const isRaw = RAW_SHA256.every((byte, index) => bytes?.[index] === byte);
  const hash = bytes?.slice(RAW_SHA256.length);
  return isRaw && hash?.length === HASH_BYTES ? hash : undefined;
}

/** Whether the bytes of `text` have this hash. */
export function hasHash(text: string, hash: Uint8Array): boolean {
  const found = sha256(new TextEncoder().encode(text));
  return found.every((byte, index) => byte === hash[index]);
}

function fromBase32(text: string): Uint8Array | undefined {
  const bytes: number[] = [];
  let value = 0;
  let bits = 0;
  for (const character of text) {
    const digit = ALPHABET.indexOf(character);
    if (digit < 0) return undefined;
    value = ((value << BITS) | digit) & 0xfff;
    bits += BITS;
    if (bits >= 8) {
      bits -= 8;
      bytes.push((value >> bits) & 0xff);
    }
  }
  return Uint8Array.from(bytes);
}
