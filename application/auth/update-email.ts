import { LatestRun } from '../../domain/async/latest-run';
import type { Navigation } from '../navigation/navigation';
import type { Scope } from '../scope/scope';
import {
  maskEmailAddress,
  readEmailAddress,
  type UrlParser,
} from '../../domain/auth/email-address';
import type { EmailUpdateStep } from '../../domain/auth/email-update';
import { isOneTimeCode } from '../../domain/auth/one-time-code';
import { FeatureError } from '../../domain/errors/feature-error';
import type { FrameLink } from './frame-link';

export interface UpdateEmailDeps {
  readonly scope: Scope;
  readonly link: FrameLink;
  readonly navigation: Navigation;
  readonly urls: UrlParser;
}

/** Changes the e-mail address of the account: a one-time code to the old address, then one to the new. */
export class UpdateEmail {
  readonly #deps: UpdateEmailDeps;
  readonly #runs = new LatestRun();

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
  async submitPrimaryCode(otp: string): Promise<void> {
    const { link, navigation } = this.#deps;
    const signal = this.#signalFor('verifyingPrimary', otp);
    if (!signal) return;
    await link.call('UPDATE_EMAIL_PRIMARY_OTP', { otp }, signal);
    signal.throwIfAborted();
    link.store.onEmailUpdate({ type: 'primaryVerified' });
    navigation.show({ name: 'UpdateEmailSecondaryOtp' });
  }

  /**
   * Checks the one-time code that went to the new address. Then the address is changed, and Account is shown.
   *
   * @throws `WidgetError` `CODE_INVALID`, and what the frame answers: another code can be tried.
   */
  async submitSecondaryCode(otp: string): Promise<void> {
    const { link, navigation } = this.#deps;
    const signal = this.#signalFor('verifyingSecondary', otp);
    if (!signal) return;
    const { newEmail } = await link.call('UPDATE_EMAIL_SECONDARY_OTP', { otp }, signal);
    signal.throwIfAborted();
    this.#runs.end(signal);
    link.store.onEmailUpdate({ type: 'secondaryVerified', newEmail });
    link.store.change({ user: { ...link.store.getSnapshot().user, email: newEmail } });
    link.cache.set('email', maskEmailAddress(newEmail));
    if (navigation.router.current?.name === 'UpdateEmailSecondaryOtp')
      navigation.router.reset('Account');
  }

  /** Cancels the change. A later answer is dropped. */
  cancel(): void {
    this.#deps.link.store.onEmailUpdate({ type: 'cancelled' });
    this.#runs.cancel(new FeatureError('FRAME_ABORTED', { isRpc: false }));
  }

  #signalFor(
    status: 'verifyingPrimary' | 'verifyingSecondary',
    otp: string,
  ): AbortSignal | undefined {
    if (!isOneTimeCode(otp)) throw new FeatureError('CODE_INVALID', {});
    const { emailUpdate } = this.#deps.link.store.getSnapshot();
    return emailUpdate.status === status ? this.#runs.signal : undefined;
  }
}
