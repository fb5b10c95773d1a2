import type { SiwxVerbs } from '../siwx/siwx-feature';
import type { CaipAddress } from '../../domain/caip/caip-address';
import { chainNamespaces } from '../../domain/caip/chain-namespace';
import {
  IDLE_PAIRING,
  nextPairing,
  type Pairing,
  type PairingReuse,
  pairingTimeLeftMs,
  reusesPairing,
} from '../../domain/connection/pairing';
import { installedConnector } from '../../domain/connection/installed-wallet';
import {
  type AppPlatform,
  type PairingPlatform,
  pairingPlatforms,
} from '../../domain/connection/pairing-platforms';
import { isWidgetError, WidgetError } from '../../domain/errors/widget-error';
import { alertForRefusal } from '../../domain/messages/unauthorized-answer';
import type { WidgetOptions } from '../../domain/options/widget-options';
import type { AnyViewName } from '../../domain/routing/view-name';
import type { Clock } from '../../ports/clock';
import type { HostPage } from '../../ports/host-page';
import type { Logger } from '../../ports/logger';
import type { PairedSession, WalletPairing } from '../../ports/wallet-pairing';
import type { ConnectAttempts } from '../connection/connect-attempts';
import type { ConnectorListStore } from '../connection/connector-list-store';
import { pairingNetworks } from '../connection/pairing-connector';
import type { WalletSessions } from '../connection/wallet-sessions';
import type { FeatureSource } from '../feature/feature-registry';
import type { Lifetime } from '../scope/lifetime';
import type { CloseModal } from '../navigation/close-modal';
import type { NetworkStore } from '../session/network-store';
import type { RaiseAlert } from '../notification/raise-alert';
import type { ShowSnackbar } from '../notification/show-snackbar';
import { RequireProjectId } from '../notification/require-project-id';
import type { RouterStore } from '../navigation/router-store';
import { StateStore } from '../state/state-store';
import type { StoredValues } from '../state/stored-values';
import { KeptCode } from './kept-code';
import { pairingFailureOf, refusalIn } from './pairing-failure';
import { ProposePairing } from './propose-pairing';
import { type AppWallet, OpenWalletApp } from './open-wallet-app';

/** What can be done with a pairing. */
export interface PairingVerbs {
  /**
   * Asks for a code, and resolves with the accounts when a wallet has approved it. A code that is
   * still pending is given up for the new one, or reused: where `reuse` says so, and by itself on
   * Telegram and in Safari on iOS.
   *
   * @throws `WidgetError` `PAIRING_EXPIRED` ten seconds before the code's end, `PAIRING_UNREACHABLE`,
   * `RPC` when the person declines or the wallet has none of the networks, `SIGN_IN_INVALID`, and `ABORTED` when it is given up.
   */
  pair(reuse?: PairingReuse): Promise<readonly CaipAddress[]>;

  /** Gives the pending code up. */
  cancel(): void;

  /**
   * Keeps a code at hand until the returned function is called: asks for one unless one is pending, and
   * for a fresh one whenever it expires. How it stands is in the state; nothing is thrown.
   */
  keepCode(): () => void;

  /** Asks for a fresh code in the place of the one that is kept, or that came to nothing. */
  renewCode(): void;

  /**
   * Resolves when the wallet that a code connected has answered that it is there, which asks no person.
   *
   * @throws `WidgetError` `NOT_CONNECTED` where no code connected one, else what `WalletSession.ping` throws.
   */
  ping(signal?: AbortSignal): Promise<void>;

  /** Copies `uri`, or else the pending code, and says so. */
  copyLink(uri?: string): Promise<void>;

  /**
   * The ways to reach `wallet` from here, the one to begin with first.
   */
  platformsOf(wallet: AppWallet | undefined): readonly PairingPlatform[];

  /**
   * Opens the app of `wallet` with the pending code, at once: to be called within a press. Returns
   * whether there was anything to open.
   */
  openApp(wallet: AppWallet, platform: AppPlatform): boolean;
}

