import { createHash } from 'node:crypto';

const inline = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;

/**
 * The hashes of the scripts inside of a page.
 *
 * @param {string} html
 * @returns {readonly string[]}
 */
export function scriptHashes(html) {
  return [...html.matchAll(inline)]
    .filter(([, attributes = '']) => !/type="application\/(?:ld\+)?json"/.test(attributes))
    .map(([, , code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
}

/**
 * The Content-Security-Policy of the site: nothing but its own files, and the scripts inside of its pages by their hashes.
 *
 * @param {readonly string[]} hashes
 */
export function policyOf(hashes) {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...new Set(hashes)].join(' '),
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ');
}

/**
 * A page without the attributes `style` that VitePress renders, which the policy refuses: its scripts set the styles that change, and
 * the site's style sheet has the others.
 *
 * @param {string} html
 */
export function withoutStyles(html) {
  return html.replaceAll(/(<[a-z][^>]*?)\sstyle="[^"]*"/gi, '$1');
}

/**
 * A page with the policy in it, which holds from there on, for servers that send no headers.
 *
 * @param {string} html
 * @param {string} policy
 */
export function withPolicy(html, policy) {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  const place = /<meta charset="utf-8">/i;
  if (!place.test(html))
    throw new Error('The page has no meta tag of its charset, behind which the policy stands.');
  return html.replace(place, (charset) => `${charset}\n    ${meta}`);
}

/**
 * The file `_headers` of static hosts, which also keeps other pages from framing the site.
 *
 * @param {string} base
 * @param {string} policy
 */
export function headersFile(base, policy) {
  return `${base}*
  Content-Security-Policy: ${policy}; frame-ancestors 'none'
  X-Content-Type-Options: nosniff
  Referrer-Policy: no-referrer
`;
}
