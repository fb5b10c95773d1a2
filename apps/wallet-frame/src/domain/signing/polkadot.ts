import { blake2b } from '@noble/hashes/blake2.js';
import { sign } from '@scure/sr25519';
import { joined } from '../../../../../domain/bytes/joined';
import { CLOSE, isWrapped, OPEN } from './wrapped-bytes';

const SR25519 = Uint8Array.of(1);
const LONG_PAYLOAD = 256;

/** Signs the payload of an extrinsic, and returns the kind of the signature and the signature. */
export function signPolkadotPayload(payload: Uint8Array, key: Uint8Array): Uint8Array {
  // The runtime verifies the hash of a payload that is longer.
  const signed = payload.length > LONG_PAYLOAD ? blake2b(payload, { dkLen: 32 }) : payload;
  return joined(SR25519, sign(key, signed));
}

/** Signs a message. It is wrapped, so that it cannot be the payload of an extrinsic. */
export function signPolkadotMessage(message: Uint8Array, key: Uint8Array): Uint8Array {
  return sign(key, isWrapped(message) ? message : joined(OPEN, message, CLOSE));
}
