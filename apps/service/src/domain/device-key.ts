import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import { printableText } from './printable-text';

/** The public P-256 key of a device as the text that is stored, or `undefined` where it is none. */
export function deviceKey(jwk: unknown): string | undefined {
  const x = printableText(jwk, 'x', 64);
  const y = printableText(jwk, 'y', 64);
  if (!isCoordinate(x) || !isCoordinate(y)) return undefined;
  const key = JSON.stringify({ kty: 'EC', crv: 'P-256', x, y });
  return imported(key) && key;
}

/** 32 bytes in their one spelling: the text is compared, and a key with several would be several devices. */
function isCoordinate(text: string | undefined): text is string {
  const bytes = Buffer.from(text ?? '', 'base64url');
  return bytes.length === 32 && bytes.toString('base64url') === text;
}

/** Whether the device signed `message`. */
export function isSignedBy(key: string, message: string, signature: string): boolean {
  const publicKey = imported(key);
  if (!publicKey) return false;
  const bytes = Buffer.from(signature, 'base64url');
  const form = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
  return bytes.length === 64 && verify('sha256', Buffer.from(message), form, bytes);
}

/** `undefined` where it is no point of the curve. */
function imported(key: string): KeyObject | undefined {
  try {
    return createPublicKey({ key: JSON.parse(key), format: 'jwk' });
  } catch {
    return undefined;
  }
}
