import type { SiwxVerbs } from '../siwx/siwx-feature';
import { AUTH_CONNECTOR_ID } from '../../domain/auth/auth-connector';
import { authNamespaces } from '../../domain/network/feature-networks';
import type { EmailLoginStep } from '../../domain/auth/email-login';
import type { EmailUpdateStep } from '../../domain/auth/email-update';
import type { ChainNamespace } from '../../domain/caip/chain-namespace';
import { WidgetError } from '../../domain/errors/widget-error';
import type { SocialProviderName } from '../../domain/options/features';
import type { WidgetOptions } from '../../domain/options/widget-options';
import type { AuthFrame } from '../../ports/auth-frame';
import type { Clock } from '../../ports/clock';
import type { HostPage } from '../../ports/host-page';
import type { KeyValueStorage } from '../../ports/key-value-storage';
import type { Logger } from '../../ports/logger';
import type { LoginWindows } from '../../ports/login-window';
import type { Stream } from '../../ports/stream';
import type { WalletConnectorCatalogue, WalletSession } from '../../ports/wallet-connector';
import type { LoadBalance } from '../balance/load-balance';
import type { ConnectAttempts } from '../connection/connect-attempts';
import type { ConnectWallet } from '../connection/connect-wallet';
import type { ConnectionStore } from '../session/connection-store';
import type { Disconnect } from '../navigation/disconnect';
import type { WalletSessions } from '../connection/wallet-sessions';
import type { FeatureSource } from '../feature/feature-registry';
import type { Lifetime } from '../scope/lifetime';
import type { CloseModal } from '../navigation/close-modal';
import type { ModalStore } from '../navigation/modal-store';
import type { OpenModal } from '../navigation/open-modal';
import type { NetworkStore } from '../session/network-store';
import type { RaiseAlert } from '../notification/raise-alert';
import type { ShowSnackbar } from '../notification/show-snackbar';
import type { RouterStore } from '../navigation/router-store';
import type { ShowView } from '../navigation/show-view';
import type { TransactionSteps } from '../navigation/transaction-steps';
import { RpcApproval } from './rpc-approval';
import type { ReadableStore } from '../state/readable-store';
import type { StoredValues } from '../state/stored-values';
import { type AccountPlace, AuthAccounts } from './auth-accounts';
import { AuthSession } from './auth-session';
import { AuthStore } from './auth-store';
import type { AuthState } from '../../domain/auth/auth-state';
import type { AuthVerbs } from './auth-verbs';
import { FinishLogin } from './finish-login';
import { FollowFarcaster } from './follow-farcaster';
import { FrameLink } from './frame-link';
import { LogInByEmail } from './log-in-by-email';
import { LogInSocially } from './log-in-socially';
import { LoginCache } from './login-cache';
import { SignInWithinLogin } from './sign-in-within-login';
import { SyncAuthSession } from './sync-auth-session';
import { UpdateEmail } from './update-email';

export interface AuthFeatureDeps {
  readonly attempts: ConnectAttempts;
  readonly catalogue: WalletConnectorCatalogue;
  readonly clock: Clock;
  readonly closeModal: CloseModal;
  readonly connections: ConnectionStore;
  readonly connectWallet: ConnectWallet;
  readonly disconnect: Disconnect;
  readonly features: FeatureSource<{ readonly siwx: SiwxVerbs }>;
  readonly frame: AuthFrame;
  readonly hostPage: HostPage;
  readonly lifetime: Lifetime;
  readonly loadBalance: LoadBalance;
  readonly logger: Logger;
  readonly loginWindows: LoginWindows;
  readonly modal: ModalStore;
  readonly networks: NetworkStore;
  readonly openModal: OpenModal;
  readonly options: WidgetOptions;
  readonly raiseAlert: RaiseAlert;
  readonly router: RouterStore;
  readonly sessions: WalletSessions;
  readonly showSnackbar: ShowSnackbar;
  readonly showView: ShowView;
  readonly steps: TransactionSteps;
  readonly storage: KeyValueStorage;
  readonly stored: StoredValues;
}

/** The embedded wallet: its logins, its session and the requests that its visitor approves. */
export class AuthFeature implements AuthVerbs, ReadableStore<AuthState> {
  readonly state$: Stream<AuthState>;
  readonly #deps: AuthFeatureDeps;
  readonly #store: AuthStore;
  readonly #cache: LoginCache;
  readonly #link: FrameLink;
  readonly #accounts: AuthAccounts;
  readonly #approval: RpcApproval;
  readonly #sync: SyncAuthSession;
  readonly #byEmail: LogInByEmail;
  readonly #socially: LogInSocially;
  readonly #updateEmail: UpdateEmail;

