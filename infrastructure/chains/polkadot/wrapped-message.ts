import { joined } from '../../../domain/bytes/joined';

/** `text` in UTF-8 between `<Bytes>` and `</Bytes>`. A wrapped message can never be a transaction. */
export function wrappedMessage(text: string): Uint8Array {
  const encode = (part: string): Uint8Array => new TextEncoder().encode(part);
  return joined(encode('<Bytes>'), encode(text), encode('</Bytes>'));
}
