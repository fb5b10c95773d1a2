import { posix } from 'node:path';

const attribute = /<(?:a|link|img|script|source)\b[^>]*?\s(?:href|src)="([^"]*)"/g;
const ids = /\sid="([^"]*)"/g;

/**
 * The links and addresses of built pages that lead nowhere, as sentences.
 *
 * @param {ReadonlyMap<string, string>} pages The HTML of each page, by its path in the site.
 * @param {object} site
 * @param {ReadonlySet<string>} site.files The paths of all files of the site.
 * @param {string} site.base The path at which the site is served.
 * @returns {readonly string[]}
 */
export function deadLinks(pages, { files, base }) {
  const anchors = new Map(
    [...pages].map(([path, html]) => [
      path,
      new Set([...html.matchAll(ids)].map(([, id = '']) => plain(id))),
    ]),
  );
  return [...pages].flatMap(([from, html]) =>
    [...html.matchAll(attribute)].flatMap(([, escaped = '']) => {
      const link = plain(escaped);
      if (/^(?:https?:|mailto:|data:)/.test(link)) return [];
      const [address = '', anchor = ''] = link.split('#', 2);
      const path = address === '' ? from : pathOf(address, from, base);
      if (path === undefined || !files.has(path)) return [`${from} links to ${link}: no such page`];
      if (anchor === '' || !pages.has(path)) return [];
      const isThere = anchors.get(path)?.has(decodeURIComponent(anchor)) ?? false;
      return isThere ? [] : [`${from} links to ${link}: no such heading`];
    }),
  );
}

/**
 * @param {string} address
 * @param {string} from
 * @param {string} base
 * @returns {string | undefined} The path in the site; `undefined` outside of it.
 */
function pathOf(address, from, base) {
  const at = new URL(address, `https://site.test${base}${from}`);
  const path = decodeURIComponent(at.pathname);
  if (!path.startsWith(base)) return undefined;
  const inside = path.slice(base.length);
  return inside === '' || inside.endsWith('/') ? posix.join(inside, 'index.html') : inside;
}

/** @param {string} text */
function plain(text) {
  return text.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&');
}
