import { abortable } from '../../domain/abort/abortable';
import { FeatureError } from '../../domain/errors/feature-error';
import { fieldOf } from '../../domain/outside/untrusted-record';
import type { Clock } from '../../ports/clock';
import type { LoginWindows, OpenLoginWindow } from '../../ports/login-window';

const SIZE = 'popup,width=500,height=720';
const LOOK_MS = 500;

/**
 * The page of a provider may cut the window off from the page that opened it (COOP): it then looks closed. That happens as
 * soon as the provider's page loads.
 */
const CUT_OFF_MS = 10_000;

/** How long the frame may take to hear of a login whose window has closed. */
const HEAR_MS = 5000;

/** How the browsers inside of other apps call themselves: Android's own view, and apps that name themselves. */
const IN_APP =
  /; wv\)|\b(?:FBAN|FBAV|FB_IAB|Instagram|LinkedInApp|MicroMessenger|Pinterest|Snapchat|BytedanceWebview|musical_ly|Line\/)/;

/** A view of an app on iOS: its browsers name Safari at the end. */
const IOS_VIEW = /(?:iphone|ipad|ipod)(?!.*safari\/)/i;

/**
 * {@link LoginWindows} of the embedded wallet: the window is a page of the wallet's origin, and the wallet's frame says when
 * its login is over. Neither has an answer of the provider for this page. In Node every window is blocked.
 */
export class BrowserLoginWindows implements LoginWindows {
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  areBeside(): boolean {
    const { navigator } = globalThis;
    if (!navigator) return true;
    // Safari's own mark of a page that is installed.
    const isInstalled = 'standalone' in navigator && navigator.standalone === true;
    const { userAgent } = navigator;
    return !isInstalled && !IN_APP.test(userAgent) && !IOS_VIEW.test(userAgent);
  }

  open(): OpenLoginWindow {
    const opened = globalThis.open?.('', '_blank', SIZE);
    if (!opened) throw new FeatureError('LOGIN_WINDOW_BLOCKED', {});
    return new LoginWindow(opened, this.#clock);
  }
}

/** One window, until it is closed. */
class LoginWindow implements OpenLoginWindow {
  readonly #clock: Clock;
  readonly #opened: Window;
  readonly #closing = new AbortController();
  readonly #result: Promise<string>;
  #url: string | undefined;
  #leftAtMs: number | undefined;
  #isBack = false;

  constructor(opened: Window, clock: Clock) {
    this.#opened = opened;
    this.#clock = clock;
    this.#result = new Promise((resolve, reject) => {
      const hear = ({ data, origin, source }: MessageEvent): void => {
        if (fieldOf(data, 't') !== 'cleat.social') return;
        const url = this.#url;
        if (url !== undefined && origin === new URL(url).origin) {
          this.#isBack = true;
          if (fieldOf(data, 'step') === 'over') resolve(url);
        } else if (source === opened) reject(new FeatureError('ORIGIN_UNTRUSTED', {}));
      };
      globalThis.addEventListener('message', hear, { signal: this.#closing.signal });
      void this.#untilClosed().then(() => reject(new FeatureError('LOGIN_WINDOW_CLOSED', {})));
    });
    this.#result.catch(() => {
      // A caller may or may not wait for the answer.
    });
  }

  goTo(url: string): void {
    if (this.#opened.closed) return;
    this.#url = url;
    this.#leftAtMs = this.#clock.now();
    this.#opened.location.replace(url);
  }

  result(signal?: AbortSignal): Promise<string> {
    return abortable(this.#result, signal);
  }

  close(): void {
    this.#closing.abort();
    this.#opened.close();
  }

  /** Resolves when the visitor has closed the window, and never where that is not certain. */
  async #untilClosed(): Promise<void> {
    const { signal } = this.#closing;
    try {
      while (!this.#opened.closed) await this.#clock.sleep(LOOK_MS, signal);
      const isCutOff =
        this.#leftAtMs !== undefined && this.#clock.now() - this.#leftAtMs < CUT_OFF_MS;
      if (!isCutOff) await this.#clock.sleep(this.#leftAtMs === undefined ? 0 : HEAR_MS, signal);
      if (!isCutOff && !this.#isBack) return;
    } catch {
      // This page has closed it.
    }
    await new Promise<never>(() => undefined);
  }
}
