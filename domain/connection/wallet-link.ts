import { isSafeWebAddress } from '../text/web-address';
import { isAppLink } from './app-link';
import type { DeepLinkChoice } from './deep-link-choice';

/** The addresses by which a wallet's apps are reached: a scheme such as `rainbow://`, or a web address. */
export interface WalletLinks {
  /** Opens the phone's app. */
  readonly mobileLink?: string;

  /** Opens the phone's app by a web address, and the wallet's site where the app is not installed. */
  readonly universalLink?: string;
  readonly desktopLink?: string;
  readonly webappLink?: string;
}

/** The window that a link is opened in. */
export type LinkTarget = '_self' | '_top' | '_blank';

/** What decides how a link to an app is written, and where it is opened. */
export interface LinkHost {
  readonly isTelegram: boolean;
  readonly platform: 'ios' | 'android' | 'mac' | 'other';

  /** Whether the page stands in another one. */
  readonly isFramed: boolean;

  /** Whether a social login is under way, which comes back to this window. */
  readonly isLoggingIn: boolean;
}

/** A link to open. */
export interface OpenableLink {
  readonly href: string;
  readonly target: LinkTarget;
}

/** A link that hands a pairing URI to a wallet. */
export interface PairingLink extends OpenableLink {
  /** What opens the same app for the requests that follow. */
  readonly appHref: string;
}

/**
 * The link that hands `uri` to the phone's app of a wallet: by its universal link where it has one.
 * Returns `undefined` for a wallet without an app, or with a link that is none.
 */
export function mobilePairingLink(
  { mobileLink, universalLink }: WalletLinks,
  uri: string,
  host: LinkHost,
): PairingLink | undefined {
  const link = universalLink ?? mobileLink;
  if (link === undefined) return undefined;
  // Telegram on Android decodes what it hands over once more than it should.
  const isDecodedTwice = host.isTelegram && host.platform === 'android' && !isWebLink(link);
  return linkTo(link, isDecodedTwice ? encodeURIComponent(uri) : uri, targetOn(host));
}

/** Like {@link mobilePairingLink}, for the app of a desktop. */
export function desktopPairingLink(
  { desktopLink }: WalletLinks,
  uri: string,
  host: LinkHost,
): PairingLink | undefined {
  return linkTo(desktopLink, uri, targetOn(host));
}

/** Like {@link mobilePairingLink}, for a wallet that is a web page: always in a window of its own. */
export function webappPairingLink(
  { webappLink }: WalletLinks,
  uri: string,
): PairingLink | undefined {
  return isWebLink(webappLink) ? linkTo(webappLink, uri, '_blank') : undefined;
}

/** What names a request to the wallet that it waits in. */
export interface WaitingRequest {
  readonly requestId: number;
  readonly sessionTopic: string;
}

/** The link that opens the app of the pairing again, for a request that is open there. */
export function requestLink(
  { href }: DeepLinkChoice,
  { requestId, sessionTopic }: WaitingRequest,
  host: LinkHost,
): OpenableLink {
  const query = `requestId=${requestId}&sessionTopic=${sessionTopic}`;
  return { href: `${withSlash(href)}wc?${query}`, target: targetOn(host) };
}

function linkTo(
  link: string | undefined,
  uri: string,
  target: LinkTarget,
): PairingLink | undefined {
  const appHref = withSlash(isWebLink(link) ? link : asScheme(link ?? ''));
  // Whoever reads what an `http:` address carries on its way could answer in the wallet's place.
  if (!isAppLink(appHref)) return undefined;
  return { href: `${appHref}wc?uri=${encodeURIComponent(uri)}`, target, appHref };
}

/** In Telegram only a new window leaves the app, and a page in a frame must not navigate that frame. */
function targetOn({ isTelegram, isFramed, isLoggingIn }: LinkHost): LinkTarget {
  if (isTelegram) return isLoggingIn ? '_top' : '_blank';
  return isFramed ? '_top' : '_self';
}

/** `app`, `app:` and `app://` are all written by wallets. */
function asScheme(link: string): string {
  return link.includes('://') ? link : `${link.replaceAll(/[/:]/g, '')}://`;
}

function withSlash(link: string): string {
  return link.endsWith('/') ? link : `${link}/`;
}

function isWebLink(link: string | undefined): link is string {
  return link !== undefined && isSafeWebAddress(link);
}
