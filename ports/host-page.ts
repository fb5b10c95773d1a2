import type { PairingHost } from '../domain/connection/pairing';
import type { LinkHost, OpenableLink } from '../domain/wallet/wallet-link';
import type { SocialLoginHost } from '../domain/login/social-provider';
import type { Stream } from './stream';
import { createToken } from './token';

/** The app and the platform that show the page, as far as the widget depends on them. */
export interface HostApp extends PairingHost, SocialLoginHost, Pick<LinkHost, 'isFramed'> {}

/** The page or program that contains the widget. */
export interface HostPage {
  /** The visitor's device. Node counts as a desktop. */
  deviceKind(): 'mobile' | 'desktop';

  /** The app and the platform that show the page. In Node it is an unknown browser. */
  app(): HostApp;

  /**
   * Puts `text` on the clipboard.
   *
   * @throws `WidgetError` `COPY_FAILED` where the browser refuses or there is no clipboard.
   */
  copyText(text: string): Promise<void>;

  /**
   * Opens a link to an app or a page, at once: a phone opens an app only from within a press. The browser
   * does not report whether there is such an app. Does nothing in Node.
   */
  openLink(link: OpenableLink): void;

  /** The page's own address; empty in Node. */
  address(): string;

  /** Leaves the page for `url`, in the same window. Does nothing in Node. */
  leaveFor(url: string): void;

  /**
   * The query parameter `name` of the page's address. Removes it from the address bar without a new entry in
   * the browser's history. Taking it a second time gives `undefined`.
   */
  takeQueryParameter(name: string): string | undefined;

  /** Whether the page is visible right now: its tab is on top and not frozen. Always true in Node. */
  isVisible(): boolean;

  /**
   * Emits {@link HostPage.isVisible} whenever it changes. A page that the browser took out of its
   * back/forward cache or out of a freeze has become visible, too.
   */
  readonly visibility$: Stream<boolean>;
}

export const HostPage = createToken<HostPage>('HostPage');
