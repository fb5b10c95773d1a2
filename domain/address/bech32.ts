import { bech32, bech32m } from '@scure/base';

/** The two checksums that segwit addresses use: BIP-173 for version 0, BIP-350 for later ones. */
export type Bech32Encoding = 'bech32' | 'bech32m';

/** A decoded bech32 text. `prefix` is in lower case; `words` are groups of five bits. */
export interface Bech32Text {
  readonly encoding: Bech32Encoding;
  readonly prefix: string;
  readonly words: readonly number[];
}

const MAX_TEXT_LENGTH = 90;

/**
 * Decodes a bech32 or bech32m text of at most 90 characters with either checksum. Returns `undefined` when neither
 * does, or when the letters are of both cases.
 */
export function decodeBech32(text: string): Bech32Text | undefined {
  const plain = bech32.decodeUnsafe(text, MAX_TEXT_LENGTH);
  if (plain) return { encoding: 'bech32', ...plain };
  const modified = bech32m.decodeUnsafe(text, MAX_TEXT_LENGTH);
  return modified ? { encoding: 'bech32m', ...modified } : undefined;
}

/** Joins groups of five bits into bytes, or returns `undefined` when their padding is not zero. */
export function bytesFromWords(words: readonly number[]): Uint8Array | undefined {
  return bech32.fromWordsUnsafe([...words]) ?? undefined;
}
