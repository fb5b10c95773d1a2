import { LatestRun } from '../../domain/async/latest-run';
import type { Navigation } from '../navigation/navigation';
import type { Scope } from '../scope/scope';
import type { Notices } from '../notification/notices';
import {
  maskEmailAddress,
  readEmailAddress,
  type UrlParser,
} from '../../domain/login/email-address';
import type { EmailLoginStep } from '../../domain/frame-protocol/email-steps';
import type { EmailLoginFailure } from '../../domain/auth/email-login';
import { isOneTimeCode } from '../../domain/login/one-time-code';
import { EMAIL_RESEND_WAIT_MS, requireResendAllowed } from '../../domain/auth/resend-wait';
import { FeatureError } from '../../domain/errors/feature-error';
import { isWidgetError } from '../../domain/errors/widget-error';
import type { ViewName } from '../../domain/routing/view-name';
import type { AuthFrame, FramePlace } from '../../ports/auth-frame';
import type { FinishLogin } from './finish-login';
import type { EmbeddedWalletLink } from './embedded-wallet-link';

export interface LogInByEmailDeps {
  readonly scope: Scope;
  readonly frame: AuthFrame;
  readonly finishLogin: FinishLogin;
  readonly link: EmbeddedWalletLink;
  readonly navigation: Navigation;
  readonly notices: Notices;
  readonly urls: UrlParser;
}

/** Logs in with a one-time code that is sent by e-mail. */
export class LogInByEmail {
  readonly #deps: LogInByEmailDeps;
  readonly #runs = new LatestRun();

  /** The login whose code the visitor types into the frame. */
  #typing: AbortSignal | undefined;

  constructor(deps: LogInByEmailDeps) {
    this.#deps = deps;
    deps.scope.onEnd(() => this.cancel());
  }

