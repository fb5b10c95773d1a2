import { textOf } from '../outside/untrusted-record';

/** The wallet app that a phone opened last, for the requests that follow to open it again. */
export interface DeepLinkChoice {
  readonly href: string;
  readonly name: string;
}

/** Where it is stored. Without our prefix: other clients of the protocol read it, too. */
export const DEEP_LINK_CHOICE_KEY = 'WALLETCONNECT_DEEPLINK_CHOICE';

/** A scheme that opens an app or a page. The others would run something in ours. */
const linkPattern = /^(?!javascript:|data:|vbscript:|blob:|file:|about:)[a-z][a-z0-9+.-]*:\S*$/i;

/** Whether `href` opens an app or a page, and nothing in ours. */
export function isAppLink(href: string): boolean {
  return linkPattern.test(href);
}

/** The choice that `value` says, or `undefined` where it says none, or one that is no link to an app. */
export function parseDeepLinkChoice(value: unknown): DeepLinkChoice | undefined {
  const href = textOf(value, 'href');
  const name = textOf(value, 'name');
  if (href === undefined || name === undefined || !isAppLink(href)) return undefined;
  return { href, name };
}
