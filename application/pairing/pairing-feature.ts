import type { Navigation } from '../navigation/navigation';
import type { Scope } from '../scope/scope';
import { copyLink } from '../notification/copy-link';
import type { Notices } from '../notification/notices';
import type { CaipAddress } from '../../domain/caip/caip-address';
import type { AppReach } from '../../domain/connection/app-reach';
import { LatestRun } from '../../domain/async/latest-run';
import { chainNamespaces } from '../../domain/caip/chain-namespace';
import {
  IDLE_PAIRING,
  nextPairing,
  type Pairing,
  type PairingReuse,
  pairingTimeLeftMs,
  reusesPairing,
} from '../../domain/connection/pairing';
import { type AppPlatform, type PairingPlatform } from '../../domain/connection/pairing-platforms';
import { isWidgetError, WidgetError } from '../../domain/errors/widget-error';
import { alertForRefusal } from '../../domain/messages/unauthorized-answer';
import type { LeftPairing, LeftProposal } from '../../domain/connection/left-pairing';
import type { HostPage } from '../../ports/host-page';
import type { PairedSession } from '../../ports/wallet-pairing';
import type { ConnectAttempts } from '../connection/connect-attempts';
import { pairingNetworks } from '../connection/pairing-connector';
import type { WalletSessions } from '../session/wallet-sessions';
import type { NetworkStore } from '../session/network-store';
import { StateStore } from '../state/state-store';
import { KeptPairing } from './kept-pairing';
import { type LeftPairings, pairingViews } from './left-pairings';
import { pairingFailureOf, refusalIn } from './pairing-failure';
import { type ProposePairing } from './propose-pairing';
import type { ListedWallet } from '../../domain/wallet/listed-wallet';
import type { OpenWalletApp } from './open-wallet-app';

/** The verbs of pairing. */
export interface PairingVerbs {
  /**
   * Requests a pairing URI, and resolves with the accounts when a wallet has approved it. A pending pairing
   * URI is cancelled, or reused: where `reuse` says so, and by default on Telegram and in Safari on iOS.
   *
   * @throws `WidgetError` `PAIRING_EXPIRED` ten seconds before the pairing URI expires,
   *   `PAIRING_UNREACHABLE`, `RPC` when the visitor declines or the wallet has none of the networks,
   *   `SIGN_IN_INVALID`, and `ABORTED` when it is cancelled.
   */
  pair(reuse?: PairingReuse): Promise<readonly CaipAddress[]>;

  /**
   * Waits for the answer to the pairing that was with a wallet's app when the page was thrown away, and shows it as it was
   * then. Does nothing without one. The state shows its outcome; nothing is thrown.
   */
  resume(): Promise<void>;

  /** Cancels the pending pairing. */
  cancel(): void;

  /**
   * Keeps a pairing URI ready until the returned function is called: requests one unless one is pending, and
   * a new one whenever it expires. The state shows its status; nothing is thrown.
   */
  keepPairing(): () => void;

  /** Requests a new pairing URI in the place of the kept or failed one. */
  renewPairing(): void;

  /**
   * Resolves when the paired wallet has answered a ping, without a prompt.
   *
   * @throws `WidgetError` `NOT_CONNECTED` where no wallet is paired, else what `WalletSession.ping` throws.
   */
  ping(signal?: AbortSignal): Promise<void>;

  /** Copies `uri`, or else the pending pairing URI, and shows that. */
  copyLink(uri?: string): Promise<void>;

  /** The ways to reach `wallet` from this device, the preferred one first. */
  platformsOf(wallet: ListedWallet | undefined): readonly PairingPlatform[];

  /** How the app of `wallet` on this phone is reached. */
  reachOf(wallet: ListedWallet): AppReach | undefined;

  /** The page where this device gets the app of `wallet`: of the platform's store, else the wallet's own. */
  storeOf(wallet: ListedWallet): string | undefined;

  /** Copies the page's address, for a wallet whose app no link opens, and shows that. */
  copyPage(): Promise<void>;

  /**
   * Opens the app of `wallet` with the pending pairing URI, or with the page, at once: call it within a press.
   * Returns whether there was anything to open.
   */
  openApp(wallet: ListedWallet, platform: AppPlatform): boolean;
}

