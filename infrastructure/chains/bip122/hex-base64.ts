/** The bytes that `hex` writes, in base64. */
export function hexToBase64(hex: string): string {
  const bytes = hex.match(/../g) ?? [];
  return btoa(bytes.map((byte) => String.fromCharCode(Number.parseInt(byte, 16))).join(''));
}

/** The bytes that `base64` writes, in hexadecimal. @throws where it is no base64. */
export function base64ToHex(base64: string): string {
  const byteAt = (character: string): string =>
    character.charCodeAt(0).toString(16).padStart(2, '0');
  return Array.from(atob(base64), byteAt).join('');
}
