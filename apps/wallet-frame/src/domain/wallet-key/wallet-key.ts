import { ed25519 } from '@noble/curves/ed25519.js';
import { base64url } from '../bytes/base64url';
import { owned } from '../bytes/pbkdf2';
import { spending } from '../bytes/wipe';
import { type ActBounds, type ActProof, actText, type WalletAct } from './wallet-act';

/** A label of its own, and no path of a chain: no request of a site is signed by this key. */
const LABEL = new TextEncoder().encode('cleat/wallet-key/1');
const SEED_BITS = 256;

/** The public key of the wallet's own key, in base64url. */
export function walletKeyOf(entropy: Uint8Array): Promise<string> {
  return withSeed(entropy, (seed) => base64url(ed25519.getPublicKey(seed)));
}

/** Signs an act by the wallet's own key. */
export async function signAct(
  entropy: Uint8Array,
  act: WalletAct,
  bounds: ActBounds,
): Promise<ActProof> {
  const text = new TextEncoder().encode(actText(act, bounds));
  const signature = await withSeed(entropy, (seed) => base64url(ed25519.sign(text, seed)));
  return { nonce: bounds.nonce, signature };
}

async function withSeed<T>(entropy: Uint8Array, work: (seed: Uint8Array) => T): Promise<T> {
  const key = await crypto.subtle.importKey('raw', owned(entropy), 'HKDF', false, ['deriveBits']);
  const algorithm = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: LABEL };
  const seed = await crypto.subtle.deriveBits(algorithm, key, SEED_BITS);
  return spending(new Uint8Array(seed), work);
}
