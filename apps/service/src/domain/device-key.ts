import { webcrypto } from 'node:crypto';
import { printableText } from './printable-text';

const algorithm = { name: 'ECDSA', namedCurve: 'P-256' } as const;

/** The public P-256 key of a device as the text that is stored, or `undefined` where it is none. */
export async function deviceKey(jwk: unknown): Promise<string | undefined> {
  const x = printableText(jwk, 'x', 64);
  const y = printableText(jwk, 'y', 64);
  if (!isCoordinate(x) || !isCoordinate(y)) return undefined;
  const key = JSON.stringify({ kty: 'EC', crv: 'P-256', x, y });
  return (await imported(key)) && key;
}

/** 32 bytes in their one spelling: the text is compared, and a key with several would be several devices. */
function isCoordinate(text: string | undefined): text is string {
  const bytes = Buffer.from(text ?? '', 'base64url');
  return bytes.length === 32 && bytes.toString('base64url') === text;
}

/** Whether the device signed `message`. */
export async function isSignedBy(
  key: string,
  message: string,
  signature: string,
): Promise<boolean> {
  const publicKey = await imported(key);
  if (!publicKey) return false;
  const bytes = Buffer.from(signature, 'base64url');
  const hash = { name: 'ECDSA', hash: 'SHA-256' };
  return webcrypto.subtle.verify(hash, publicKey, bytes, Buffer.from(message));
}

async function imported(key: string): Promise<webcrypto.CryptoKey | undefined> {
  try {
    const jwk = JSON.parse(key) as webcrypto.JsonWebKey;
    return await webcrypto.subtle.importKey('jwk', jwk, algorithm, false, ['verify']);
  } catch {
    return undefined;
  }
}
