import type { PairingVerbs } from './pairing-feature';
import type { WalletsVerbs } from '../wallets/wallets-feature';
import { PAIRING_CONNECTOR_ID } from '../../domain/connection/pairing-connector';
import type { Logger } from '../../ports/logger';
import type { ConnectorListStore } from '../connection/connector-list-store';
import type { FeatureSource } from '../feature/feature-registry';
import type { FeatureStatesStore } from '../feature/feature-states-store';
import type { RouterStore } from '../navigation/router-store';
import type { ShowView } from '../navigation/show-view';

export interface ChoosePairedWalletDeps {
  readonly connectors: ConnectorListStore;
  readonly features: FeatureSource<{
    readonly pairing: PairingVerbs;
    readonly wallets: WalletsVerbs;
  }>;
  readonly featureStates: FeatureStatesStore;
  readonly logger: Logger;
  readonly router: RouterStore;
  readonly showView: ShowView;
}

/** What pressing a wallet does that is not installed and can be paired. */
export class ChoosePairedWallet {
  readonly #deps: ChoosePairedWalletDeps;

  constructor(deps: ChoosePairedWalletDeps) {
    this.#deps = deps;
  }

  /** Whether the wallet with this id is connected by a code. */
  applies(walletId: string): boolean {
    const { connectors } = this.#deps;
    const isInstalled = connectors
      .getSnapshot()
      .connectors.some(({ id, type }) => id === walletId && type !== 'WALLET_CONNECT');
    return connectors.offersPairing && !isInstalled;
  }

  /** Shows how the wallet is reached, and opens its app at once where the code is at hand. */
  async execute(walletId: string): Promise<void> {
    const { showView } = this.#deps;
    if (walletId === PAIRING_CONNECTOR_ID) {
      showView.execute({ name: 'ConnectingWalletConnect' });
      return;
    }
    showView.execute({ name: 'ConnectingWalletConnect', connectorId: walletId });
    try {
      await this.#open(walletId);
    } catch (error) {
      this.#deps.logger.error('The app of the wallet could not be opened', error);
    }
  }

  async #open(walletId: string): Promise<void> {
    const { features, featureStates, router } = this.#deps;
    const { pairing: state, wallets: known } = featureStates.getSnapshot();
    // What has yet to be downloaded comes too late for the press: the view has a button of its own.
    if (state?.status !== 'waiting' || !known) return;
    const shown = router.current;
    const [pairing, wallets] = await Promise.all([
      features.load('pairing'),
      features.load('wallets'),
    ]);
    const wallet = await wallets.find(walletId);
    if (!wallet || router.current !== shown) return;
    const [platform] = pairing.platformsOf(wallet);
    if (platform === 'mobile') pairing.openApp(wallet, platform);
  }
}