export interface PairingFeatureDeps {
  readonly attempts: ConnectAttempts;
  readonly clock: Clock;
  readonly closeModal: CloseModal;
  readonly connectors: ConnectorListStore;
  readonly features: FeatureSource<{ readonly siwx: SiwxVerbs }>;
  readonly hostPage: HostPage;
  readonly lifetime: Lifetime;
  readonly logger: Logger;
  readonly networks: NetworkStore;
  readonly options: WidgetOptions;
  readonly pairing: WalletPairing;
  readonly raiseAlert: RaiseAlert;
  readonly router: RouterStore;
  readonly sessions: WalletSessions;
  readonly showSnackbar: ShowSnackbar;
  readonly stored: StoredValues;
}

interface RunningPairing {
  readonly controller: AbortController;
  readonly answer: Promise<readonly CaipAddress[]>;
}

const pairingViews: ReadonlySet<AnyViewName> = new Set([
  'ConnectingWalletConnect',
  'ConnectingWalletConnectBasic',
]);

/** Connects by a code that a wallet on another device reads. */
export class PairingFeature extends StateStore<Pairing> implements PairingVerbs {
  readonly #deps: PairingFeatureDeps;
  readonly #kept: KeptCode;
  readonly #openWalletApp: OpenWalletApp;
  readonly #proposePairing: ProposePairing;
  readonly #requireProjectId: RequireProjectId;
  #running: RunningPairing | undefined;

  constructor(deps: PairingFeatureDeps) {
    super(IDLE_PAIRING);
    this.#deps = deps;
    this.#kept = new KeptCode(this, deps);
    this.#openWalletApp = new OpenWalletApp(deps);
    this.#proposePairing = new ProposePairing(deps);
    this.#requireProjectId = new RequireProjectId(deps);
    deps.lifetime.onEnd(() => this.cancel());
  }

  pair(reuse?: PairingReuse): Promise<readonly CaipAddress[]> {
    const { clock, hostPage, lifetime } = this.#deps;
    const { aborted, reason } = lifetime.signal;
    if (aborted) return Promise.reject(reason);
    if (this.#running && reusesPairing(this.getSnapshot(), clock.now(), hostPage.app(), reuse)) {
      return this.#running.answer;
    }
    this.#abort(new WidgetError('ABORTED', {}));
    const controller = new AbortController();
    this.update((pairing) => nextPairing(pairing, { type: 'requested' }));
    const answer = this.#run(controller);
    this.#running = { controller, answer };
    return answer;
  }

  cancel(): void {
    this.#abort(new WidgetError('ABORTED', {}));
    this.update((pairing) => nextPairing(pairing, { type: 'cancelled' }));
  }

  keepCode(): () => void {
    return this.#kept.keep();
  }

  renewCode(): void {
    this.#kept.renew();
  }

  async ping(signal?: AbortSignal): Promise<void> {
    const { networks, sessions } = this.#deps;
    const live = chainNamespaces.map((each) => sessions.at(each));
    const paired = live.find((session) => session?.ping !== undefined);
    if (paired?.ping) return paired.ping(signal);
    throw new WidgetError('NOT_CONNECTED', { namespace: networks.getSnapshot().namespace });
  }

  async copyLink(uri = this.#uri): Promise<void> {
    if (uri === undefined) return;
    const { hostPage, showSnackbar } = this.#deps;
    try {
      await hostPage.copyText(uri);
      showSnackbar.execute('LINK_COPIED');
    } catch {
      showSnackbar.execute('COPY_FAILED');
    }
  }

  platformsOf(wallet: AppWallet | undefined): readonly PairingPlatform[] {
    const { connectors, hostPage, options } = this.#deps;
    const known = connectors.getSnapshot().connectors;
    const hasNetwork = options.networks.length > 0;
    return pairingPlatforms(wallet, {
      deviceKind: hostPage.deviceKind(),
      isInstalled: hasNetwork && wallet !== undefined && !!installedConnector(known, wallet),
      isBrowser: wallet !== undefined && this.#openWalletApp.isBrowser(wallet),
    });
  }

  openApp(wallet: AppWallet, platform: AppPlatform): boolean {
    const opened = this.#openWalletApp.execute(wallet, platform, this.#uri);
    if (opened === 'app') {
      this.update((pairing) => nextPairing(pairing, { type: 'handedOver', to: platform }));
    }
    return opened !== undefined;
  }

