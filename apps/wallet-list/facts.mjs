/** @typedef {'eip155' | 'solana' | 'bip122' | 'polkadot'} Namespace */

/**
 * What one list says of one wallet. What it does not say is absent.
 *
 * @typedef {object} Facts
 * @property {string} [name]
 * @property {string} [rdns]
 * @property {string} [homepage]
 * @property {string} [mobileLink]
 * @property {string} [universalLink]
 * @property {string} [desktopLink]
 * @property {string} [webappLink]
 * @property {Readonly<Partial<Record<Namespace, string>>>} [browserLinks]
 * @property {readonly Namespace[]} [namespaces]
 * @property {string} [androidApp]
 * @property {string} [iosApp]
 */

/**
 * The facts in one form: addresses without a slash at their end, links without the `/wc` that the widget adds, and apps
 * by their ids. What only looks like a link to the wallet's app is left out: its website, a page of a store, a link
 * that takes no path.
 *
 * @param {{ readonly [Key in keyof Facts]: Facts[Key] | undefined }} said
 * @returns {Facts}
 */
export function facts({ androidApp, homepage, iosApp, name, universalLink, ...rest }) {
  const site = homepage?.startsWith('https://') ? homepage.replace(/[/#]*$/, '') : undefined;
  const universal = universalLink?.replace(/(?:\/wc)?\/*$/, '');
  const isOwn = isWeb(universal) && !/\?/.test(universal) && !stores.test(universal);
  const all = {
    ...rest,
    mobileLink: schemeOf(rest.mobileLink),
    desktopLink: schemeOf(rest.desktopLink),
    name: name?.trim(),
    homepage: site,
    universalLink: isOwn && !isSiteOf(universal, site) ? universal : undefined,
    androidApp: androidApp?.match(/^(?:.*[?&]id=)?([a-z]\w*(?:\.\w+)+)(?:&.*)?$/i)?.[1],
    iosApp: iosApp?.match(/(?:(?:apps|itunes)\.apple\.com.*\/|^)(?:id)?(\d+)/)?.[1],
  };
  const given = Object.entries(all).filter(([, value]) => value !== undefined && value !== '');
  return Object.fromEntries(given);
}

/**
 * A link without `/wc` and slashes at its end.
 *
 * @param {string | undefined} link
 */
function schemeOf(link) {
  return link?.trim().replace(/(:\/\/[^?]*?)(?:\/?wc)?\/*$/, (_, kept) => kept);
}

/**
 * Whether `link` is the address of the website itself.
 *
 * @param {string} link
 * @param {string | undefined} site
 */
function isSiteOf(link, site) {
  const host = (/** @type {string} */ url) => new URL(url).host.replace(/^www\./, '');
  return site !== undefined && host(link) === host(site) && new URL(link).pathname === '/';
}

const stores = /\/\/(?:chrome|chromewebstore|play)\.google\.com|\/\/(?:apps|itunes)\.apple\.com/;

/**
 * @param {string | undefined} link
 * @returns {link is string}
 */
export function isWeb(link) {
  return link?.startsWith('https://') === true;
}
