import type { Navigation } from '../navigation/navigation';
import type { Scope } from '../scope/scope';
import type { PairingVerbs } from './pairing-feature';
import type { WalletsVerbs } from '../wallets/wallets-feature';
import type { ViewName } from '../../domain/routing/view-name';
import type { WidgetOptions } from '../../domain/options/widget-options';
import type { ConnectorListStore } from '../session/connector-list-store';
import type { FeatureSource } from '../feature/feature-registry';

export interface PreparePairingDeps {
  readonly connectors: ConnectorListStore;
  readonly features: FeatureSource<{
    readonly pairing: PairingVerbs;
    readonly wallets: WalletsVerbs;
  }>;
  readonly options: WidgetOptions;
  readonly scope: Scope;
  readonly navigation: Navigation;

  /** Has the browser compile the code that a press on a wallet runs. */
  readonly rehearse: () => void;
}

const relayMissing = 'No `projectId`, no `relayUrl`: phones open this page in wallets.';

/** The views where a visitor chooses among wallets that are not installed. */
const listViews: ReadonlySet<ViewName> = new Set([
  'AllWallets',
  'Connect',
  'ConnectWallets',
  'GetWallet',
]);

/**
 * Loads the wallets where they are listed, rehearses a press on one, and on a phone prepares what opens the wallet that the
 * visitor presses, with a pairing URI where there is a relay: a phone opens an app only from within the press.
 */
export class PreparePairing {
  readonly #deps: PreparePairingDeps;
  #release: (() => void) | undefined;
  #isListed = false;

  constructor(deps: PreparePairingDeps) {
    this.#deps = deps;
  }

  start(): void {
    const { connectors, navigation, options, scope } = this.#deps;
    if (options.debug && !connectors.apps.isRelayed) scope.logger.warn(relayMissing);
    scope.follow([navigation.modal, navigation.router], () => this.#follow());
  }

  #follow(): void {
    const { navigation } = this.#deps;
    const view = navigation.router.current?.name;
    const isListed =
      navigation.modal.getSnapshot().isOpen && view !== undefined && listViews.has(view);
    if (isListed === this.#isListed) return;
    this.#isListed = isListed;
    if (isListed) {
      this.#deps.rehearse();
      void this.#prepare();
    } else this.#stopPreparing();
  }

  async #prepare(): Promise<void> {
    const { connectors, features, scope } = this.#deps;
    const { deviceKind, isRelayed } = connectors.apps;
    try {
      const wallets = features.load('wallets');
      if (deviceKind === 'mobile') {
        const pairing = await features.load('pairing');
        this.#release?.();
        if (isRelayed) this.#release = pairing.keepPairing();
        if (!this.#isListed) this.#stopPreparing();
      }
      await wallets;
    } catch (error) {
      if (!scope.signal.aborted) scope.logger.error('The wallets could not be prepared', error);
    }
  }

  #stopPreparing(): void {
    this.#release?.();
    this.#release = undefined;
  }
}
