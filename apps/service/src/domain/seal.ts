import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Seals what a row keeps with a key of 32 bytes. `boundTo` names the row: elsewhere the text does not open. */
export function seal(key: Buffer, bytes: Buffer, boundTo: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(boundTo));
  const sealed = Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
  return Buffer.concat([nonce, sealed]).toString('base64url');
}

/** @throws where the text was sealed with another key, for another row, or has changed. */
export function unseal(key: Buffer, text: string, boundTo: string): Buffer {
  const bytes = Buffer.from(text, 'base64url');
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES))
    .setAAD(Buffer.from(boundTo))
    .setAuthTag(bytes.subarray(-TAG_BYTES));
  return Buffer.concat([
    decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)),
    decipher.final(),
  ]);
}
