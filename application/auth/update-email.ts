import { LatestRun } from '../../domain/async/latest-run';
import type { Navigation } from '../navigation/navigation';
import type { Scope } from '../scope/scope';
import {
  maskEmailAddress,
  readEmailAddress,
  type UrlParser,
} from '../../domain/login/email-address';
import type { EmailUpdateStep } from '../../domain/frame-protocol/email-steps';
import { isOneTimeCode } from '../../domain/login/one-time-code';
import { FeatureError } from '../../domain/errors/feature-error';
import { isWidgetError } from '../../domain/errors/widget-error';
import type { AuthFrame, FramePlace } from '../../ports/auth-frame';
import type { Notices } from '../notification/notices';
import type { EmbeddedWalletLink } from './embedded-wallet-link';

/** A step that waits for a code. */
type CodeStatus = 'verifyingPrimary' | 'verifyingSecondary';

const codeViews = ['UpdateEmailPrimaryOtp', 'UpdateEmailSecondaryOtp'] as const;

export interface UpdateEmailDeps {
  readonly frame: Pick<AuthFrame, 'hide' | 'show'>;
  readonly notices: Pick<Notices, 'show'>;
  readonly scope: Scope;
  readonly link: EmbeddedWalletLink;
  readonly navigation: Navigation;
  readonly urls: UrlParser;
}

/** Changes the email address of the account: a one-time code to the old address, then one to the new. */
export class UpdateEmail {
  readonly #deps: UpdateEmailDeps;
  readonly #runs = new LatestRun();

  /** The step whose code the visitor types into the frame. */
  #typing: { readonly signal: AbortSignal; readonly status: CodeStatus } | undefined;

  constructor(deps: UpdateEmailDeps) {
    this.#deps = deps;
    deps.scope.onEnd(() => this.cancel());
  }

  /**
   * Requests the change, and shows the view of the first one-time code.
   *
   * @throws `WidgetError` `EMAIL_INVALID`, `FRAME_ABORTED` when it is cancelled, and what the frame
   *   answers.
   */
  async submit(email: string): Promise<EmailUpdateStep> {
    const { link, navigation, urls } = this.#deps;
    const newEmail = readEmailAddress(email, urls);
    if (newEmail === undefined) throw new FeatureError('EMAIL_INVALID', {});
    this.cancel();
    const signal = this.#runs.start();
    link.store.onEmailUpdate({ type: 'submitted', newEmail });
    try {
      const { action } = await link.call('UPDATE_EMAIL', { email: newEmail }, signal);
      signal.throwIfAborted();
      link.store.onEmailUpdate({ type: 'answered', step: action });
      const isPrimary = action === 'VERIFY_PRIMARY_OTP';
      navigation.show({ name: isPrimary ? 'UpdateEmailPrimaryOtp' : 'UpdateEmailSecondaryOtp' });
      return action;
    } catch (error) {
      if (!signal.aborted) link.store.onEmailUpdate({ type: 'failed' });
      throw error;
    }
  }

  /**
   * Checks the one-time code that went to the old address, and shows the view of the other.
   *
   * @throws `WidgetError` `CODE_INVALID`, and what the frame answers: another code can be tried.
   */
  async submitPrimaryCode(oneTimeCode: string): Promise<void> {
    const signal = this.#signalFor('verifyingPrimary', oneTimeCode);
    if (signal) await this.#takePrimary(signal, { otp: oneTimeCode });
  }

  /**
   * Checks the one-time code that went to the new address. Then the address is changed, and Account is shown.
   *
   * @throws `WidgetError` `CODE_INVALID`, and what the frame answers: another code can be tried.
   */
  async submitSecondaryCode(oneTimeCode: string): Promise<void> {
    const signal = this.#signalFor('verifyingSecondary', oneTimeCode);
    if (signal) await this.#takeSecondary(signal, { otp: oneTimeCode });
  }

  /** Shows the frame's own field for the one-time code at `place`, and goes on once a code in it was right. */
  showCodeField(place: FramePlace): void {
    const { frame, link } = this.#deps;
    const { status } = link.store.getSnapshot().emailUpdate;
    const { signal } = this.#runs;
    if ((status !== 'verifyingPrimary' && status !== 'verifyingSecondary') || !signal) return;
    frame.show(place);
    if (this.#typing?.signal === signal && this.#typing.status === status) return;
    this.#typing = { signal, status };
    void this.#awaitTypedCode(status, signal);
  }

  /** Hides that field. A code that was typed into it still counts. */
  hideCodeField(): void {
    if (this.#typing) this.#deps.frame.hide();
  }

  /** Cancels the change. A later answer is dropped. */
  cancel(): void {
    this.hideCodeField();
    this.#typing = undefined;
    this.#deps.link.store.onEmailUpdate({ type: 'cancelled' });
    this.#runs.cancel(new FeatureError('FRAME_ABORTED', { isRpc: false }));
  }

  /** @param asked Without a code, the visitor types it into the frame. */
  async #takePrimary(signal: AbortSignal, asked: { readonly otp?: string }): Promise<void> {
    const { link, navigation } = this.#deps;
    await link.call('UPDATE_EMAIL_PRIMARY_OTP', asked, signal);
    signal.throwIfAborted();
    this.hideCodeField();
    link.store.onEmailUpdate({ type: 'primaryVerified' });
    navigation.show({ name: 'UpdateEmailSecondaryOtp' });
  }

  async #takeSecondary(signal: AbortSignal, asked: { readonly otp?: string }): Promise<void> {
    const { link, navigation } = this.#deps;
    const { newEmail } = await link.call('UPDATE_EMAIL_SECONDARY_OTP', asked, signal);
    signal.throwIfAborted();
    this.hideCodeField();
    this.#runs.end(signal);
    link.store.onEmailUpdate({ type: 'secondaryVerified', newEmail });
    link.store.change({ user: { ...link.store.getSnapshot().user, email: newEmail } });
    link.cache.set('email', maskEmailAddress(newEmail));
    if (navigation.router.current?.name === 'UpdateEmailSecondaryOtp')
      navigation.router.reset('Account');
  }

  /** The frame answers when a code was right, or when the change is over. */
  async #awaitTypedCode(status: CodeStatus, signal: AbortSignal): Promise<void> {
    try {
      await (status === 'verifyingPrimary'
        ? this.#takePrimary(signal, {})
        : this.#takeSecondary(signal, {}));
    } catch (error) {
      if (signal.aborted) return;
      const { navigation, notices, scope } = this.#deps;
      this.cancel();
      const isDeclined = isWidgetError(error, 'FRAME_FAILED') && error.context.isDeclined === true;
      if (!isDeclined) notices.show('SOMETHING_WENT_WRONG');
      if (codeViews.some((name) => name === navigation.router.current?.name)) {
        navigation.router.reset('Account');
      }
      scope.logger.warn('The change of the email address has ended', error);
    }
  }

  #signalFor(status: CodeStatus, oneTimeCode: string): AbortSignal | undefined {
    if (!isOneTimeCode(oneTimeCode)) throw new FeatureError('CODE_INVALID', {});
    const { emailUpdate } = this.#deps.link.store.getSnapshot();
    return emailUpdate.status === status ? this.#runs.signal : undefined;
  }
}
