import { ed25519 } from '@noble/curves/ed25519.js';
import { decodeBase58 } from '../../../domain/address/base58';

/** Refuses keys of small order as well, for which signatures exist that no key made. */
const byRfc8032 = { zip215: false };

/**
 * Whether `signature` over `message` is by the key that `address` names. Downloaded on demand, because it
 * contains an elliptic curve.
 */
export function isSignatureOf(
  address: string,
  message: Uint8Array,
  signature: Uint8Array,
): boolean {
  const key = decodeBase58(address);
  try {
    return key !== undefined && ed25519.verify(signature, message, key, byRfc8032);
  } catch {
    return false; // A signature or a key of the wrong form.
  }
}

/** Whether `address` names a key that can sign; one that a program derives, and one of small order, does not. */
export function isSigningKey(address: string): boolean {
  const key = decodeBase58(address);
  try {
    return key !== undefined && !ed25519.Point.fromBytes(key).isSmallOrder();
  } catch {
    return false;
  }
}