  get #uri(): string | undefined {
    const pairing = this.getSnapshot();
    return pairing.status === 'waiting' ? pairing.uri : undefined;
  }

  async #run(controller: AbortController): Promise<readonly CaipAddress[]> {
    const { networks, options } = this.#deps;
    const { signal } = controller;
    const waiting = new AbortController();
    signal.addEventListener('abort', () => waiting.abort(), { once: true });
    const onUri = (uri: string): void => {
      if (!signal.aborted) this.#show(uri, controller, waiting.signal);
    };
    try {
      // The answer must not come before `#running` holds whom it answers.
      await Promise.resolve();
      if (options.relayUrl === undefined) this.#requireProjectId.execute();
      const proposal = { networks: pairingNetworks(networks), onUri };
      const sessions = await this.#proposePairing.execute(proposal, signal);
      if (signal.aborted) {
        // Approved a moment too late: the wallet is not left believing that it is connected.
        void Promise.allSettled(sessions.map(({ session }) => session.disconnect()));
        signal.throwIfAborted();
      }
      return this.#adopt(sessions);
    } catch (error) {
      const isOwn = !signal.aborted || isWidgetError(signal.reason, 'PAIRING_EXPIRED');
      if (isOwn) this.#fail(error);
      throw error;
    } finally {
      waiting.abort();
      if (this.#running?.controller === controller) this.#running = undefined;
    }
  }

  #show(uri: string, controller: AbortController, waiting: AbortSignal): void {
    const nowMs = this.#deps.clock.now();
    this.update((pairing) => nextPairing(pairing, { type: 'uriReceived', uri, nowMs }));
    void this.#expire(pairingTimeLeftMs(this.getSnapshot(), nowMs), controller, waiting);
  }

  async #expire(afterMs: number, controller: AbortController, waiting: AbortSignal): Promise<void> {
    try {
      await this.#deps.clock.sleep(afterMs, waiting);
      controller.abort(new WidgetError('PAIRING_EXPIRED', {}));
    } catch {
      // Answered or given up in time.
    }
  }

  #adopt(sessions: readonly PairedSession[]): readonly CaipAddress[] {
    const { attempts, closeModal, networks, router, sessions: live, stored } = this.#deps;
    const { namespace } = networks.getSnapshot();
    const pairing = this.getSnapshot();
    const handedTo = pairing.status === 'waiting' ? pairing.handedTo : undefined;
    this.update(() => nextPairing(pairing, { type: 'approved' }));
    // What was opened before is not the wallet that answered; a web wallet is opened by no later request.
    if (handedTo === undefined || handedTo === 'web') stored.forgetDeepLinkChoice();
    // The last one adopted decides the namespace in use: the visitor's own, where the wallet has it.
    const inOrder = [
      ...sessions.filter(({ details }) => details.chain !== namespace),
      ...sessions.filter(({ details }) => details.chain === namespace),
    ];
    this.#remember(inOrder);
    const accounts = inOrder.map(({ details, session }) => live.adopt(details, session));
    // A wallet that was asked before, and may still answer, was given up for this one.
    inOrder.forEach(({ details }) => attempts.cancel(details.chain));
    const view = router.current?.name;
    if (view && pairingViews.has(view)) closeModal.execute();
    return accounts;
  }

  /** The wallet that the visitor chose by its name is listed first next time. */
  #remember([session]: readonly PairedSession[]): void {
    const { router, sessions } = this.#deps;
    const { connectorId: id, name } = router.current ?? {};
    if (!session || id === undefined || name !== 'ConnectingWalletConnect') return;
    sessions.remember({ id, name: session.details.name });
  }

  #fail(error: unknown): void {
    const alert = alertForRefusal(refusalIn(error));
    const cause = alert ? 'refused' : pairingFailureOf(error);
    this.update((pairing) => nextPairing(pairing, { type: 'failed', cause }));
    if (alert) this.#deps.raiseAlert.execute(alert);
  }

  #abort(reason: WidgetError): void {
    const running = this.#running;
    this.#running = undefined;
    running?.controller.abort(reason);
  }
}
