const WORD = 32;

/** An ABI word of a number. */
export function wordOf(value: bigint | number): Uint8Array {
  return Buffer.from(
    BigInt(value)
      .toString(16)
      .padStart(2 * WORD, '0'),
    'hex',
  );
}

/** Bytes of any length as the ABI writes them: the length, then words that are filled up with zeros. */
export function sizedBytes(bytes: Uint8Array): Uint8Array {
  const filled = new Uint8Array(Math.ceil(bytes.length / WORD) * WORD);
  filled.set(bytes);
  return Buffer.concat([wordOf(bytes.length), filled]);
}

/** The words of a call or an answer, which may be hostile: what lies outside is `undefined`. */
export class AbiWords {
  readonly #bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  /** The word at this place, counted in words. */
  word(index: number): Uint8Array | undefined {
    const word = this.#bytes.subarray(index * WORD, (index + 1) * WORD);
    return word.length === WORD ? word : undefined;
  }

  number(index: number): bigint | undefined {
    const word = this.word(index);
    return word && BigInt(`0x${Buffer.from(word).toString('hex')}`);
  }

  /** The bytes to whose start the word at this place points. */
  bytes(index: number): Uint8Array | undefined {
    const start = this.number(index);
    if (start === undefined || start > BigInt(this.#bytes.length)) return undefined;
    const rest = this.#bytes.subarray(Number(start));
    const length = new AbiWords(rest).number(0);
    if (length === undefined || length > BigInt(rest.length - WORD)) return undefined;
    return rest.subarray(WORD, WORD + Number(length));
  }
}
