const CODED = /^[\w-]*$/;

/** Bytes as text for URLs and JSON, without padding (RFC 4648, section 5). */
export function base64url(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The bytes of a text that {@link base64url} has written. @throws on any other text. */
export function fromBase64url(text: string): Uint8Array<ArrayBuffer> {
  if (!CODED.test(text)) throw new RangeError('The text is not base64url');
  const read = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(read, (letter) => letter.charCodeAt(0));
  // Bits that are left over must be 0, so that there is one text for the same bytes.
  if (base64url(bytes) !== text) throw new RangeError('The text is not base64url');
  return bytes;
}