export interface PairingFeatureDeps {
  readonly attempts: ConnectAttempts;
  readonly hostPage: HostPage;
  readonly leftPairings: LeftPairings;
  readonly navigation: Navigation;
  readonly networks: NetworkStore;
  readonly notices: Notices;
  readonly openWalletApp: OpenWalletApp;
  readonly proposePairing: ProposePairing;
  readonly scope: Scope;
  readonly sessions: WalletSessions;
}

/** Connects a wallet on another device by a pairing URI. */
export class PairingFeature extends StateStore<Pairing> implements PairingVerbs {
  readonly #deps: PairingFeatureDeps;
  readonly #kept: KeptPairing;
  readonly #runs = new LatestRun();
  #answer: Promise<readonly CaipAddress[]> | undefined;

  constructor(deps: PairingFeatureDeps) {
    super(IDLE_PAIRING);
    this.#deps = deps;
    this.#kept = new KeptPairing(this, deps);
    deps.scope.onEnd(() => this.cancel());
  }

  pair(reuse?: PairingReuse): Promise<readonly CaipAddress[]> {
    const { hostPage, scope } = this.#deps;
    if (scope.signal.aborted) return Promise.reject(scope.signal.reason);
    const isReused = reusesPairing(this.getSnapshot(), scope.clock.now(), hostPage.app(), reuse);
    if (this.#runs.isRunning && this.#answer && isReused) return this.#answer;
    return this.#begin();
  }

  async resume(): Promise<void> {
    const { leftPairings, scope } = this.#deps;
    const left = this.#runs.isRunning ? undefined : leftPairings.read();
    if (!left) return;
    this.#kept.resumed();
    if (scope.clock.now() < left.expiresAtMs) await this.#begin(left).catch(() => {});
    else {
      leftPairings.end();
      this.update(() => ({ status: 'failed', cause: 'expired' }));
      leftPairings.present(left);
    }
  }

  #begin(left?: LeftPairing): Promise<readonly CaipAddress[]> {
    if (!left) this.#deps.leftPairings.end();
    const signal = this.#runs.start();
    this.update((pairing) => nextPairing(pairing, { type: 'requested' }));
    this.#answer = this.#run(signal, left);
    return this.#answer;
  }

  cancel(): void {
    this.#runs.cancel();
    this.update((pairing) => nextPairing(pairing, { type: 'cancelled' }));
  }

  keepPairing(): () => void {
    return this.#kept.keep();
  }

  renewPairing(): void {
    this.#kept.renew();
  }

  async ping(signal?: AbortSignal): Promise<void> {
    const { networks, sessions } = this.#deps;
    const live = chainNamespaces.map((each) => sessions.at(each));
    const paired = live.find((session) => session?.ping !== undefined);
    if (paired?.ping) return paired.ping(signal);
    throw new WidgetError('NOT_CONNECTED', { namespace: networks.getSnapshot().namespace });
  }

