/** The bytes of a text of `0x` and hexadecimal digits. */
export function bytesOfHex(text: string): Uint8Array {
  const pairs = text.slice(2).match(/../g) ?? [];
  return Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16));
}
