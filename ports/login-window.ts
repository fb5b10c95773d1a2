import { createToken } from './token';

/** A window that is open beside the page. */
export interface OpenPageWindow {
  /** Navigates the window to the provider. Does nothing once it is closed. */
  goTo(url: string): void;

  /** Closes it. Closing it twice does nothing. */
  close(): void;
}

/** Windows beside the page, for the page of another site. */
export interface PageWindows {
  /**
   * Opens an empty window, which browsers allow only within a press.
   *
   * @throws where the browser blocks it.
   */
  open(): OpenPageWindow;
}

/** A window that is open for a login. */
export interface OpenLoginWindow extends OpenPageWindow {
  /**
   * The address at the end of the login, with the provider's answer in it.
   *
   * @throws `WidgetError` `LOGIN_WINDOW_CLOSED` when the visitor closes the window, `ORIGIN_UNTRUSTED` when a
   *   page answers that is not allowed to, and the reason of `signal` as soon as it aborts.
   */
  result(signal?: AbortSignal): Promise<string>;
}

/** Windows beside the page, in which a visitor logs in on another site. */
export interface LoginWindows extends PageWindows {
  /**
   * Whether the app that shows the page opens windows beside it. Browsers inside of other apps open none, or in the place of
   * the page, and a page that is installed on iOS does not hear from them.
   */
  areBeside(): boolean;

  /**
   * Opens an empty window, which browsers allow only within a press.
   *
   * @throws `WidgetError` `LOGIN_WINDOW_BLOCKED` where the browser blocks it.
   */
  open(): OpenLoginWindow;
}

export const LoginWindows = createToken<LoginWindows>('LoginWindows');
