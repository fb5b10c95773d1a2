import type { BrowserContext, Frame, Page } from 'playwright-core';

/** A link that a page has opened. */
export interface OpenedLink {
  readonly href: string;
  readonly target: string | undefined;
  readonly features: string | undefined;

  /** Whether it was opened while the press itself was handled: a phone opens an app only then. */
  readonly isInPress: boolean;
}

/** Makes the pages of `context` record links instead of opening them. */
export function watchOpened(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(() => {
    const opened: OpenedLink[] = [];
    let isInPress = false;
    const press = (): void => {
      isInPress = true;
      setTimeout(() => {
        isInPress = false;
      });
    };
    window.addEventListener('click', press, { capture: true });
    window.open = (href, target, features) => {
      const isAllowed = isInPress && navigator.userActivation.isActive;
      opened.push({ href: String(href), target, features, isInPress: isAllowed });
      return null;
    };
    Object.assign(window, { opened });
  });
}

/** The links that `page` has opened so far. */
export function openedIn(page: Page | Frame): Promise<readonly OpenedLink[]> {
  return page.evaluate(() => [...(window as unknown as { readonly opened: OpenedLink[] }).opened]);
}

/** The links of one press: that it was one press is a part of them. */
export const opens = (href: string, target: string): readonly OpenedLink[] => [
  { href, target, features: 'noopener,noreferrer', isInPress: true },
];
