import { attempt } from '../../../domain/outside/attempt';

/** `bytes` in base64, with padding. */
export function base64OfBytes(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/** The bytes that `text` says in base64, of either alphabet (RFC 4648, 4 and 5); `undefined` for anything else. */
export function bytesOfBase64(text: string | undefined): Uint8Array | undefined {
  if (!text) return undefined;
  const plain = text.replaceAll('-', '+').replaceAll('_', '/');
  return attempt(() => Uint8Array.from(atob(plain), (character) => character.charCodeAt(0)));
}
