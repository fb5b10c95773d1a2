import type { Page } from 'playwright-core';
import { associationIn, type Greeting, listen, type LoopbackApp } from './loopback-app';
import type { PhoneApp } from './phone-app';

/**
 * What Android does with the links of a page: it brings `app` to the front, which listens on the port that the link
 * names. Without an app nothing happens, and the page learns nothing.
 */
export class Android {
  /** The app that is installed. */
  app: PhoneApp;

  /** The links that the page opened. */
  readonly links: string[] = [];

  /** How the app greets the page. `undefined`: no app is installed. */
  greeting: Greeting | undefined = 'honest';
  readonly #page: Page;
  readonly #sessions: LoopbackApp[] = [];
  #isInFront = true;

  private constructor(page: Page, app: PhoneApp) {
    this.#page = page;
    this.app = app;
  }

  /** Stands around `page` from now on, and around what is loaded in it later. */
  static async around(page: Page, app: PhoneApp): Promise<Android> {
    const android = new Android(page, app);
    await page.exposeFunction('openLink', (url: string) => android.#open(url));
    await page.addInitScript(watchLinks);
    await page.evaluate(watchLinks);
    return android;
  }

  /** The visitor comes back to the page, whatever the app is doing. */
  async showPage(): Promise<void> {
    await this.#bring(true);
  }

  /** The visitor leaves the app, which ends its session without a word. */
  async leaveApp(): Promise<void> {
    await Promise.all(this.#sessions.splice(0).map((session) => session.close()));
    await this.#bring(true);
  }

  async #open(url: string): Promise<void> {
    this.links.push(url);
    if (this.greeting === undefined) return;
    this.#sessions.push(await listen(associationIn(url), this.app, this.greeting));
    await this.#bring(false);
  }

  async #bring(isPage: boolean): Promise<void> {
    if (this.#isInFront === isPage) return;
    this.#isInFront = isPage;
    await this.#page.evaluate((isVisible) => {
      const value = isVisible ? 'visible' : 'hidden';
      Object.defineProperty(document, 'visibilityState', { configurable: true, value });
      window.dispatchEvent(new Event(isVisible ? 'focus' : 'blur'));
      document.dispatchEvent(new Event('visibilitychange'));
    }, isPage);
  }
}

/** Hands the links of the protocol over, which the browser of a desk would ask the visitor about. */
function watchLinks(): void {
  const { navigation, openLink } = window as unknown as {
    readonly navigation: EventTarget;
    readonly openLink: (url: string) => Promise<void>;
  };
  navigation.addEventListener('navigate', (event) => {
    const { url } = (event as Event & { readonly destination: { readonly url: string } })
      .destination;
    if (!url.startsWith('solana-wallet:')) return;
    event.preventDefault();
    void openLink(url);
  });
}
