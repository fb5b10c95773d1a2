import type { Context } from 'hono';
import { type Language, languageFor } from '../../../../../domain/language/language';

/** As many as a browser says; a caller may send thousands. */
const MOST = 10;

/**
 * The language of the page that asks, as its `Accept-Language` (RFC 9110) has it: the first of our list. Browsers write what their
 * reader wants most first, and the wallet's frame says only the one that it speaks. `undefined` where it has none of ours.
 */
export function languageIn(c: Context): Language | undefined {
  const tags = (c.req.header('accept-language') ?? '').split(',', MOST);
  const wanted = tags.map((tag) => languageFor(tag.split(';', 1)[0]?.trim()));
  return wanted.find((one) => one !== undefined);
}
