import { sha256 } from '@noble/hashes/sha2.js';
import { entropyToMnemonic, mnemonicToEntropy } from '@scure/bip39';
import { wordlist } from '@scure/bip39/wordlists/english.js';
import { KeyError } from '../bytes/key-error';
import { pbkdf2 } from '../bytes/pbkdf2';
import { spending, wipe } from '../bytes/wipe';

const ENTROPY_BYTES = 32;
const BITS_PER_WORD = 11;
const SPACE = 0x20;
const SEED_ROUNDS = 2048;
const SEED_BYTES = 64;
const SEED_SALT = new TextEncoder().encode('mnemonic');

/** New entropy, from which every account is derived. The caller wipes it. */
export function newEntropy(): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(ENTROPY_BYTES));
}

/** The 24 words of BIP-39 that a person writes down. */
export function wordsOf(entropy: Uint8Array): string {
  return entropyToMnemonic(entropy, wordlist);
}

/**
 * The entropy of words as a person types them. The caller wipes it.
 *
 * @throws {@link KeyError} `words`
 */
export function entropyOf(words: string): Uint8Array {
  const tidy = words.normalize('NFKD').toLowerCase().trim().split(/\s+/u).join(' ');
  try {
    return mnemonicToEntropy(tidy, wordlist);
  } catch {
    throw new KeyError('words'); // The error of the library would quote the words.
  }
}

/** BIP-39's seed, without a passphrase. The words are made as bytes, which can be wiped. */
export function seedOf(entropy: Uint8Array): Promise<Uint8Array> {
  return spending(phraseBytes(entropy), (phrase) =>
    pbkdf2('SHA-512', phrase, SEED_SALT, SEED_ROUNDS, SEED_BYTES),
  );
}

/** The seed of Substrate, which stretches the entropy itself instead of its words. The caller wipes it. */
export function substrateSeedOf(entropy: Uint8Array): Promise<Uint8Array> {
  return pbkdf2('SHA-512', entropy, SEED_SALT, SEED_ROUNDS, SEED_BYTES);
}

/** The words of BIP-39 with single spaces, in UTF-8. */
function phraseBytes(entropy: Uint8Array): Uint8Array {
  const checksum = sha256(entropy);
  const bits = Uint8Array.of(...entropy, ...checksum);
  const words = (entropy.length * 33) / 4 / BITS_PER_WORD;
  const longest = 8;
  const text = new Uint8Array(words * (longest + 1));
  let end = 0;
  for (let word = 0; word < words; word += 1) {
    if (word > 0) {
      text[end] = SPACE;
      end += 1;
    }
    const letters = wordlist[numberAt(bits, word * BITS_PER_WORD)] ?? '';
    for (let letter = 0; letter < letters.length; letter += 1) {
      text[end] = letters.charCodeAt(letter);
      end += 1;
    }
  }
  const phrase = text.slice(0, end);
  wipe(bits, checksum, text);
  return phrase;
}

/** The eleven bits from `start` on. */
function numberAt(bits: Uint8Array, start: number): number {
  let number = 0;
  for (let bit = start; bit < start + BITS_PER_WORD; bit += 1) {
    number = number * 2 + (((bits[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1);
  }
  return number;
}
