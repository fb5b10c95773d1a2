import { wordsOf } from '../../domain/accounts/entropy';
import { base64url } from '../../domain/bytes/base64url';
import { spending } from '../../domain/bytes/wipe';
import { type PassedShare, passShare } from '../../domain/vault/passed-share';
import type { Stretch } from '../../domain/vault/slot';
import { stretchedWords } from '../../domain/vault/user-share';

const PHRASE_BYTES = 16;
const SALT_BYTES = 16;

/** Twelve new words, and the key share that they stretch to. */
export interface NewWords {
  readonly words: string;
  readonly stretch: Stretch;

  /** The caller wipes it. */
  readonly share: Uint8Array;
}

export async function newWords(name: Stretch['name'] = 'argon2id'): Promise<NewWords> {
  const phrase = crypto.getRandomValues(new Uint8Array(PHRASE_BYTES));
  const words = await spending(phrase, wordsOf);
  const salt = base64url(crypto.getRandomValues(new Uint8Array(SALT_BYTES)));
  const stretch: Stretch = { name, salt };
  return { words, stretch, share: await stretchedWords(words, stretch) };
}

/** New words for the visitor, and their key share for the worker that made the key `to`. */
export async function wordsFor(
  to: string,
  name?: Stretch['name'],
): Promise<PassedShare & { readonly words: string }> {
  const { share, stretch, words } = await newWords(name);
  return { words, ...(await passShare(share, stretch, to)) };
}
