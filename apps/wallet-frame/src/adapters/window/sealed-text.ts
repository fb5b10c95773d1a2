import { base64url, fromBase64url } from '../../domain/bytes/base64url';
import { joined } from '../../../../../domain/bytes/joined';
import type { Ticket } from './ticket';

const NONCE_BYTES = 12;
const AES = 'AES-GCM';

/** Which of the two texts of a rendezvous it is: neither opens as the other. */
export type TextKind = 'answer' | 'question';

/** Seals a value, so that the service can neither read nor change it. */
export async function sealText(
  rendezvousKey: Ticket['key'],
  kind: TextKind,
  value: unknown,
): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  const key = await keyOf(rendezvousKey);
  const sealed = await crypto.subtle.encrypt(boundTo(kind, iv), key, bytes);
  return base64url(joined(iv, new Uint8Array(sealed)));
}

/** @throws where the text is not of this rendezvous and kind, or was changed. */
export async function openText(
  rendezvousKey: Ticket['key'],
  kind: TextKind,
  text: string,
): Promise<unknown> {
  const bytes = fromBase64url(text);
  const iv = bytes.slice(0, NONCE_BYTES);
  const key = await keyOf(rendezvousKey);
  const sealed = bytes.slice(NONCE_BYTES);
  const opened = await crypto.subtle.decrypt(boundTo(kind, iv), key, sealed);
  return JSON.parse(new TextDecoder().decode(opened)) as unknown;
}

function keyOf(rendezvousKey: Ticket['key']): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', rendezvousKey, AES, false, ['encrypt', 'decrypt']);
}

function boundTo(kind: TextKind, iv: Uint8Array<ArrayBuffer>): AesGcmParams {
  return { name: AES, iv, additionalData: new TextEncoder().encode(kind) };
}
