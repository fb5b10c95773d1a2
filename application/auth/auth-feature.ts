import { EMBEDDED_WALLET_ID } from '../../domain/auth/embedded-wallet';
import { embeddedWalletNamespaces } from '../../domain/network/feature-networks';
import type { OpenEmbeddedWallet } from './open-embedded-wallet';
import type { EmailLoginStep, EmailUpdateStep } from '../../domain/frame-protocol/email-steps';
import type { ChainNamespace } from '../../domain/caip/chain-namespace';
import { WidgetError } from '../../domain/errors/widget-error';
import type { SocialProviderName } from '../../domain/login/social-names';
import type { WidgetOptions } from '../../domain/options/widget-options';
import type { Stream } from '../../ports/stream';
import type { AuthFrame, FramePlace } from '../../ports/auth-frame';
import type { WalletSession } from '../../ports/wallet-connector';
import type { ConnectionStore } from '../session/connection-store';
import type { Disconnect } from '../navigation/disconnect';
import type { RpcApproval } from './rpc-approval';
import type { ReadableStore } from '../state/readable-store';
import type { AuthState, AuthUser } from '../../domain/auth/auth-state';
import type { AuthVerbs, ConnectSocialOptions } from './auth-verbs';
import type { EmbeddedWalletLink } from './embedded-wallet-link';
import type { LogInByEmail } from './log-in-by-email';
import type { LogInSocially } from './log-in-socially';
import type { SyncEmbeddedWallet } from './sync-embedded-wallet';
import type { UpdateEmail } from './update-email';

export interface AuthFeatureDeps {
  readonly approval: RpcApproval;
  readonly connections: ConnectionStore;
  readonly disconnect: Disconnect;
  readonly frame: Pick<AuthFrame, 'dim'>;
  readonly link: EmbeddedWalletLink;
  readonly logInByEmail: LogInByEmail;
  readonly logInSocially: LogInSocially;
  readonly openSession: OpenEmbeddedWallet;
  readonly options: WidgetOptions;
  readonly syncSession: SyncEmbeddedWallet;
  readonly updateEmail: UpdateEmail;
}

/** The embedded wallet: its logins, its session and the requests that its visitor approves. */
export class AuthFeature implements AuthVerbs, ReadableStore<AuthState> {
  readonly state$: Stream<AuthState>;
  readonly #deps: AuthFeatureDeps;

  constructor(deps: AuthFeatureDeps) {
    this.#deps = deps;
    this.state$ = deps.link.store.state$;
  }

  get socialProviders(): readonly SocialProviderName[] {
    return this.#deps.logInSocially.usable;
  }

  getSnapshot(): AuthState {
    return this.#deps.link.store.getSnapshot();
  }

  openSession(namespace: ChainNamespace, signal?: AbortSignal): Promise<WalletSession> {
    return this.#deps.openSession.execute(namespace, {}, signal);
  }

  restoreSession(
    namespace: ChainNamespace,
    signal?: AbortSignal,
  ): Promise<WalletSession | undefined> {
    return this.#deps.syncSession.execute(namespace, signal);
  }

  async resume(): Promise<void> {
    const { logInSocially, options, syncSession } = this.#deps;
    await logInSocially.resume();
    if (options.enableReconnect) await syncSession.resumeLast();
  }

  async connectEmail(email: string): Promise<EmailLoginStep> {
    this.#requireLoggedOut();
    return this.#deps.logInByEmail.submit(email);
  }

  submitCode(code: string): Promise<void> {
    return this.#deps.logInByEmail.submitCode(code);
  }

  prepare(): Promise<void> {
    return this.#deps.link.ready();
  }

  showCodeField(place: FramePlace): void {
    const { logInByEmail, updateEmail } = this.#deps;
    logInByEmail.showCodeField(place);
    updateEmail.showCodeField(place); // One of the two waits for a code.
  }

  hideCodeField(): void {
    const { logInByEmail, updateEmail } = this.#deps;
    logInByEmail.hideCodeField();
    updateEmail.hideCodeField();
  }

  dim(isDimmed: boolean): void {
    this.#deps.frame.dim?.(isDimmed);
  }

  resendCode(): Promise<void> {
    return this.#deps.logInByEmail.resend();
  }

  async connectSocial(
    provider: SocialProviderName,
    { inThisTab }: ConnectSocialOptions = {},
  ): Promise<void> {
    this.#requireLoggedOut();
    if (provider === 'farcaster') return this.#deps.logInSocially.withFarcaster();
    return this.#deps.logInSocially.execute(provider, inThisTab);
  }

  listSocials(): Promise<void> {
    return this.#deps.logInSocially.list();
  }

  copyLoginLink(): Promise<void> {
    return this.#deps.logInSocially.copyLink();
  }

  cancelLogin(): void {
    this.#deps.logInByEmail.cancel();
    this.#deps.logInSocially.cancel();
  }

  updateEmail(email: string): Promise<EmailUpdateStep> {
    return this.#deps.updateEmail.submit(email);
  }

  submitPrimaryCode(code: string): Promise<void> {
    return this.#deps.updateEmail.submitPrimaryCode(code);
  }

  submitSecondaryCode(code: string): Promise<void> {
    return this.#deps.updateEmail.submitSecondaryCode(code);
  }

  cancelEmailUpdate(): void {
    this.#deps.updateEmail.cancel();
  }

  async showKeys(): Promise<void> {
    const { link } = this.#deps;
    const { hasSecondWay } = await link.call('SHOW_KEYS', {});
    if (hasSecondWay !== undefined) this.#changeUser({ hasSecondWay });
  }

  putOffSecondWay(): void {
    this.#deps.link.cache.set('secondWayLater', 'true');
    this.#changeUser({ isSecondWayLater: true });
  }

  async showLogins(): Promise<void> {
    await this.#deps.link.call('SHOW_LOGINS', {});
  }

  rejectRequests(): void {
    this.#deps.approval.rejectAll();
  }

  async signOut(): Promise<void> {
    const namespace = this.#connectedOn();
    if (namespace) await this.#deps.disconnect.execute(namespace);
  }

  /**
   * The frame has one login at a time. A second one would sign for accounts that the widget shows as the
   * first visitor's.
   */
  #requireLoggedOut(): void {
    if (!this.#connectedOn()) return;
    throw new WidgetError('CONNECTOR_ALREADY_CONNECTED', { connectorId: EMBEDDED_WALLET_ID });
  }

  #changeUser(part: Partial<AuthUser>): void {
    const { store } = this.#deps.link;
    const { user } = store.getSnapshot();
    if (user) store.change({ user: { ...user, ...part } });
  }

  #connectedOn(): ChainNamespace | undefined {
    const { connections } = this.#deps;
    return embeddedWalletNamespaces.find(
      (each) => connections.at(each).session?.connectorId === EMBEDDED_WALLET_ID,
    );
  }
}
