import { LoadBalance } from './application/balance/load-balance';
import type { AuthFeatureDeps } from './application/auth/auth-feature';
import { AllConnectors } from './application/connection/all-connectors';
import { ConnectAttempts } from './application/connection/connect-attempts';
import { ConnectWallet } from './application/connection/connect-wallet';
import { ConnectionStore } from './application/session/connection-store';
import { ConnectorListStore } from './application/connection/connector-list-store';
import { Disconnect } from './application/navigation/disconnect';
import { WalletSessions } from './application/connection/wallet-sessions';
import type { FeatureLoaders } from './application/feature/feature-registry';
import { Features, type FeatureVerbs } from './application/widget/features';
import { Lifetime } from './application/scope/lifetime';
import { CloseModal } from './application/navigation/close-modal';
import { CloseRules } from './application/navigation/close-rules';
import { ModalStore } from './application/navigation/modal-store';
import { OpenModal } from './application/navigation/open-modal';
import type { NamesFeatureDeps } from './application/names/names-feature';
import { NetworkStore } from './application/session/network-store';
import { RaiseAlert } from './application/notification/raise-alert';
import { ShowSnackbar } from './application/notification/show-snackbar';
import type { PairingFeatureDeps } from './application/pairing/pairing-feature';
import { GoBack } from './application/navigation/go-back';
import { RouterStore } from './application/navigation/router-store';
import { ShowView } from './application/navigation/show-view';
import {
  TransactionSteps,
  type TransactionStepsDeps,
} from './application/navigation/transaction-steps';
import type { SiwxFeatureDeps } from './application/siwx/siwx-feature';
import { StoredValues } from './application/state/stored-values';
import { Options } from './application/tokens';
import type { WalletsFeatureDeps } from './application/wallets/wallets-feature';
import { moneyFeatureLoaders, optional } from './composition-money-features';
import type { IdentifiersOf } from './infrastructure/di/provide';
import { AuthFrame } from './ports/auth-frame';
import { ChainAdapters } from './ports/chain-adapter';
import { Clock } from './ports/clock';
import { HostPage } from './ports/host-page';
import { KeyValueStorage } from './ports/key-value-storage';
import { Logger } from './ports/logger';
import { LoginWindows } from './ports/login-window';
import { NameService } from './ports/name-service';
import { SiwxSessions } from './ports/siwx-sessions';
import type { SiteSignIn } from './infrastructure/siwx/site-siwx';
import { WalletDirectory } from './ports/wallet-directory';
import { WalletPairing } from './ports/wallet-pairing';

/** Makes the bag of dependencies that `deps` names, for a feature that is built after the rest. */
export type Resolve = <Deps extends object>(deps: IdentifiersOf<Deps>) => Deps;

/**
 * Every feature, each behind a literal `import()` of its own: what a visitor does not use is not
 * downloaded. The ports and stores of a feature are named here and checked against its constructor.
 */
export function featureLoaders(resolve: Resolve): FeatureLoaders<FeatureVerbs> {
  return {
    ...moneyFeatureLoaders(resolve),
    auth: async () => {
      const { AuthFeature } = await import('./application/auth/auth-feature');
      const deps = resolve<Omit<AuthFeatureDeps, 'steps'>>({
        attempts: ConnectAttempts,
        catalogue: AllConnectors,
        clock: Clock,
        closeModal: CloseModal,
        connections: ConnectionStore,
        connectWallet: ConnectWallet,
        disconnect: Disconnect,
        features: Features,
        frame: AuthFrame,
        hostPage: HostPage,
        lifetime: Lifetime,
        loadBalance: LoadBalance,
        logger: Logger,
        loginWindows: LoginWindows,
        modal: ModalStore,
        networks: NetworkStore,
        openModal: OpenModal,
        options: Options,
        raiseAlert: RaiseAlert,
        router: RouterStore,
        sessions: WalletSessions,
        showSnackbar: ShowSnackbar,
        showView: ShowView,
        storage: KeyValueStorage,
        stored: StoredValues,
      });
      return new AuthFeature({ ...deps, steps: sharedSteps(resolve) });
    },
    names: async () => {
      const { NamesFeature } = await import('./application/names/names-feature');
      const deps = resolve<Omit<NamesFeatureDeps, 'steps'>>({
        adapters: ChainAdapters,
        clock: Clock,
        connections: ConnectionStore,
        connectors: ConnectorListStore,
        features: Features,
        lifetime: Lifetime,
        logger: Logger,
        modal: ModalStore,
        nameService: NameService,
        networks: NetworkStore,
        router: RouterStore,
        sessions: WalletSessions,
        showSnackbar: ShowSnackbar,
        stored: StoredValues,
      });
      return new NamesFeature({ ...deps, steps: sharedSteps(resolve) });
    },
    siwx: async () => {
      const [{ SiwxFeature }, { siteSiwxSessions }] = await Promise.all([
        import('./application/siwx/siwx-feature'),
        import('./infrastructure/siwx/site-siwx'),
      ]);
      type Bound = Omit<SiwxFeatureDeps, 'clock' | 'siwx' | 'steps'> & SiteSignIn;
      const { clock, options, ...deps } = resolve<Bound>({
        adapters: ChainAdapters,
        clock: Clock,
        closeModal: CloseModal,
        closeRules: CloseRules,
        connections: ConnectionStore,
        disconnect: Disconnect,
        hostPage: HostPage,
        lifetime: Lifetime,
        logger: Logger,
        modal: ModalStore,
        networks: NetworkStore,
        options: Options,
        router: RouterStore,
        sessions: WalletSessions,
        showSnackbar: ShowSnackbar,
      });
      const own = optional<Pick<SiwxFeatureDeps, 'siwx'>>(resolve, { siwx: SiwxSessions });
      const siwx = own.siwx ?? siteSiwxSessions({ clock, options });
      return new SiwxFeature({ ...deps, clock, siwx, steps: sharedSteps(resolve) });
    },
    wallets: async () => {
      const { WalletsFeature } = await import('./application/wallets/wallets-feature');
      const deps = resolve<WalletsFeatureDeps>({
        clock: Clock,
        connectors: ConnectorListStore,
        directory: WalletDirectory,
        hostPage: HostPage,
        lifetime: Lifetime,
        logger: Logger,
        options: Options,
      });
      return new WalletsFeature(deps);
    },
    pairing: async () => {
      const { PairingFeature } = await import('./application/pairing/pairing-feature');
      const deps = resolve<PairingFeatureDeps>({
        attempts: ConnectAttempts,
        clock: Clock,
        closeModal: CloseModal,
        connectors: ConnectorListStore,
        features: Features,
        hostPage: HostPage,
        lifetime: Lifetime,
        logger: Logger,
        networks: NetworkStore,
        options: Options,
        pairing: WalletPairing,
        raiseAlert: RaiseAlert,
        router: RouterStore,
        sessions: WalletSessions,
        showSnackbar: ShowSnackbar,
        stored: StoredValues,
      });
      return new PairingFeature(deps);
    },
  };
}

/** One of each widget, by its router: the features that take steps come one by one. */
const stepsByRouter = new WeakMap<RouterStore, TransactionSteps>();

function sharedSteps(resolve: Resolve): TransactionSteps {
  const deps = resolve<TransactionStepsDeps>({
    closeModal: CloseModal,
    goBack: GoBack,
    modal: ModalStore,
    router: RouterStore,
  });
  const steps = stepsByRouter.get(deps.router) ?? new TransactionSteps(deps);
  stepsByRouter.set(deps.router, steps);
  return steps;
}
