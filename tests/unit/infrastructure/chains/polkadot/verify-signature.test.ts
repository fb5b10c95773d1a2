import { expect, it } from '@jest/globals';
import { ed25519 } from '@noble/curves/ed25519.js';
import { getPublicKey, secretFromSeed, sign } from '@scure/sr25519';
import { isSignatureOf } from '../../../../../infrastructure/chains/polkadot/verify-signature';
import { wrappedMessage } from '../../../../../infrastructure/chains/polkadot/wrapped-message';

const seed = new Uint8Array(32).fill(7);
const message = wrappedMessage('hello');
const kinds = [
  ['ed25519', 0, ed25519.getPublicKey(seed), ed25519.sign(message, seed)],
  ['sr25519', 1, getPublicKey(secretFromSeed(seed)), sign(secretFromSeed(seed), message)],
] as const;

it.each(kinds)(
  'recognises an %s signature, with and without its kind',
  (_name, kind, key, signature) => {
    expect(isSignatureOf(key, message, signature)).toBe(true);
    expect(isSignatureOf(key, message, Uint8Array.of(kind, ...signature))).toBe(true);
  },
);

it.each(kinds)('recognises an %s signature as no other kind', (_name, kind, key, signature) => {
  expect(isSignatureOf(key, wrappedMessage('hallo'), signature)).toBe(false);
  expect(isSignatureOf(new Uint8Array(32).fill(1), message, signature)).toBe(false);
  expect(isSignatureOf(key, message, Uint8Array.of(1 - kind, ...signature))).toBe(false);
  expect(isSignatureOf(key, message, signature.subarray(1))).toBe(false);
  expect(isSignatureOf(key, message, Uint8Array.of(2, ...signature))).toBe(false);
});