  /**
   * Requests the e-mail, shows the view of the next step, and resolves with that step. Cancels a login that
   * is under way.
   *
   * @throws `WidgetError` `EMAIL_INVALID`, `EMAIL_RESEND_TOO_SOON` within 30 s of the last e-mail,
   *   `FRAME_ABORTED` when it is cancelled, and what the frame answers.
   */
  async submit(email: string): Promise<EmailLoginStep> {
    const { link, navigation, scope, urls } = this.#deps;
    const address = readEmailAddress(email, urls);
    if (address === undefined) throw new FeatureError('EMAIL_INVALID', {});
    requireResendAllowed(link.cache.lastEmailLoginMs, scope.clock.now());
    const signal = this.#begin();
    link.store.onEmailLogin({ type: 'submitted', email: address });
    return this.#within(signal, async () => {
      const action = await this.#sendCode(address, signal);
      link.store.onEmailLogin({ type: 'answered', step: action });
      if (action === 'CONNECT') await this.#connect(address, signal);
      if (action === 'VERIFY_OTP') navigation.show({ name: 'EmailVerifyOtp' });
      if (action === 'VERIFY_DEVICE') {
        navigation.show({ name: 'EmailVerifyDevice' });
        void this.#awaitDevice(signal);
      }
      return action;
    });
  }

  /**
   * Checks the one-time code and connects.
   *
   * @throws `WidgetError` `CODE_INVALID` unless it has six digits, and what the frame answers: after a
   *   wrong code the visitor can try another one, five in all.
   */
  async submitCode(oneTimeCode: string): Promise<void> {
    const { link } = this.#deps;
    const { emailLogin } = link.store.getSnapshot();
    if (!isOneTimeCode(oneTimeCode)) throw new FeatureError('CODE_INVALID', {});
    const signal = this.#runs.signal;
    if (emailLogin.status !== 'verifyingCode' || emailLogin.isChecking || !signal) return;
    link.store.onEmailLogin({ type: 'codeSubmitted' });
    try {
      await link.call('CONNECT_OTP', { otp: oneTimeCode }, signal);
    } catch (error) {
      if (signal.aborted) throw error;
      if (isWidgetError(error, 'FRAME_TIMEOUT')) this.#fail('timedOut');
      link.store.onEmailLogin({ type: 'codeRefused' });
      throw error;
    }
    link.store.onEmailLogin({ type: 'codeAccepted' });
    await this.#within(signal, () => this.#connect(emailLogin.email, signal));
  }

  /** Shows the frame's own field for the one-time code at `place`, and connects once a code in it was right. */
  showCodeField(place: FramePlace): void {
    const { frame, link } = this.#deps;
    const { emailLogin } = link.store.getSnapshot();
    const signal = this.#runs.signal;
    if (emailLogin.status !== 'verifyingCode' || !signal) return;
    frame.show(place);
    if (this.#typing === signal) return;
    this.#typing = signal;
    void this.#awaitTypedCode(emailLogin.email, signal);
  }

  /** Hides that field. A code that was typed into it still counts. */
  hideCodeField(): void {
    if (this.#typing) this.#deps.frame.hide();
  }

  /**
   * Sends another e-mail to the same address, and shows that.
   *
   * @throws `WidgetError` `EMAIL_RESEND_TOO_SOON`, and what the frame answers.
   */
  async resend(): Promise<void> {
    const { link, notices, scope } = this.#deps;
    const { emailLogin } = link.store.getSnapshot();
    const signal = this.#runs.signal;
    const { status } = emailLogin;
    if ((status !== 'verifyingCode' && status !== 'verifyingDevice') || !signal) return;
    requireResendAllowed(link.cache.lastEmailLoginMs, scope.clock.now());
    await this.#sendCode(emailLogin.email, signal);
    link.store.onEmailLogin({ type: 'codeResent' });
    notices.show('CODE_RESENT');
  }

  /** Cancels the login. A later answer is dropped. */
  cancel(): void {
    if (!this.#runs.isRunning) return;
    this.hideCodeField();
    this.#deps.link.store.onEmailLogin({ type: 'signedOut' });
    this.#runs.cancel(new FeatureError('FRAME_ABORTED', { isRpc: false }));
  }

  #begin(): AbortSignal {
    this.cancel();
    return this.#runs.start();
  }

  async #sendCode(email: string, signal: AbortSignal): Promise<EmailLoginStep> {
    const { link, scope } = this.#deps;
    const { action } = await link.call('CONNECT_EMAIL', { email }, signal);
    signal.throwIfAborted();
    const nowMs = scope.clock.now();
    link.cache.set('lastEmailLoginTime', String(nowMs));
    link.store.change({ resendAtMs: nowMs + EMAIL_RESEND_WAIT_MS });
    return action;
  }

  /**
   * The visitor may take long to find the link in the e-mail. Each request waits 30 s, then the next one
   * follows.
   */
  async #awaitDevice(signal: AbortSignal): Promise<void> {
    const { link } = this.#deps;
    while (link.store.getSnapshot().emailLogin.status === 'verifyingDevice' && !signal.aborted) {
      try {
        await link.call('CONNECT_DEVICE', {}, signal);
        if (signal.aborted) return;
        link.store.onEmailLogin({ type: 'deviceApproved' });
        this.#showIfOn('EmailVerifyDevice', 'EmailVerifyOtp');
      } catch (error) {
        if (signal.aborted) return;
        if (!isWidgetError(error, 'FRAME_TIMEOUT')) this.#fail('refused');
      }
    }
  }

  /** The frame answers when a code was right, or when the login is over. */
  async #awaitTypedCode(email: string, signal: AbortSignal): Promise<void> {
    const { frame, link } = this.#deps;
    try {
      await this.#within(signal, async () => {
        await link.call('CONNECT_OTP', {}, signal);
        signal.throwIfAborted();
        frame.hide();
        link.store.onEmailLogin({ type: 'codeAccepted' });
        await this.#connect(email, signal);
      });
    } catch (error) {
      if (this.#typing === signal) frame.hide();
      if (!signal.aborted) this.#deps.scope.logger.warn('The login by e-mail has ended', error);
    }
  }

  async #connect(email: string, signal: AbortSignal): Promise<void> {
    const { finishLogin, link } = this.#deps;
    link.cache.set('emailLoginUsed', 'true');
    link.cache.set('email', maskEmailAddress(email));
    await finishLogin.execute('email', signal);
    link.store.onEmailLogin({ type: 'connected' });
    this.#runs.end(signal);
  }

  /** Shows the failure of a login, unless the visitor has cancelled it. */
  async #within<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (isDeclined(error)) this.#leave(signal);
      if (!signal.aborted) {
        this.#fail(isWidgetError(error, 'FRAME_TIMEOUT') ? 'timedOut' : 'refused');
      }
      throw error;
    }
  }

  /** The visitor has cancelled in the frame: nothing has failed, and the ways to connect are shown again. */
  #leave(signal: AbortSignal): void {
    if (signal.aborted) return;
    const { navigation } = this.#deps;
    this.cancel();
    if (navigation.router.current?.name === 'EmailVerifyOtp') navigation.back();
  }

  /** The view of the login shows why it is over: one text for one cause. */
  #fail(failure: EmailLoginFailure): void {
    const { link, notices } = this.#deps;
    link.store.onEmailLogin({ type: 'failed', failure });
    if (failure === 'timedOut') notices.alert('EMBEDDED_WALLET_TIMEOUT');
    this.#runs.endLatest();
  }

  /** Moves on only while the visitor is still on the view of the login. */
  #showIfOn(waiting: ViewName, next: ViewName): void {
    const { navigation } = this.#deps;
    if (navigation.router.current?.name === waiting) navigation.show({ name: next });
  }
}

/** Whether the visitor has declined in the frame. */
function isDeclined(error: unknown): boolean {
  return isWidgetError(error, 'FRAME_FAILED') && error.context.isDeclined === true;
}
