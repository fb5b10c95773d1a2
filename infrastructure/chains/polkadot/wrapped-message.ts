import { joinedBytes } from './scale';

/** `text` in UTF-8 between `<Bytes>` and `</Bytes>`. A wrapped message can never be a transaction. */
export function wrappedMessage(text: string): Uint8Array {
  const encode = (part: string): Uint8Array => new TextEncoder().encode(part);
  return joinedBytes(encode('<Bytes>'), encode(text), encode('</Bytes>'));
}
