import { unreadable } from './untrusted';

/** Reads values of SCALE from the front of bytes. Each method throws KeyError `unreadable` where they are not there. */
export class ScaleReader {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  get left(): number {
    return this.#bytes.length - this.#at;
  }

  bytes(length: number): Uint8Array {
    if (length > this.left) throw unreadable('end');
    this.#at += length;
    return this.#bytes.subarray(this.#at - length, this.#at);
  }

  byte(): number {
    return this.bytes(1)[0] ?? 0;
  }

  /** A number of so many bytes, the lowest first. */
  number(bytes: number, isSigned = false): bigint {
    const value = this.bytes(bytes).reduceRight((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
    return isSigned ? BigInt.asIntN(bytes * 8, value) : value;
  }

  u32(): number {
    return Number(this.number(4));
  }

  /** A number in the compact form. Only the shortest form of a number is one. */
  compact(): bigint {
    const first = this.byte();
    const mode = first & 3;
    if (mode === 3) {
      const length = (first >> 2) + 4;
      const value = this.number(length);
      const isShortest = value >= 1n << 30n && value >> BigInt(8 * (length - 1)) > 0n;
      if (!isShortest) throw unreadable('compact');
      return value;
    }
    const more = (1 << mode) - 1;
    const value = ((this.number(more) << 8n) | BigInt(first)) >> 2n;
    if (mode > 0 && value < (mode === 1 ? 1n << 6n : 1n << 14n)) throw unreadable('compact');
    return value;
  }

  /** A length of what follows: at least one byte each. */
  length(): number {
    const length = this.compact();
    if (length > BigInt(this.left)) throw unreadable('length');
    return Number(length);
  }

  bool(): boolean {
    const value = this.byte();
    if (value > 1) throw unreadable('bool');
    return value === 1;
  }

  text(): string {
    const bytes = this.bytes(this.length());
    try {
      return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    } catch {
      throw unreadable('text');
    }
  }

  option<T>(read: () => T): T | undefined {
    return this.bool() ? read() : undefined;
  }

  list<T>(read: () => T): readonly T[] {
    return Array.from({ length: this.length() }, read);
  }

  /** @throws KeyError where something is left. */
  end(): void {
    if (this.left > 0) throw unreadable('rest');
  }
}
