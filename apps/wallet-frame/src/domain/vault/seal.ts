import { base64url, fromBase64url } from '../bytes/base64url';
import { KeyError } from '../bytes/key-error';
import { owned } from '../bytes/pbkdf2';
import { joined } from '../../../../../domain/bytes/joined';
import { authenticated, type OpenSlot, type Slot } from './slot';
import type { UserShare } from './user-share';

const NONCE_BYTES = 12;
const ENTROPY_BYTES = 32;

/** What the service releases for a slot. An offline kit has none. */
export type ServerShare = Uint8Array;

/** The key share of a slot that needs no service. */
export const NO_SHARE: ServerShare = new Uint8Array();

/** Puts the entropy into a slot, under a key of both key shares. */
export async function seal<Own extends OpenSlot>(
  entropy: Uint8Array,
  slot: Own,
  userShare: UserShare,
  serverShare: ServerShare,
): Promise<Own & { readonly sealed: string }> {
  if (entropy.length !== ENTROPY_BYTES) throw new RangeError('Entropy has 32 bytes');
  const key = await slotKey(slot, userShare, serverShare);
  const iv = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const algorithm = { name: 'AES-GCM', iv, additionalData: authenticated(slot) };
  const bytes = new Uint8Array(await crypto.subtle.encrypt(algorithm, key, owned(entropy)));
  return { ...slot, sealed: base64url(joined(iv, bytes)) };
}

/**
 * The entropy in a slot. The caller wipes it.
 *
 * @throws {@link KeyError} `locked` where a key share is wrong, or a byte of the slot is not as it was sealed.
 */
export async function unseal(
  slot: Slot,
  userShare: UserShare,
  serverShare: ServerShare,
): Promise<Uint8Array> {
  const bytes = fromBase64url(slot.sealed);
  const iv = bytes.slice(0, NONCE_BYTES);
  const key = await slotKey(slot, userShare, serverShare);
  const algorithm = { name: 'AES-GCM', iv, additionalData: authenticated(slot) };
  try {
    return new Uint8Array(await crypto.subtle.decrypt(algorithm, key, bytes.slice(NONCE_BYTES)));
  } catch {
    throw new KeyError('locked');
  }
}

function slotKey(
  { kind, version }: OpenSlot,
  userShare: UserShare,
  serverShare: ServerShare,
): Promise<CryptoKey> {
  const info = new TextEncoder().encode(`cleat/slot/${version}/${kind}`);
  const algorithm = { name: 'HKDF', hash: 'SHA-256', salt: owned(serverShare), info };
  const aes = { name: 'AES-GCM', length: 256 };
  return crypto.subtle.deriveKey(algorithm, userShare, aes, false, ['encrypt', 'decrypt']);
}
