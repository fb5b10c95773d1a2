import { readEmailAddress } from '../../../../domain/login/email-address';

/** An address of a request, in its one spelling. `undefined` where it is none. */
export function emailAddress(text: unknown): string | undefined {
  return typeof text === 'string' ? readEmailAddress(text, URL) : undefined;
}
