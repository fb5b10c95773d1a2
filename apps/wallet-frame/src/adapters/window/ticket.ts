import { base64url, fromBase64url } from '../../domain/bytes/base64url';

/** What lets one window take part in a rendezvous. The service knows the id, and never the key. */
export interface Ticket {
  readonly id: string;
  readonly key: Uint8Array<ArrayBuffer>;
}

const KEY_BYTES = 32;
const NAME = /^cleat\.([\w-]{22})\.([\w-]{43})$/;

/** A new key for one rendezvous. */
export function newRendezvousKey(): Ticket['key'] {
  return crypto.getRandomValues(new Uint8Array(KEY_BYTES));
}

/** The ticket as the name of the window, which is in no address, no history and no log. */
export function nameOf({ id, key }: Ticket): string {
  return `cleat.${id}.${base64url(key)}`;
}

/** The ticket in a window's name. */
export function ticketIn(name: string): Ticket | undefined {
  const [, id, key] = NAME.exec(name) ?? [];
  if (id === undefined || key === undefined) return undefined;
  try {
    return { id, key: fromBase64url(key) };
  } catch {
    return undefined;
  }
}
