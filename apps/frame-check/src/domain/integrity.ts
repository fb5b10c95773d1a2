import { sha384 } from '@noble/hashes/sha2.js';
import { base64 } from '@scure/base';

/** The hash of bytes or of a text's UTF-8, as Subresource Integrity writes it: `sha384-` and base64. */
export function integrityOf(content: Uint8Array | string): string {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return `sha384-${base64.encode(sha384(bytes))}`;
}

/** Whether `text` has the form of such a hash. */
export function isIntegrity(text: string): boolean {
  return /^sha384-[A-Za-z0-9+/]{64}$/.test(text);
}
