import { invalid } from '../unread';

/** Of a byte of a number that goes on. */
const MORE = 0x80;

/** The bytes of a transaction from the first to the last. */
export class MessageReader {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  byte(): number {
    return this.bytes(1)[0] ?? 0;
  }

  bytes(length: number): Uint8Array {
    const end = this.#at + length;
    if (end > this.#bytes.length) throw invalid('transaction');
    const part = this.#bytes.subarray(this.#at, end);
    this.#at = end;
    return part;
  }

  skip(length: number): void {
    this.bytes(length);
  }

  /** What follows would be signed, and not shown. */
  requireEnd(): void {
    if (this.#at !== this.#bytes.length) throw invalid('transaction');
  }

  /** A number of one to three bytes. */
  compact(): number {
    let value = 0;
    for (let shift = 0; shift < 21; shift += 7) {
      const byte = this.byte();
      value |= (byte & 0x7f) << shift;
      if (byte < MORE) return value;
    }
    throw invalid('transaction');
  }

  list<T>(read: () => T): readonly T[] {
    return Array.from({ length: this.compact() }, read);
  }
}
