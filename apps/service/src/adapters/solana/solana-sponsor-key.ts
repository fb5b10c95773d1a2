import { ed25519 } from '@noble/curves/ed25519.js';
import type { SolanaSponsorKey } from '../../ports/sponsor-key';

/** An Ed25519 key in the memory of the service. @param seed 32 bytes. */
export function solanaSponsorKey(seed: Uint8Array): SolanaSponsorKey {
  return {
    publicKey: ed25519.getPublicKey(seed),
    sign: (message) => Promise.resolve(ed25519.sign(message, seed)),
  };
}
