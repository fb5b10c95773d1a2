import { createToken } from './token';

/** A window that is open for a login. */
export interface OpenLoginWindow {
  /** Navigates the window to the provider. */
  goTo(url: string): void;

  /**
   * The address at the end of the login, with the provider's answer in it.
   *
   * @throws `WidgetError` `LOGIN_WINDOW_CLOSED` when the visitor closes the window, `ORIGIN_UNTRUSTED` when a
   *   page answers that is not allowed to, and the reason of `signal` as soon as it aborts.
   */
  result(signal?: AbortSignal): Promise<string>;

  /** Closes it. Closing it twice does nothing. */
  close(): void;
}

/** Windows beside the page, in which a visitor logs in on another site. */
export interface LoginWindows {
  /**
   * Opens an empty window, which browsers allow only within a press.
   *
   * @throws `WidgetError` `LOGIN_WINDOW_BLOCKED` where the browser blocks it.
   */
  open(): OpenLoginWindow;
}

export const LoginWindows = createToken<LoginWindows>('LoginWindows');
