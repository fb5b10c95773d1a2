/** PBKDF2 by the browser's own cryptography. The caller wipes the result. */
export async function pbkdf2(
  hash: 'SHA-256' | 'SHA-512',
  password: Uint8Array,
  salt: Uint8Array,
  iterations: number,
  length: number,
): Promise<Uint8Array> {
  const key = await crypto.subtle.importKey('raw', owned(password), 'PBKDF2', false, [
    'deriveBits',
  ]);
  const algorithm = { name: 'PBKDF2', hash, salt: owned(salt), iterations };
  return new Uint8Array(await crypto.subtle.deriveBits(algorithm, key, length * 8));
}

/** WebCrypto's types refuse bytes that might be shared between threads. These never are. */
export function owned(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return bytes as Uint8Array<ArrayBuffer>;
}
