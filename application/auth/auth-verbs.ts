import type { EmailLoginStep } from '../../domain/auth/email-login';
import type { EmailUpdateStep } from '../../domain/auth/email-update';
import type { ChainNamespace } from '../../domain/caip/chain-namespace';
import type { SocialProviderName } from '../../domain/options/features';
import type { WalletSession } from '../../ports/wallet-connector';

/** What can be done with the embedded wallet. */
export interface AuthVerbs {
  /** The social providers that can be used in the app that shows the page, in the site's order. */
  readonly socialProviders: readonly SocialProviderName[];

  /**
   * Logs in by e-mail: asks for the e-mail, shows the view of the next step, and connects in the end.
   *
   * @throws `WidgetError` `EMAIL_INVALID`, `EMAIL_RESEND_TOO_SOON` within 30 s of the last e-mail,
   * `FRAME_NOT_LOADED`, `FRAME_TIMEOUT`, `FRAME_FAILED`, `CONNECTOR_ALREADY_CONNECTED` while a visitor is
   * logged in, and `FRAME_ABORTED` when it is given up.
   */
  connectEmail(email: string): Promise<EmailLoginStep>;

  /**
   * Checks the code of the e-mail and connects.
   *
   * @throws `WidgetError` `CODE_INVALID` unless it has six digits, and `FRAME_FAILED` for a wrong one:
   * four more can be tried.
   */
  submitCode(code: string): Promise<void>;

  /**
   * Sends another code.
   *
   * @throws `WidgetError` `EMAIL_RESEND_TOO_SOON`, and what the embedded wallet answers.
   */
  resendCode(): Promise<void>;

  /**
   * Logs in with a social provider. To be called within the press that asks for it: a window opens.
   *
   * @throws `WidgetError` `SOCIAL_PROVIDER_UNAVAILABLE`, `LOGIN_WINDOW_BLOCKED`, `LOGIN_WINDOW_CLOSED`,
   * `FRAME_TIMEOUT`, `FRAME_FAILED`, `CONNECTOR_ALREADY_CONNECTED` while a visitor is logged in, and
   * `FRAME_ABORTED` when it is given up.
   */
  connectSocial(provider: SocialProviderName): Promise<void>;

  /** Gives up the login that is under way. */
  cancelLogin(): void;

  /**
   * Changes the account's e-mail address: asks for the change, and shows the view of the next code.
   *
   * @throws `WidgetError` `EMAIL_INVALID`, `FRAME_FAILED`, and `FRAME_ABORTED` when it is given up.
   */
  updateEmail(email: string): Promise<EmailUpdateStep>;

  /** Checks the code that went to the old address. @throws `WidgetError` `CODE_INVALID`, `FRAME_FAILED`. */
  submitPrimaryCode(code: string): Promise<void>;

  /** Checks the code that went to the new address. @throws `WidgetError` `CODE_INVALID`, `FRAME_FAILED`. */
  submitSecondaryCode(code: string): Promise<void>;

  /** Gives up the change of the e-mail address. */
  cancelEmailUpdate(): void;

  /** Rejects every request that waits for approval. */
  rejectRequests(): void;

  /**
   * Logs out, everywhere the embedded wallet is connected.
   *
   * @throws `WidgetError` `DISCONNECT_FAILED`; what was kept of the login is forgotten all the same.
   */
  signOut(): Promise<void>;

  /** Goes on with the login of an earlier visit, or with the one that a provider sends the visitor back from. */
  resume(): Promise<void>;

  /** The session of the visitor who is logged in, for the connector. */
  openSession(namespace: ChainNamespace, signal?: AbortSignal): Promise<WalletSession>;

  /** The session of the last visit's login where it still stands, for the connector. */
  restoreSession(
    namespace: ChainNamespace,
    signal?: AbortSignal,
  ): Promise<WalletSession | undefined>;
}
