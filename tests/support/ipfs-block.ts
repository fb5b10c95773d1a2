import { createHash } from 'node:crypto';

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';
const DIGIT_BITS = 5;

/** CID version 1, a raw block, sha2-256, and the length of its hash. */
const PREFIX = [0x01, 0x55, 0x12, 0x20];

/** The name on IPFS of `text` as one raw block, made without code of the product. */
export function cidOf(text: string): string {
  const hash = createHash('sha256').update(text).digest();
  const bits = [...PREFIX, ...hash].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const digits = bits.match(new RegExp(`.{1,${DIGIT_BITS}}`, 'g')) ?? [];
  const letters = digits.map(
    (digit) => ALPHABET[Number.parseInt(digit.padEnd(DIGIT_BITS, '0'), 2)],
  );
  return `b${letters.join('')}`;
}
