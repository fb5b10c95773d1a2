import type { ChainNamespace } from '../caip/chain-namespace';
import { isSafeWebAddress } from '../text/web-address';
import { isAppLink } from './app-link';
import type { DeepLinkChoice } from './deep-link-choice';

/** The links that open a wallet's apps: a scheme such as `rainbow://`, or a web address. */
export interface WalletLinks {
  /** Opens the phone's app. */
  readonly mobileLink?: string;

  /** Opens the phone's app by a web address, and the wallet's site where the app is not installed. */
  readonly universalLink?: string;
  /** The link that opens its app on a computer. */
  readonly desktopLink?: string;
  /** The `https:` address of its page, where it is one. */
  readonly webappLink?: string;

  /**
   * Opens a page in the own browser of the phone's app, by the namespace that the app serves there. A
   * template: `{url}` stands for the page's address and `{origin}` for its origin, both percent-encoded,
   * `{urlTwice}` for the address that is percent-encoded twice, and `{address}` for it without its scheme, as
   * it is.
   */
  readonly browserLinks?: Readonly<Partial<Record<ChainNamespace, string>>>;
}

/** The window that a link is opened in. */
export type LinkTarget = '_self' | '_top' | '_blank';

/** What decides how a link to an app is written, and where it is opened. */
export interface LinkHost {
  /** Whether it is Telegram's own browser. */
  readonly isTelegram: boolean;
  /** The system of the device. */
  readonly platform: 'ios' | 'android' | 'mac' | 'other';

  /** Whether the page is in a frame. */
  readonly isFramed: boolean;

  /** Whether a social login is under way that returns to this window. */
  readonly isLoggingIn: boolean;
}

/** A link to open. */
export interface OpenableLink {
  /** The address. */
  readonly href: string;
  /** Where it opens. */
  readonly target: LinkTarget;
}

/** A link that hands a pairing URI to a wallet. */
export interface PairingLink extends OpenableLink {
  /** The link that opens the same app for later requests. */
  readonly appHref: string;
}

/**
 * The link that hands `uri` to the phone's app of a wallet: by its universal link where it has one. Returns
 * `undefined` for a wallet without an app or with an unsafe link.
 */
export function mobilePairingLink(
  { mobileLink, universalLink }: WalletLinks,
  uri: string,
  host: LinkHost,
): PairingLink | undefined {
  const link = universalLink ?? mobileLink;
  if (link === undefined) return undefined;
  // Telegram on Android decodes the link that it hands over once too often.
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

/** Identifies a pending request to the wallet that holds it. */
export interface WaitingRequest {
  readonly requestId: number;
  readonly sessionTopic: string;
}

/** The link that opens the paired app again, for a request that is pending there. */
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
  // An eavesdropper could read the pairing URI in an `http:` address and answer in the wallet's place.
  if (!isAppLink(appHref)) return undefined;
  return { href: `${appHref}wc?uri=${encodeURIComponent(uri)}`, target, appHref };
}

/** In Telegram only a new window leaves the app, and a page in a frame must not navigate that frame. */
function targetOn({ isTelegram, isFramed, isLoggingIn }: LinkHost): LinkTarget {
  if (isTelegram) return isLoggingIn ? '_top' : '_blank';
  return isFramed ? '_top' : '_self';
}

/** Wallets write `app`, `app:` and `app://`. */
function asScheme(link: string): string {
  return link.includes('://') ? link : `${link.replaceAll(/[/:]/g, '')}://`;
}

function withSlash(link: string): string {
  return link.endsWith('/') ? link : `${link}/`;
}

function isWebLink(link: string | undefined): link is string {
  return link !== undefined && isSafeWebAddress(link);
}
