import { createToken } from './token';

/** A window that is open for a login. */
export interface OpenLoginWindow {
  /** Leads the window to the provider. */
  goTo(url: string): void;

  /**
   * The address that the login ends at, with the provider's answer in it.
   *
   * @throws `WidgetError` `LOGIN_WINDOW_CLOSED` when the visitor closes the window, `ORIGIN_UNTRUSTED`
   * when a page answers that has no right to, and the reason of `signal` as soon as it aborts.
   */
  result(signal?: AbortSignal): Promise<string>;

  /** Closes it. Doing it twice does nothing. */
  close(): void;
}

/** Windows beside the page, in which a visitor logs in at another site. */
export interface LoginWindows {
  /**
   * Opens an empty window, which browsers allow only within the press that asks for it.
   *
   * @throws `WidgetError` `LOGIN_WINDOW_BLOCKED` where the browser does not.
   */
  open(): OpenLoginWindow;
}

export const LoginWindows = createToken<LoginWindows>('LoginWindows');
