import { base58Of } from '../base58';
import { NotSponsored } from './not-sponsored';

/** A transaction of Solana whose every account is in it. */
export interface SolanaTransaction {
  /** In the order of the signers. */
  readonly signatures: readonly Uint8Array[];

  /** What is signed. */
  readonly message: Uint8Array;

  /** Who signs, in base58: the first one pays. */
  readonly signers: readonly string[];

  /** In base58. */
  readonly blockhash: string;
  readonly instructions: readonly SolanaInstruction[];
}

export interface SolanaInstruction {
  /** In base58, as are its accounts. */
  readonly program: string;
  readonly accounts: readonly string[];
  readonly data: Uint8Array;
}

const MAX_BYTES = 1_232;
const KEY = 32;
const SIGNATURE = 64;
const VERSION_0 = 0x80;

/**
 * Reads a legacy transaction or one of version 0. One that takes accounts from a lookup table is refused: who owns the table may
 * have changed it until the transaction runs.
 *
 * @throws {@link NotSponsored} `instruction`
 */
export function readSolanaTransaction(bytes: Uint8Array): SolanaTransaction {
  if (bytes.length > MAX_BYTES) throw new NotSponsored('instruction');
  const reader = new Reader(bytes);
  const signatures = reader.list(() => reader.take(SIGNATURE));
  const message = bytes.subarray(reader.at);
  const isVersioned = reader.peek() >= VERSION_0;
  if (isVersioned && reader.byte() !== VERSION_0) throw new NotSponsored('instruction');
  const [signerCount, readonlySigners, readonlyOthers] = [
    reader.byte(),
    reader.byte(),
    reader.byte(),
  ];
  const keys = reader.list(() => base58Of(reader.take(KEY)));
  const blockhash = base58Of(reader.take(KEY));
  const keyAt = (index: number): string => {
    const key = keys[index];
    if (key === undefined) throw new NotSponsored('instruction');
    return key;
  };
  const instructions = reader.list(() => ({
    program: keyAt(reader.byte()),
    accounts: reader.list(() => keyAt(reader.byte())),
    data: reader.take(reader.length()),
  }));
  const tables = isVersioned ? reader.length() : 0;
  const isWhole =
    tables === 0 &&
    reader.at === bytes.length &&
    signatures.length === signerCount &&
    signerCount > readonlySigners &&
    keys.length >= signerCount + readonlyOthers &&
    new Set(keys).size === keys.length;
  if (!isWhole) throw new NotSponsored('instruction');
  return { signatures, message, signers: keys.slice(0, signerCount), blockhash, instructions };
}

/** Takes bytes from the front. */
class Reader {
  at = 0;
  readonly #bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  peek(): number {
    const byte = this.#bytes[this.at];
    if (byte === undefined) throw new NotSponsored('instruction');
    return byte;
  }

  byte(): number {
    const byte = this.peek();
    this.at += 1;
    return byte;
  }

  take(count: number): Uint8Array {
    if (this.at + count > this.#bytes.length) throw new NotSponsored('instruction');
    this.at += count;
    return this.#bytes.subarray(this.at - count, this.at);
  }

  /** A length of Solana's "compact-u16", in no more bytes than it needs: no transaction has one above 16,383. */
  length(): number {
    const low = this.byte();
    if (low < 0x80) return low;
    const high = this.byte();
    if (high === 0 || high >= 0x80) throw new NotSponsored('instruction');
    return (low & 0x7f) | (high << 7);
  }

  list<Entry>(read: () => Entry): readonly Entry[] {
    return Array.from({ length: this.length() }, read);
  }
}
