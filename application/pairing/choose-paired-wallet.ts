import type { Navigation } from '../navigation/navigation';
import type { Scope } from '../scope/scope';
import type { PairingVerbs } from './pairing-feature';
import type { WalletsVerbs } from '../wallets/wallets-feature';
import { PAIRING_CONNECTOR_ID } from '../../domain/pairing-connector-id';
import type { ConnectorListStore } from '../session/connector-list-store';
import type { FeatureSource } from '../feature/feature-registry';
import type { FeatureStatesStore } from '../feature/feature-states-store';

export interface ChoosePairedWalletDeps {
  readonly connectors: ConnectorListStore;
  readonly features: FeatureSource<{
    readonly pairing: PairingVerbs;
    readonly wallets: WalletsVerbs;
  }>;
  readonly featureStates: FeatureStatesStore;
  readonly scope: Scope;
  readonly navigation: Navigation;
}

/** The effect of a press on a wallet that is not installed, and can be paired or is opened on a phone. */
export class ChoosePairedWallet {
  readonly #deps: ChoosePairedWalletDeps;

  constructor(deps: ChoosePairedWalletDeps) {
    this.#deps = deps;
  }

  /** Whether the wallet with this id is paired, or opened on a phone. */
  applies(walletId: string): boolean {
    const { connectors } = this.#deps;
    const { deviceKind, isRelayed } = connectors.apps;
    const isInstalled = connectors
      .getSnapshot()
      .connectors.some(({ id, type }) => id === walletId && type !== 'WALLET_CONNECT');
    return (isRelayed || deviceKind === 'mobile') && !isInstalled;
  }

  /** Shows how to reach the wallet, and opens its app at once where all is ready for that. */
  async execute(walletId: string): Promise<void> {
    const { navigation } = this.#deps;
    if (walletId === PAIRING_CONNECTOR_ID) {
      navigation.show({ name: 'ConnectingWalletConnect' });
      return;
    }
    navigation.show({ name: 'ConnectingWalletConnect', connectorId: walletId });
    try {
      await this.#open(walletId);
    } catch (error) {
      this.#deps.scope.logger.error('The app of the wallet could not be opened', error);
    }
  }

  async #open(walletId: string): Promise<void> {
    const { features, featureStates, navigation } = this.#deps;
    const { pairing: state, wallets: known } = featureStates.getSnapshot();
    // A download would take longer than the press allows. The view has a button of its own.
    if (!state || !known) return;
    const shown = navigation.router.current;
    const [pairing, wallets] = await Promise.all([
      features.load('pairing'),
      features.load('wallets'),
    ]);
    const wallet = await wallets.find(walletId);
    if (!wallet || navigation.router.current !== shown) return;
    const [platform] = pairing.platformsOf(wallet);
    if (platform === 'mobile') pairing.openApp(wallet, platform);
  }
}