  copyLink(uri = this.#uri): Promise<void> {
    if (uri === this.#uri) this.#deps.leftPairings.leave(this.getSnapshot());
    return copyLink(this.#deps, uri);
  }

  platformsOf(wallet: ListedWallet | undefined): readonly PairingPlatform[] {
    return this.#deps.openWalletApp.platformsOf(wallet);
  }

  reachOf(wallet: ListedWallet): AppReach | undefined {
    return this.#deps.openWalletApp.reachOf(wallet);
  }

  storeOf(wallet: ListedWallet): string | undefined {
    return this.#deps.openWalletApp.storeOf(wallet);
  }

  copyPage(): Promise<void> {
    return copyLink(this.#deps, this.#deps.hostPage.address());
  }

  openApp(wallet: ListedWallet, platform: AppPlatform): boolean {
    const opened = this.#deps.openWalletApp.execute(wallet, platform, this.#uri);
    if (!opened) return false;
    const to = opened === 'page' ? opened : platform;
    this.update((pairing) => nextPairing(pairing, { type: 'handedOver', to }));
    if (opened === 'app') this.#deps.leftPairings.leave(this.getSnapshot());
    return true;
  }

  get #uri(): string | undefined {
    const pairing = this.getSnapshot();
    return pairing.status === 'waiting' ? pairing.uri : undefined;
  }

  async #run(signal: AbortSignal, resumed?: LeftPairing): Promise<readonly CaipAddress[]> {
    const { leftPairings, networks, proposePairing } = this.#deps;
    const waiting = new AbortController();
    signal.addEventListener('abort', () => waiting.abort(), { once: true });
    let isShown = false;
    const onUri = (uri: string, left?: LeftProposal): void => {
      if (signal.aborted) return;
      isShown = true;
      leftPairings.begin(left);
      this.#show(uri, signal, waiting.signal);
      const to = resumed?.handedTo;
      if (to) this.update((pairing) => nextPairing(pairing, { type: 'handedOver', to }));
      if (resumed) leftPairings.present(resumed);
    };
    try {
      // The result must not arrive before `#answer` holds the promise.
      await Promise.resolve();
      const onScanned = (): void => this.update((now) => nextPairing(now, { type: 'scanned' }));
      const proposal = { networks: pairingNetworks(networks), onScanned, onUri };
      const sessions = resumed
        ? await proposePairing.resume(resumed, proposal, signal)
        : await proposePairing.execute(proposal, signal);
      if (signal.aborted) {
        // The approval came a moment too late: disconnects, so that the wallet does not show a connection.
        void Promise.allSettled(sessions.map(({ session }) => session.disconnect()));
        signal.throwIfAborted();
      }
      return this.#adopt(sessions);
    } catch (error) {
      const isOwn = !signal.aborted || isWidgetError(signal.reason, 'PAIRING_EXPIRED');
      if (isOwn) this.#fail(error, isShown ? undefined : resumed);
      throw error;
    } finally {
      waiting.abort();
      this.#runs.end(signal);
      if (!this.#runs.isRunning) leftPairings.end();
    }
  }

  #show(uri: string, run: AbortSignal, waiting: AbortSignal): void {
    const nowMs = this.#deps.scope.clock.now();
    this.update((pairing) => nextPairing(pairing, { type: 'uriReceived', uri, nowMs }));
    void this.#expire(pairingTimeLeftMs(this.getSnapshot(), nowMs), run, waiting);
  }

  async #expire(afterMs: number, run: AbortSignal, waiting: AbortSignal): Promise<void> {
    try {
      await this.#deps.scope.clock.sleep(afterMs, waiting);
      if (this.#runs.isLatest(run)) this.#runs.cancel(new WidgetError('PAIRING_EXPIRED', {}));
    } catch {
      // Answered or cancelled in time.
    }
  }

  #adopt(sessions: readonly PairedSession[]): readonly CaipAddress[] {
    const { attempts, navigation, networks, openWalletApp, sessions: live } = this.#deps;
    const { namespace } = networks.getSnapshot();
    const pairing = this.getSnapshot();
    const handedTo = pairing.status === 'waiting' ? pairing.handedTo : undefined;
    this.update(() => nextPairing(pairing, { type: 'approved' }));
    // The app that was opened before is not the wallet that answered; later requests open no web wallet.
    if (handedTo !== 'mobile' && handedTo !== 'desktop') openWalletApp.forgetChoice();
    // The session that is adopted last decides the namespace in use: the visitor's own, where the wallet has
    // it.
    const inOrder = [
      ...sessions.filter(({ details }) => details.namespace !== namespace),
      ...sessions.filter(({ details }) => details.namespace === namespace),
    ];
    this.#remember(inOrder);
    const accounts = inOrder.map(({ details, session }) => live.adopt(details, session));
    // Cancels requests to other wallets, which may still answer.
    inOrder.forEach(({ details }) => attempts.cancel(details.namespace));
    const view = navigation.router.current?.name;
    if (view && pairingViews.has(view)) navigation.close();
    return accounts;
  }

  /** The wallet that the visitor chose by its name is listed first next time. */
  #remember([session]: readonly PairedSession[]): void {
    const { navigation, sessions } = this.#deps;
    const { connectorId: id, name } = navigation.router.current ?? {};
    if (!session || id === undefined || name !== 'ConnectingWalletConnect') return;
    sessions.remember({ id, name: session.details.name });
  }

  #fail(error: unknown, unseen?: LeftPairing): void {
    // Another tab, which has the same pairing, waits for it.
    if (unseen && isWidgetError(error, 'PAIRING_EXPIRED')) return this.update(() => IDLE_PAIRING);
    if (unseen) this.#deps.leftPairings.present(unseen);
    const alert = alertForRefusal(refusalIn(error));
    const cause = alert ? 'refused' : pairingFailureOf(error);
    this.update((pairing) => nextPairing(pairing, { type: 'failed', cause }));
    if (alert) this.#deps.notices.alert(alert);
  }
}
