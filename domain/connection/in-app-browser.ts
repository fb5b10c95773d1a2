import type { ChainNamespace } from '../caip/chain-namespace';
import { isAppLink } from '../wallet/app-link';
import type { ListedWallet } from '../wallet/listed-wallet';
import type { LinkHost, OpenableLink } from '../wallet/wallet-link';
import { sharedAddress } from './shared-address';

/** The page to open in a wallet's own browser, and the visitor's surroundings. */
export interface InAppVisit extends Pick<LinkHost, 'isTelegram' | 'isFramed' | 'platform'> {
  /** The page's own address. */
  readonly pageUrl: string;

  /** The namespaces to connect, the preferred one first. */
  readonly namespaces: readonly ChainNamespace[];
}

/** What a template says of the page. */
const placeholder = /\{(url|urlTwice|origin|address)\}/g;

/** Phantom's app on Android opens pages by a link of its own. */
const androidLinks: Readonly<Record<string, string>> = {
  'app.phantom': 'intent://browse/{url}?ref={origin}#Intent;scheme=phantom;package=app.phantom;end',
};

/** Whether `template` opens a page by the app of a wallet. */
export function isBrowserLink(template: string): boolean {
  return /\{(url|urlTwice|address)\}/.test(template) && isAppLink(template);
}

/**
 * The link that opens the page in the browser of the wallet's app. Returns `undefined` for a wallet without
 * such a browser, or whose browser serves none of the namespaces. The link names the page without what the
 * page's address may hold of the visitor's own.
 */
export function inAppBrowserLink(
  { browserLinks = {}, rdns = '' }: Pick<ListedWallet, 'browserLinks' | 'rdns'>,
  { isFramed, isTelegram, namespaces, pageUrl, platform }: InAppVisit,
): OpenableLink | undefined {
  const served = namespaces.find((each) => Object.hasOwn(browserLinks, each));
  const template = served && browserLinks[served];
  const page = sharedAddress(pageUrl);
  if (!page || template === undefined || !isBrowserLink(template)) return undefined;
  const own = platform === 'android' && Object.hasOwn(androidLinks, rdns) && androidLinks[rdns];
  const { host, rest, scheme } = page;
  const url = encodeURIComponent(`${scheme}${host}${rest}`);
  const parts: Readonly<Record<string, string>> = {
    url,
    urlTwice: encodeURIComponent(url),
    origin: encodeURIComponent(`${scheme}${host}`),
    address: `${host}${rest}`,
  };
  const href = (own || template).replace(placeholder, (_, name: string) => parts[name] ?? '');
  if (isTelegram) return { href, target: '_blank' };
  return { href, target: isFramed ? '_top' : '_self' };
}
