import { chacha20poly1305 } from '@noble/ciphers/chacha';
import { x25519 } from '@noble/curves/ed25519.js';
import { hkdf } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, randomBytes } from '@noble/hashes/utils.js';
import { base64 } from '@scure/base';

/** An X25519 key pair. Keys and topics of the protocol are hexadecimal. */
export interface KeyPair {
  readonly privateKey: string;
  readonly publicKey: string;
}

/** What opens an envelope of type 0, and what opens one of type 1. */
export interface OpeningKeys {
  readonly symKey?: string | undefined;
  readonly privateKey?: string | undefined;
}

const NONCE_BYTES = 12;
const KEY_BYTES = 32;
const keyPattern = /^[0-9a-f]{64}$/;

export function isKey(value: unknown): value is string {
  return typeof value === 'string' && keyPattern.test(value);
}

export function randomKey(): string {
  return bytesToHex(randomBytes(KEY_BYTES));
}

export function newKeyPair(): KeyPair {
  return keyPairOf(bytesToHex(x25519.utils.randomSecretKey()));
}

export function keyPairOf(privateKey: string): KeyPair {
  return { privateKey, publicKey: bytesToHex(x25519.getPublicKey(hexToBytes(privateKey))) };
}

/** The key that two sides share. Throws for a peer's key of low order, or of another form. */
export function sharedKey(privateKey: string, peerKey: unknown): string {
  if (!isKey(peerKey)) throw new TypeError('The peer has sent no key');
  const secret = x25519.getSharedSecret(hexToBytes(privateKey), hexToBytes(peerKey));
  return bytesToHex(hkdf(sha256, secret, undefined, undefined, KEY_BYTES));
}

/** The topic of a key: of a symmetric one, or of the public key that an answer is sealed to. */
export function topicOf(key: string): string {
  return bytesToHex(sha256(hexToBytes(key)));
}

/** Seals `text` in an envelope of type 0. */
export function seal(symKey: string, text: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const plain = new TextEncoder().encode(text);
  const sealed = chacha20poly1305(hexToBytes(symKey), nonce).encrypt(plain);
  return base64.encode(concatBytes(Uint8Array.of(0), nonce, sealed));
}

/**
 * Opens an envelope: of type 0 by its key, of type 1 by the private key that it is sealed to. Throws for any other
 * type, and for an envelope that was changed.
 */
export function unseal(envelope: string, { symKey, privateKey }: OpeningKeys): string {
  const bytes = base64.decode(envelope);
  const [type] = bytes;
  if (type === 0 && symKey !== undefined) return opened(bytes.slice(1), symKey);
  if (type === 1 && privateKey !== undefined) {
    const sender = bytesToHex(bytes.slice(1, 1 + KEY_BYTES));
    return opened(bytes.slice(1 + KEY_BYTES), sharedKey(privateKey, sender));
  }
  throw new TypeError('No key opens this envelope');
}

function opened(bytes: Uint8Array, symKey: string): string {
  const cipher = chacha20poly1305(hexToBytes(symKey), bytes.slice(0, NONCE_BYTES));
  return new TextDecoder().decode(cipher.decrypt(bytes.slice(NONCE_BYTES)));
}
