/** The header of the service's answer to `GET /frame/policy`. */
export const POLICY_HEADER = 'x-frame-policy';

/** Another one: the `frame-ancestors` of a frozen site, which gets {@link FROZEN_PAGE} in place of the page. */
export const FROZEN_HEADER = 'x-frame-frozen';

/** The page that says that its site is frozen, and has nothing of the wallet. */
export const FROZEN_PAGE = '/frozen.html';

/** Its policy beside `frame-ancestors`: it may ask no server for anything but its own script and styles. */
export const FROZEN_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/**
 * The policy of `headers.json` in two: what the files need, and who may have the page. Browsers obey both where they come as two
 * headers of one name, so that the second may change while the files stay.
 *
 * @param {Readonly<Record<string, string>>} headers
 * @returns {{ readonly fixed: Readonly<Record<string, string>>; readonly ancestors: string }} `fixed`: every header, its policy without
 *   `frame-ancestors`. `ancestors`: that directive, as it was built.
 */
export function withoutAncestors(headers) {
  const directives = (headers['content-security-policy'] ?? '').split('; ');
  const isAncestors = (/** @type {string} */ directive) => directive.startsWith('frame-ancestors ');
  return {
    fixed: {
      ...headers,
      'content-security-policy': directives.filter((each) => !isAncestors(each)).join('; '),
    },
    ancestors: directives.find(isAncestors) ?? "frame-ancestors 'none'",
  };
}

/** A `frame-ancestors` and nothing else, as Node, nginx and Caddy read it: no other directive, no second header, no star. */
export const ANCESTORS = (() => {
  const origin = String.raw`https?://[a-z0-9.:_[\]-]+`;
  return `^frame-ancestors ('none'|${origin}( ${origin})*)$`;
})();

/**
 * A header of the page for browsers in whose `Sec-CH-UA` the brand below stands: they run no script whose hash the page does not name.
 * WebKit has the header too, and refuses what the import map names, so it gets the page without (decision 0202).
 */
export const INTEGRITY_POLICY = /** @type {const} */ ([
  'integrity-policy',
  'blocked-destinations=(script)',
]);

/** The brand of all browsers that Chromium is in. */
export const READS_HASHES = 'Chromium';
