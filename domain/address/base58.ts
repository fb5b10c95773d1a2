import { base58 } from '@scure/base';

/** Longer than any address or key, and short enough to decode quickly. */
const MAX_TEXT_LENGTH = 256;

const base58Pattern = /^[1-9A-HJ-NP-Za-km-z]*$/;

/**
 * Decodes base58 with Bitcoin's alphabet, which Solana and Polkadot share. Returns `undefined` when
 * a character does not belong to it, or when `text` is longer than 256 characters.
 */
export function decodeBase58(text: string): Uint8Array | undefined {
  if (text.length > MAX_TEXT_LENGTH || !base58Pattern.test(text)) return undefined;
  return base58.decode(text);
}

/** Encodes `bytes` as base58; {@link decodeBase58} reads it back. */
export function encodeBase58(bytes: Uint8Array): string {
  return base58.encode(bytes);
}
