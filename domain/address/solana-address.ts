import { type AddressCheck, refuseAddress } from './address-check';
import { decodeBase58 } from './base58';

const solanaAddressPattern = /^[1-9A-HJ-NP-Za-km-z]{32,44}$/;
const PUBLIC_KEY_BYTES = 32;

/**
 * Whether `value` has the form of a Solana address: 32 to 44 base58 characters. Says nothing about
 * the key behind it; see {@link checkSolanaAddress}.
 */
export function isSolanaAddress(value: string): boolean {
  return solanaAddressPattern.test(value);
}

/**
 * Checks a Solana address at the safe level: the form, and that it decodes to the 32 bytes of a key.
 * Solana addresses carry no checksum, and a program's address is not a point of the curve, so no
 * more can be known without asking the chain.
 */
export function checkSolanaAddress(value: string): AddressCheck {
  if (!isSolanaAddress(value)) return refuseAddress('form');
  if (decodeBase58(value)?.length !== PUBLIC_KEY_BYTES) return refuseAddress('length');
  return { ok: true, address: value };
}
