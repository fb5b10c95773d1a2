import type { EmailLoginStep, EmailUpdateStep } from '../../domain/frame-protocol/email-steps';
import type { ChainNamespace } from '../../domain/caip/chain-namespace';
import type { SocialProviderName } from '../../domain/login/social-names';
import type { FramePlace } from '../../ports/auth-frame';
import type { WalletSession } from '../../ports/wallet-connector';

/** How a social login goes on. */
export interface ConnectSocialOptions {
  /**
   * Leaves the page for the provider in the page's own tab, and comes back to it, instead of opening a window. So it is on
   * Telegram and in the browsers of other apps without this.
   */
  readonly inThisTab?: boolean;
}

/** The verbs of the embedded wallet. */
export interface AuthVerbs {
  /** The social providers that can be used in the app that shows the page, in the site's order. */
  readonly socialProviders: readonly SocialProviderName[];

  /**
   * Logs in by e-mail: requests the e-mail, shows the view of the next step, and connects in the end.
   *
   * @throws `WidgetError` `EMAIL_INVALID`, `EMAIL_RESEND_TOO_SOON` within 30 s of the last e-mail,
   *   `FRAME_NOT_LOADED`, `FRAME_TIMEOUT`, `FRAME_FAILED`, `CONNECTOR_ALREADY_CONNECTED` while a visitor is
   *   logged in, and `FRAME_ABORTED` when it is cancelled.
   */
  connectEmail(email: string): Promise<EmailLoginStep>;

  /**
   * Checks the one-time code and connects.
   *
   * @throws `WidgetError` `CODE_INVALID` unless it has six digits, and `FRAME_FAILED` for a wrong one: four
   *   more can be tried.
   */
  submitCode(code: string): Promise<void>;

  /** Loads the embedded wallet's page, so that a login that follows need not wait for it. */
  prepare(): Promise<void>;

  /**
   * Shows the field for the one-time code of a login or a change of the address that is in the embedded wallet's page, at
   * `place`, and goes on once a code in it was right. The site never has that code. Called again, it moves the field.
   */
  showCodeField(place: FramePlace): void;

  /** Hides that field. */
  hideCodeField(): void;

  /** Says whether the widget dims the page, so that the embedded wallet's page over it does not do so again. */
  dim(isDimmed: boolean): void;

  /**
   * Sends another e-mail.
   *
   * @throws `WidgetError` `EMAIL_RESEND_TOO_SOON`, and what the embedded wallet answers.
   */
  resendCode(): Promise<void>;

  /**
   * Logs in with a social provider. Call it within a press, because it opens a window.
   *
   * @throws `WidgetError` `SOCIAL_PROVIDER_UNAVAILABLE`, `LOGIN_WINDOW_BLOCKED`, `LOGIN_WINDOW_CLOSED`,
   *   `FRAME_TIMEOUT`, `FRAME_FAILED`, `CONNECTOR_ALREADY_CONNECTED` while a visitor is logged in, and
   *   `FRAME_ABORTED` when it is cancelled.
   */
  connectSocial(provider: SocialProviderName, options?: ConnectSocialOptions): Promise<void>;

  /** Asks the embedded wallet which social logins its operator has credentials of. They are in the state then. */
  listSocials(): Promise<void>;

  /** Copies the link of the login with Farcaster that is under way, and shows that. */
  copyLoginLink(): Promise<void>;

  /** Cancels the login that is under way. */
  cancelLogin(): void;

  /**
   * Changes the account's email address: requests the change, and shows the view of the next one-time code.
   *
   * @throws `WidgetError` `EMAIL_INVALID`, `FRAME_FAILED`, and `FRAME_ABORTED` when it is cancelled.
   */
  updateEmail(email: string): Promise<EmailUpdateStep>;

  /**
   * Checks the one-time code that went to the old address. @throws `WidgetError` `CODE_INVALID`,
   * `FRAME_FAILED`.
   */
  submitPrimaryCode(code: string): Promise<void>;

  /**
   * Checks the one-time code that went to the new address. @throws `WidgetError` `CODE_INVALID`,
   * `FRAME_FAILED`.
   */
  submitSecondaryCode(code: string): Promise<void>;

  /** Cancels the change of the email address. */
  cancelEmailUpdate(): void;

  /**
   * Shows the ways that open the wallet (this browser, passkeys, recovery words), in the embedded wallet's own page, where
   * the visitor adds and ends them and takes the wallet away. Resolves when the visitor has closed it.
   *
   * @throws `WidgetError` `FRAME_NOT_LOADED` and `FRAME_FAILED`.
   */
  showKeys(): Promise<void>;

  /** Offers no second way to open the wallet until the next login. */
  putOffSecondWay(): void;

  /**
   * Shows the logins that lead to the account, in the embedded wallet's own page, where the visitor adds and removes them:
   * the site learns none of them. Resolves when the visitor has closed it.
   *
   * @throws `WidgetError` `FRAME_NOT_LOADED` and `FRAME_FAILED`.
   */
  showLogins(): Promise<void>;

  /** Rejects every request that waits for approval. */
  rejectRequests(): void;

  /**
   * Logs out on every namespace on which the embedded wallet is connected.
   *
   * @throws `WidgetError` `DISCONNECT_FAILED`; the stored login is forgotten anyway.
   */
  signOut(): Promise<void>;

  /**
   * Continues the login of an earlier visit, unless `enableReconnect` is `false`, or one from which a provider sends
   * the visitor back.
   */
  resume(): Promise<void>;

  /** The session of the logged-in visitor, for the connector. */
  openSession(namespace: ChainNamespace, signal?: AbortSignal): Promise<WalletSession>;

  /** The session of the last visit's login where it is still valid, for the connector. */
  restoreSession(
    namespace: ChainNamespace,
    signal?: AbortSignal,
  ): Promise<WalletSession | undefined>;
}
