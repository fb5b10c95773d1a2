/** A value of a call: a word as it is, or bytes that stand behind all words. */
export type AbiValue = string | { readonly tail: string };

const WORD = 64;

/** A word of 32 bytes, without `0x`. */
export function word(value: bigint | string): string {
  const digits = typeof value === 'bigint' ? value.toString(16) : value.slice(2).toLowerCase();
  return digits.padStart(WORD, '0');
}

/** Bytes with their length in front. @param hex With `0x`. */
export function abiBytes(hex: string): AbiValue {
  const digits = hex.slice(2).toLowerCase();
  const padded = Math.ceil(digits.length / WORD) * WORD;
  return { tail: `${word(BigInt(digits.length / 2))}${digits.padEnd(padded, '0')}` };
}

/** Values one after the other, where each that stands behind the words is named by its offset. */
export function encoded(values: readonly AbiValue[]): string {
  let offset = values.length * (WORD / 2);
  const heads: string[] = [];
  const tails: string[] = [];
  for (const value of values) {
    if (typeof value === 'string') heads.push(value);
    else {
      heads.push(word(BigInt(offset)));
      tails.push(value.tail);
      offset += value.tail.length / 2;
    }
  }
  return [...heads, ...tails].join('');
}
