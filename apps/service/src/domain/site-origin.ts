import { isLoopback } from './loopback';

const MAX_LENGTH = 256;

/** The origin of a site as browsers write it, or the sentence that says why a text is none. */
export type ReadOrigin = { readonly origin: string } | { readonly wrong: string };

/**
 * Reads what an operator writes: `https://Shop.example/` is `https://shop.example`, a name in other letters its form in ASCII, as
 * in the header `Origin`. A look-alike stays another origin, and shows: `https://xn--…`.
 */
export function readSiteOrigin(text: string): ReadOrigin {
  const given = text.trim();
  // A URL takes these out or reads them as others; a header would be cut by them.
  if (given.length > MAX_LENGTH || /[\s\p{C}\\;,'"*%]/u.test(given)) {
    return { wrong: 'must be an origin as in https://site.example, without a star' };
  }
  const url = URL.canParse(given) ? new URL(given) : undefined;
  if (!url || !/^https?:\/\//i.test(given)) {
    return { wrong: 'must be an origin as in https://site.example' };
  }
  if (url.username !== '' || url.password !== '' || /[?#]/.test(given) || url.pathname !== '/') {
    return { wrong: `must be an origin without a path or more: ${url.origin}` };
  }
  // Browsers hold `shop.example.` for another site than `shop.example`, though both show the same.
  if (url.hostname.endsWith('.')) return { wrong: 'must have no dot at the end of its name' };
  if (url.protocol === 'http:' && !isLoopback(url.hostname)) {
    return { wrong: 'must begin with https://, except on this machine' };
  }
  return { origin: url.origin };
}
