import { readEmailAddress } from '../../../../domain/auth/email-address';

/** Enough of an address for its owner to recognise it. */
export function maskedAddress(address: string): string {
  return `${address.slice(0, 1)}***${address.slice(address.lastIndexOf('@'))}`;
}

/** An address of a request, in its one spelling. `undefined` where it is none. */
export function emailAddress(text: unknown): string | undefined {
  return typeof text === 'string' ? readEmailAddress(text, URL) : undefined;
}
