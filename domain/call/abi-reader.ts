import { type AbiType, headWords, isDynamic } from './abi-types';

/** A value that was read: a word, an address or bytes as `0x` and digits, or a list of values. */
export type AbiValue = string | readonly AbiValue[];

const WORD_DIGITS = 64;
const ADDRESS_DIGITS = 40;

/** Limits that no real call exceeds: the length of a list, and the number of values in all. */
const ENTRIES_MAX = 256;
const VALUES_MAX = 4_096;

/**
 * Reads values of `types` from `digits`, which follow a call's selector. Ignores the bytes above an address
 * in its word, as contracts do. Returns `undefined` where a value is cut short, an offset points outside, or
 * a limit is exceeded.
 */
export function readAbi(
  digits: string,
  types: readonly AbiType[],
): readonly AbiValue[] | undefined {
  return new AbiReader(digits).values(types, 0);
}

class AbiReader {
  readonly #digits: string;
  #left = VALUES_MAX;

  constructor(digits: string) {
    this.#digits = digits;
  }

  values(types: readonly AbiType[], base: number): readonly AbiValue[] | undefined {
    const found: AbiValue[] = [];
    let at = base;
    for (const type of types) {
      const value = this.#value(type, at, base);
      if (value === undefined) return undefined;
      found.push(value);
      at += headWords(type) * WORD_DIGITS;
    }
    return found;
  }

  #value(type: AbiType, at: number, base: number): AbiValue | undefined {
    this.#left -= 1;
    if (this.#left < 0) return undefined;
    const place = isDynamic(type) ? this.#placeAt(at, base) : at;
    if (place === undefined) return undefined;
    switch (type.kind) {
      case 'word':
        return prefixed(this.#word(place));
      case 'address':
        return prefixed(this.#word(place)?.slice(-ADDRESS_DIGITS));
      case 'bytes':
        return this.#bytes(place);
      case 'list':
        return this.#list(type.of, place);
      case 'tuple':
        return this.values(type.of, place);
    }
  }

  #bytes(place: number): string | undefined {
    const size = this.#number(place);
    const start = place + WORD_DIGITS;
    const isThere = size !== undefined && start + 2 * size <= this.#digits.length;
    return isThere ? `0x${this.#digits.slice(start, start + 2 * size)}` : undefined;
  }

  #list(of: AbiType, place: number): readonly AbiValue[] | undefined {
    const length = this.#number(place);
    if (length === undefined || length > ENTRIES_MAX) return undefined;
    return this.values(
      Array.from({ length }, () => of),
      place + WORD_DIGITS,
    );
  }

  /** An offset is counted in bytes from the start of the tuple or list that contains it. */
  #placeAt(at: number, base: number): number | undefined {
    const offset = this.#number(at);
    return offset === undefined ? undefined : base + 2 * offset;
  }

  #number(at: number): number | undefined {
    const word = this.#word(at);
    const value = word === undefined ? undefined : BigInt(`0x${word}`);
    return value !== undefined && value <= BigInt(this.#digits.length) ? Number(value) : undefined;
  }

  #word(at: number): string | undefined {
    const word = this.#digits.slice(at, at + WORD_DIGITS);
    return word.length === WORD_DIGITS ? word : undefined;
  }
}

function prefixed(digits: string | undefined): string | undefined {
  return digits === undefined ? undefined : `0x${digits}`;
}