  constructor(deps: AuthFeatureDeps) {
    const cache = new LoginCache(deps);
    const authStore = new AuthStore(cache.smartAccountNetworks);
    const link = new FrameLink({ ...deps, authStore, cache });
    const parts = { ...deps, authStore, cache, link, finishLogin: new FinishLogin(deps) };
    this.#deps = deps;
    this.#store = authStore;
    this.state$ = authStore.state$;
    this.#cache = cache;
    this.#link = link;
    this.#accounts = new AuthAccounts(parts);
    this.#approval = new RpcApproval(parts);
    this.#sync = new SyncAuthSession({
      ...parts,
      openSession: (namespace, signal) => this.#open(namespace, { isRestored: true }, signal),
    });
    this.#byEmail = new LogInByEmail(parts);
    const signInWithinLogin = new SignInWithinLogin({ ...parts, accounts: this.#accounts });
    this.#socially = new LogInSocially({ ...parts, signInWithinLogin });
    this.#updateEmail = new UpdateEmail(parts);
    new FollowFarcaster({ ...parts, logInSocially: this.#socially }).start();
  }

  get socialProviders(): readonly SocialProviderName[] {
    return this.#socially.usable;
  }

  getSnapshot(): AuthState {
    return this.#store.getSnapshot();
  }

  openSession(namespace: ChainNamespace, signal?: AbortSignal): Promise<WalletSession> {
    return this.#open(namespace, {}, signal);
  }

  restoreSession(
    namespace: ChainNamespace,
    signal?: AbortSignal,
  ): Promise<WalletSession | undefined> {
    return this.#sync.execute(namespace, signal);
  }

  async resume(): Promise<void> {
    const { catalogue, networks } = this.#deps;
    await this.#socially.resume();
    const { namespace } = networks.getSnapshot();
    const connector = catalogue.find(AUTH_CONNECTOR_ID, namespace);
    if (connector && this.#cache.isEmailLoginUsed) await this.#sync.resume(connector);
  }

  async connectEmail(email: string): Promise<EmailLoginStep> {
    this.#requireLoggedOut();
    return this.#byEmail.submit(email);
  }

  submitCode(code: string): Promise<void> {
    return this.#byEmail.submitCode(code);
  }

  resendCode(): Promise<void> {
    return this.#byEmail.resend();
  }

  async connectSocial(provider: SocialProviderName): Promise<void> {
    this.#requireLoggedOut();
    if (provider === 'farcaster') return this.#socially.withFarcaster();
    return this.#socially.execute(provider);
  }

  cancelLogin(): void {
    this.#byEmail.cancel();
    this.#socially.cancel();
  }

  updateEmail(email: string): Promise<EmailUpdateStep> {
    return this.#updateEmail.submit(email);
  }

  submitPrimaryCode(code: string): Promise<void> {
    return this.#updateEmail.submitPrimaryCode(code);
  }

  submitSecondaryCode(code: string): Promise<void> {
    return this.#updateEmail.submitSecondaryCode(code);
  }

  cancelEmailUpdate(): void {
    this.#updateEmail.cancel();
  }

  rejectRequests(): void {
    this.#approval.rejectAll();
  }

  async signOut(): Promise<void> {
    const namespace = this.#connectedOn();
    if (namespace) await this.#deps.disconnect.execute(namespace);
  }

  /** The frame has one login at a time: another one would sign for accounts that are shown as somebody else's. */
  #requireLoggedOut(): void {
    if (!this.#connectedOn()) return;
    throw new WidgetError('CONNECTOR_ALREADY_CONNECTED', { connectorId: AUTH_CONNECTOR_ID });
  }

  #connectedOn(): ChainNamespace | undefined {
    const { connections } = this.#deps;
    return authNamespaces.find(
      (each) => connections.at(each).session?.connectorId === AUTH_CONNECTOR_ID,
    );
  }

  async #open(
    namespace: ChainNamespace,
    place: AccountPlace,
    signal?: AbortSignal,
  ): Promise<WalletSession> {
    const grant = await this.#accounts.read(namespace, place, signal);
    const deps = {
      accounts: this.#accounts,
      approval: this.#approval,
      link: this.#link,
      onEnd: () => this.#forget(),
    };
    return new AuthSession(deps, namespace, grant);
  }

  #forget(): void {
    this.#approval.rejectAll();
    this.#updateEmail.cancel();
    this.#cache.clear();
    this.#store.onEmailLogin({ type: 'signedOut' });
    this.#store.onSocialLogin({ type: 'left' });
    this.#store.change({ user: undefined });
  }
}
