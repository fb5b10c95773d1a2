import { describe, expect, it } from '@jest/globals';
import { pbkdf2Sync } from 'node:crypto';
import { ed25519 } from '@noble/curves/ed25519.js';
import { base58check } from '@scure/base';
import { sha256 } from '@noble/hashes/sha2.js';
import { ed25519KeyAt, pathOf, secp256k1KeyAt } from '../../src/domain/accounts/derive';
import {
  entropyOf,
  newEntropy,
  seedOf,
  substrateSeedOf,
  wordsOf,
} from '../../src/domain/accounts/entropy';
import { fromHex, toHex, vectors } from '../vectors';

interface Phrase {
  readonly entropy: string;
  readonly words: string;
  readonly seed: string;
}
interface Step {
  readonly seed: string;
  readonly path: string;
}

const stretched = (words: string, passphrase: string): string =>
  pbkdf2Sync(words, `mnemonic${passphrase}`, 2048, 64, 'sha512').toString('hex');

describe('words', () => {
  const { english } = vectors<{ readonly english: readonly Phrase[] }>('bip-0039');

  it.each(english)('of $entropy agree with BIP-39', async ({ entropy, seed, words }) => {
    expect(wordsOf(fromHex(entropy))).toBe(words);
    expect(toHex(entropyOf(words))).toBe(entropy);
    // The published seeds have a passphrase, which the wallet has not: they judge the stretching of this test.
    expect(stretched(words, 'TREZOR')).toBe(seed);
    expect(toHex(await seedOf(fromHex(entropy)))).toBe(stretched(words, ''));
  });

  it('are read however they are typed', () => {
    const [{ words, entropy }] = english as readonly [Phrase];
    const typed = `  ${words.toUpperCase().replaceAll(' ', ' \n ')} `;

    expect(toHex(entropyOf(typed))).toBe(entropy);
  });

  it.each([
    ['an unknown word', 'cleat '.repeat(12)],
    ['a wrong checksum', 'abandon '.repeat(12)],
    ['a word too few', 'abandon '.repeat(11)],
    ['no word', ''],
  ])('with %s are refused without being quoted', (_, words) => {
    expect(() => entropyOf(words)).toThrow(
      expect.objectContaining({ code: 'words', message: 'words' }),
    );
  });
});

describe('keys of secp256k1', () => {
  const { rows } = vectors<{ readonly rows: readonly (Step & { readonly xprv: string })[] }>(
    'bip-0032',
  );

  it.each(rows)('at $path agree with BIP-32', ({ path, seed, xprv }) => {
    const extended = base58check(sha256).decode(xprv);

    expect(toHex(secp256k1KeyAt(fromHex(seed), path))).toBe(toHex(extended.slice(-32)));
  });
});

describe('keys of Ed25519', () => {
  type Row = Step & { readonly private: string; readonly public: string };
  const { ed25519: rows } = vectors<{ readonly ed25519: readonly Row[] }>('slip-0010');

  it.each(rows)('at $path agree with SLIP-10', (row) => {
    const key = ed25519KeyAt(fromHex(row.seed), row.path);

    expect(toHex(key)).toBe(row.private);
    expect(toHex(ed25519.getPublicKey(key))).toBe(row.public);
  });

  it('have no step that is not hardened', () => {
    expect(() => ed25519KeyAt(new Uint8Array(64), 'm/0')).toThrow(RangeError);
  });
});

it("stretches the entropy for Substrate, as its own test has it with the password 'Substrate'", async () => {
  // substrate-bip39: the same rule, whose salt ends with the password that the wallet has not.
  const published = '44e9d125f037ac1d51f0a7d3649689d422c2af8b1ec8e00d71db4d7bf6d127e3';
  const entropy = new Uint8Array(16);
  const rule = (password: string): string =>
    pbkdf2Sync(entropy, `mnemonic${password}`, 2048, 64, 'sha512').toString('hex');

  expect(rule('Substrate').slice(0, 64)).toBe(published);
  expect(toHex(await substrateSeedOf(entropy))).toBe(rule(''));
});

it.each(['', 'm/', 'm/x', "m/44''", 'm/2147483648', '44/0', 'm/-1', 'm/1.5'])(
  'reads no path from "%s"',
  (text) => {
    expect(() => pathOf(text)).toThrow(RangeError);
  },
);

it('makes new entropy of 256 bits each time', () => {
  const [one, other] = [newEntropy(), newEntropy()];

  expect(one).toHaveLength(32);
  expect(toHex(one)).not.toBe(toHex(other));
  expect(wordsOf(one).split(' ')).toHaveLength(24);
});
