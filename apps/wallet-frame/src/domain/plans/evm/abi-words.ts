import { checksumAddress } from '../../accounts/evm-address';

const WORD = 64;

/** The arguments of a call, in words of 32 bytes. */
export class AbiWords {
  readonly #hex: string;

  /** @param hex Without `0x` and without the selector. */
  constructor(hex: string) {
    this.#hex = hex;
  }

  /** Whether the call has so many words and nothing besides. */
  isExactly(words: number): boolean {
    return this.#hex.length === words * WORD;
  }

  /** `undefined` where the word is not there. */
  number(at: number): bigint | undefined {
    const word = this.#word(at);
    return word === undefined ? undefined : BigInt(`0x${word}`);
  }

  /** `undefined` where the word is no address. */
  address(at: number): string | undefined {
    const word = this.#word(at);
    return word?.startsWith('0'.repeat(24)) === true
      ? checksumAddress(word.slice(24).toLowerCase())
      : undefined;
  }

  #word(at: number): string | undefined {
    const word = this.#hex.slice(at * WORD, (at + 1) * WORD);
    return word.length === WORD ? word : undefined;
  }
}
