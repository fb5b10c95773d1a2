import { argon2id } from '@noble/hashes/argon2.js';
import { entropyOf } from '../accounts/entropy';
import { fromBase64url } from '../bytes/base64url';
import { KeyError } from '../bytes/key-error';
import { owned, pbkdf2 } from '../bytes/pbkdf2';
import { spending } from '../bytes/wipe';
import type { Stretch } from './slot';

/** The visitor's key share of a slot: a key that derives, and that no script can read. */
export type UserShare = CryptoKey;

const SHARE_BYTES = 32;
const PHRASE_BYTES = 16;
const MEMORY_KIB = 65_536;
const PASSES = 3;
const ROUNDS = 600_000;

/** A new key share for this browser. Its bytes are gone at once; IndexedDB keeps the key itself. */
export function newDeviceShare(): Promise<UserShare> {
  return spending(crypto.getRandomValues(new Uint8Array(SHARE_BYTES)), asShare);
}

/** The key share of a passkey: its PRF output, which is wiped. */
export async function passkeyShare(prf: Uint8Array): Promise<UserShare> {
  if (prf.length !== SHARE_BYTES) throw new KeyError('locked', 'prf');
  return spending(prf, asShare);
}

/** The key share of twelve words. @throws as {@link stretchedWords} does. */
export async function phraseShare(words: string, stretch: Stretch): Promise<UserShare> {
  return spending(await stretchedWords(words, stretch), asShare);
}

/**
 * What twelve words stretch to, which the caller wipes.
 *
 * @throws {@link KeyError} `words`
 */
export async function stretchedWords(words: string, stretch: Stretch): Promise<Uint8Array> {
  const phrase = entropyOf(words);
  if (phrase.length !== PHRASE_BYTES) {
    await spending(phrase, () => undefined);
    throw new KeyError('words');
  }
  const salt = fromBase64url(stretch.salt);
  return spending(phrase, (secret) => stretches[stretch.name](secret, salt));
}

const stretches: Readonly<
  Record<Stretch['name'], (secret: Uint8Array, salt: Uint8Array) => Promise<Uint8Array>>
> = {
  argon2id: (secret, salt) =>
    Promise.resolve(argon2id(secret, salt, { m: MEMORY_KIB, t: PASSES, p: 1, dkLen: SHARE_BYTES })),
  'pbkdf2-sha256': (secret, salt) => pbkdf2('SHA-256', secret, salt, ROUNDS, SHARE_BYTES),
};

/** The caller wipes the bytes. */
export function asShare(bytes: Uint8Array): Promise<UserShare> {
  return crypto.subtle.importKey('raw', owned(bytes), 'HKDF', false, ['deriveKey']);
}
