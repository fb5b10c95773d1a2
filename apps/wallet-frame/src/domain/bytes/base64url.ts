import { base64urlnopad } from '@scure/base';

/** Bytes as text for URLs and JSON, without padding. */
export function base64url(bytes: Uint8Array): string {
  return base64urlnopad.encode(bytes);
}

/** The bytes of a text that {@link base64url} has written. @throws on any other text. */
export function fromBase64url(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(base64urlnopad.decode(text));
}
