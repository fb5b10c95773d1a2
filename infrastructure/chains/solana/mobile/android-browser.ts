/** What is read of a page's global object. */
export interface PageSurroundings {
  readonly isSecureContext?: boolean;
  readonly navigator?: { readonly userAgent?: string };
}

/** Android's own view for web pages, in which apps show pages of others: it opens no link to another app. */
const inApp = /; wv\)|\bVersion\/\S+ Chrome\/|\bTelegram\b/i;

/**
 * Whether `page` can ask wallet apps on the same phone: it is shown by a browser on Android, and not by an app with a
 * browser inside, and it is secure, which the protocol demands.
 */
export function isInAndroidBrowser(page: PageSurroundings | undefined): boolean {
  const agent = page?.navigator?.userAgent ?? '';
  return page?.isSecureContext === true && /\bAndroid\b/i.test(agent) && !inApp.test(agent);
}
