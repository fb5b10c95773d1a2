import type { AuthVerbs } from '../../application/auth/auth-verbs';
import type { EmailLoginStep, EmailUpdateStep } from '../../domain/frame-protocol/email-steps';
import type { WalletSession } from '../../ports/wallet-connector';
import { FeatureError } from '../../domain/errors/feature-error';

/** The verbs of the embedded wallet, which record their calls. */
export class FakeAuthVerbs implements AuthVerbs {
  readonly socialProviders = [];

  /** Whether the embedded wallet's page is above a dimmed one. */
  isDimmed = false;
  readonly asked: (readonly unknown[])[] = [];

  /** Why each verb fails from now on. */
  readonly errors = new Map<keyof AuthVerbs, unknown>();

  prepare(): Promise<void> {
    return this.#answer('prepare');
  }

  async connectEmail(email: string): Promise<EmailLoginStep> {
    await this.#answer('connectEmail', email);
    return 'VERIFY_OTP';
  }

  submitCode(code: string): Promise<void> {
    return this.#answer('submitCode', code);
  }

  showCodeField(): void {
    void this.#answer('showCodeField');
  }

  hideCodeField(): void {
    void this.#answer('hideCodeField');
  }

  dim(isDimmed: boolean): void {
    this.isDimmed = isDimmed;
  }

  resendCode(): Promise<void> {
    return this.#answer('resendCode');
  }

  connectSocial(...asked: Parameters<AuthVerbs['connectSocial']>): Promise<void> {
    return this.#answer('connectSocial', ...asked);
  }

  listSocials(): Promise<void> {
    return this.#answer('listSocials');
  }

  copyLoginLink(): Promise<void> {
    return this.#answer('copyLoginLink');
  }

  cancelLogin(): void {
    void this.#answer('cancelLogin');
  }

  async updateEmail(email: string): Promise<EmailUpdateStep> {
    await this.#answer('updateEmail', email);
    return 'VERIFY_PRIMARY_OTP';
  }

  submitPrimaryCode(code: string): Promise<void> {
    return this.#answer('submitPrimaryCode', code);
  }

  submitSecondaryCode(code: string): Promise<void> {
    return this.#answer('submitSecondaryCode', code);
  }

  cancelEmailUpdate(): void {
    void this.#answer('cancelEmailUpdate');
  }

  showKeys(): Promise<void> {
    return this.#answer('showKeys');
  }

  putOffSecondWay(): void {
    void this.#answer('putOffSecondWay');
  }

  showLogins(): Promise<void> {
    return this.#answer('showLogins');
  }

  rejectRequests(): void {
    void this.#answer('rejectRequests');
  }

  signOut(): Promise<void> {
    return this.#answer('signOut');
  }

  resume(): Promise<void> {
    return this.#answer('resume');
  }

  openSession(): Promise<WalletSession> {
    return Promise.reject(new FeatureError('FRAME_NOT_LOADED', {}));
  }

  async restoreSession(): Promise<undefined> {
    await this.#answer('restoreSession');
  }

  async #answer(verb: keyof AuthVerbs, ...args: readonly unknown[]): Promise<void> {
    this.asked.push([verb, ...args]);
    if (this.errors.has(verb)) throw this.errors.get(verb);
  }
}
