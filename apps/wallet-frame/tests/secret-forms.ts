import { base58 } from '@scure/base';
import { mnemonicToAccount } from 'viem/accounts';
import { accountKinds, withKey } from '../src/domain/accounts/account-keys';
import { entropyOf, seedOf, wordsOf } from '../src/domain/accounts/entropy';

/** Fewer characters could be there by chance. */
const WORDS_IN_A_ROW = 3;
const DISTINCT_BYTES = 8;

/**
 * What must be nowhere outside of the wallet: the words, what they stand for, and the key of each account, in hex, base58,
 * base64 and as a list of numbers.
 */
async function secretForms(words: string): Promise<ReadonlyMap<string, string>> {
  const entropy = entropyOf(words);
  const secrets = new Map<string, Uint8Array>([
    ['entropy', entropy],
    ['seed', await seedOf(entropy)],
  ]);
  for (const kind of accountKinds) {
    secrets.set(kind, await withKey(entropy, kind, (key) => key.slice()));
  }
  const forms = new Map<string, string>();
  for (const [name, bytes] of secrets) {
    if (new Set(bytes).size < DISTINCT_BYTES) continue; // Zeros, as of the standards' example, are in every transaction.
    forms.set(`${name} in hex`, Buffer.from(bytes).toString('hex'));
    forms.set(`${name} in base58`, base58.encode(bytes));
    forms.set(`${name} as numbers`, bytes.join(','));
    for (const at of [0, 1, 2]) forms.set(`${name} in base64 at ${at}`, base64At(bytes, at));
  }
  const list = words.split(' ');
  for (let at = 0; at + WORDS_IN_A_ROW <= list.length; at += WORDS_IN_A_ROW) {
    forms.set(`words ${at}`, list.slice(at, at + WORDS_IN_A_ROW).join(' '));
  }
  return forms;
}

/** The characters that bytes have in base64 wherever they are among others, of which `before` are in the first three. */
function base64At(bytes: Uint8Array, before: number): string {
  const text = Buffer.from([...new Uint8Array(before), ...bytes]).toString('base64url');
  const last = Math.floor(((bytes.length + before) * 8) / 6);
  return text.slice(Math.ceil((before * 8) / 6), last);
}

/**
 * Which secrets of wallets whose entropy is one of `drawn` are in the texts.
 *
 * @throws unless the wallet with `address` is one of them, and the texts are of it.
 */
export async function drawnIn(
  address: string,
  drawn: readonly Uint8Array[],
  texts: readonly string[],
): Promise<readonly string[]> {
  const isOf = (entropy: Uint8Array): boolean =>
    mnemonicToAccount(wordsOf(entropy)).address.toLowerCase() === address.toLowerCase();
  if (!drawn.some(isOf)) throw new Error('The entropy of the wallet was not recorded');
  if (!texts.some((text) => text.toLowerCase().includes(address.slice(2).toLowerCase()))) {
    throw new Error('The texts are not of this wallet');
  }
  const found = await Promise.all(drawn.map((entropy) => secretsIn(wordsOf(entropy), texts)));
  return found.flat();
}

/** Which secrets of the wallet of `words` are in the texts. */
export async function secretsIn(
  words: string,
  texts: readonly string[],
): Promise<readonly string[]> {
  // Base64 has two alphabets; JSON has escapes and spaces.
  const all = texts.join('\n').replaceAll('+', '-').replaceAll('/', '_').replaceAll(/,\s+/g, ',');
  const small = all.toLowerCase();
  const forms = [...(await secretForms(words))];
  const isThere = ([name, form]: readonly [string, string]): boolean =>
    /base/.test(name) ? all.includes(form) : small.includes(form.toLowerCase());
  return forms.filter(isThere).map(([name]) => name);
}
