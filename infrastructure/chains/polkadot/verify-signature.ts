import { ed25519 } from '@noble/curves/ed25519.js';
import { verify as isSr25519 } from '@scure/sr25519';
import { attempt } from '../../../domain/outside/attempt';

const SIGNATURE_SIZE = 64;
const ED25519 = 0;
const SR25519 = 1;

/** Refuses keys of small order as well, for which signatures exist that no key made. */
const byRfc8032 = { zip215: false };

/**
 * Whether `signature` is a signature of `publicKey` over `message`. A byte in front names the kind of the
 * signature; without it, both kinds are tried. ECDSA signatures are never accepted, because the address of
 * such an account is a hash and not the key that would verify them.
 */
export function isSignatureOf(
  publicKey: Uint8Array,
  message: Uint8Array,
  signature: Uint8Array,
): boolean {
  const kind = signature.length === SIGNATURE_SIZE + 1 ? signature[0] : undefined;
  const bare = kind === undefined ? signature : signature.subarray(1);
  if (bare.length !== SIGNATURE_SIZE) return false;
  const mayBe = (other: number): boolean => kind === undefined || kind === other;
  return (
    (mayBe(SR25519) && attempt(() => isSr25519(message, bare, publicKey)) === true) ||
    (mayBe(ED25519) && attempt(() => ed25519.verify(bare, message, publicKey, byRfc8032)) === true)
  );
}
