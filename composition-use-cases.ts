import { ContainerModule } from 'inversify';
import { BalanceCache } from './application/balance/balance-cache';
import { BalanceStore } from './application/session/balance-store';
import { CopyAddress } from './application/account/copy-address';
import { FollowAccounts } from './application/balance/follow-accounts';
import { LoadBalance } from './application/balance/load-balance';
import { PollBalance } from './application/navigation/poll-balance';
import { AllConnectors } from './application/connection/all-connectors';
import { ChooseWallet } from './application/pairing/choose-wallet';
import { ConnectAttempts } from './application/connection/connect-attempts';
import { ConnectWallet } from './application/connection/connect-wallet';
import { ConnectionStore } from './application/session/connection-store';
import { ConnectorListStore } from './application/connection/connector-list-store';
import { Disconnect } from './application/navigation/disconnect';
import { FollowConnectors } from './application/connection/follow-connectors';
import { FollowOtherTabs } from './application/connection/follow-other-tabs';
import { RestoreConnections } from './application/connection/restore-connections';
import { WalletSessions } from './application/connection/wallet-sessions';
import { Features } from './application/widget/features';
import { FeatureStatesStore } from './application/feature/feature-states-store';
import { Lifetime } from './application/scope/lifetime';
import { StartWidget } from './application/widget/start-widget';
import { CloseRules } from './application/navigation/close-rules';
import { CloseModal } from './application/navigation/close-modal';
import { ModalStore } from './application/navigation/modal-store';
import { OpenModal } from './application/navigation/open-modal';
import { ShakeModal } from './application/navigation/shake-modal';
import { NetworkStore } from './application/session/network-store';
import { BringEmbeddedWallet } from './application/network/bring-embedded-wallet';
import { SwitchNetwork } from './application/network/switch-network';
import { AlertStore } from './application/notification/alert-store';
import { RaiseAlert } from './application/notification/raise-alert';
import { ShowSnackbar } from './application/notification/show-snackbar';
import { SnackbarStore } from './application/notification/snackbar-store';
import { ChoosePairedWallet } from './application/pairing/choose-paired-wallet';
import { PreparePairing } from './application/pairing/prepare-pairing';
import { FollowSessions } from './application/navigation/follow-sessions';
import { GoBack } from './application/navigation/go-back';
import { RouterStore } from './application/navigation/router-store';
import { ShowView } from './application/navigation/show-view';
import { StoredValues } from './application/state/stored-values';
import { Options } from './application/tokens';
import { provideClass } from './infrastructure/di/provide';
import { ChainAdapters } from './ports/chain-adapter';
import { Clock } from './ports/clock';
import { HostPage } from './ports/host-page';
import { KeyValueStorage } from './ports/key-value-storage';
import { Logger } from './ports/logger';

/** The use cases that every widget has, each with the bag of its constructor. */
export const useCases = new ContainerModule(({ bind }) => {
  provideClass(bind, BalanceCache, BalanceCache, { clock: Clock, stored: StoredValues });
  provideClass(bind, ChoosePairedWallet, ChoosePairedWallet, {
    connectors: ConnectorListStore,
    features: Features,
    featureStates: FeatureStatesStore,
    logger: Logger,
    router: RouterStore,
    showView: ShowView,
  });
  provideClass(bind, PreparePairing, PreparePairing, {
    connectors: ConnectorListStore,
    features: Features,
    hostPage: HostPage,
    lifetime: Lifetime,
    logger: Logger,
    modal: ModalStore,
    router: RouterStore,
  });
  provideClass(bind, ChooseWallet, ChooseWallet, {
    choosePairedWallet: ChoosePairedWallet,
    connectWallet: ConnectWallet,
    connectors: ConnectorListStore,
    networks: NetworkStore,
    router: RouterStore,
    showView: ShowView,
  });
  provideClass(bind, CloseRules, CloseRules, { router: RouterStore });
  provideClass(bind, CloseModal, CloseModal, {
    closeRules: CloseRules,
    connections: ConnectionStore,
    modal: ModalStore,
    networks: NetworkStore,
    options: Options,
    router: RouterStore,
    shakeModal: ShakeModal,
  });
  provideClass(bind, ConnectAttempts, ConnectAttempts, {
    connections: ConnectionStore,
    lifetime: Lifetime,
  });
  provideClass(bind, ConnectWallet, ConnectWallet, {
    attempts: ConnectAttempts,
    catalogue: AllConnectors,
    connections: ConnectionStore,
    networks: NetworkStore,
    sessions: WalletSessions,
  });
  provideClass(bind, CopyAddress, CopyAddress, {
    connections: ConnectionStore,
    hostPage: HostPage,
    networks: NetworkStore,
    showSnackbar: ShowSnackbar,
  });
  provideClass(bind, Disconnect, Disconnect, {
    attempts: ConnectAttempts,
    closeModal: CloseModal,
    connections: ConnectionStore,
    connectors: ConnectorListStore,
    logger: Logger,
    networks: NetworkStore,
    options: Options,
    sessions: WalletSessions,
    showSnackbar: ShowSnackbar,
    switchNetwork: SwitchNetwork,
  });
  provideClass(bind, FollowAccounts, FollowAccounts, {
    connections: ConnectionStore,
    lifetime: Lifetime,
    loadBalance: LoadBalance,
    networks: NetworkStore,
  });
  provideClass(bind, FollowConnectors, FollowConnectors, {
    catalogue: AllConnectors,
    connections: ConnectionStore,
    connectors: ConnectorListStore,
    hostPage: HostPage,
    lifetime: Lifetime,
    options: Options,
  });
  provideClass(bind, FollowOtherTabs, FollowOtherTabs, {
    attempts: ConnectAttempts,
    connections: ConnectionStore,
    lifetime: Lifetime,
    networks: NetworkStore,
    options: Options,
    restoreConnections: RestoreConnections,
    sessions: WalletSessions,
    storage: KeyValueStorage,
    stored: StoredValues,
  });
  provideClass(bind, FollowSessions, FollowSessions, {
    closeModal: CloseModal,
    connections: ConnectionStore,
    lifetime: Lifetime,
    modal: ModalStore,
    networks: NetworkStore,
    options: Options,
    router: RouterStore,
  });
  provideClass(bind, GoBack, GoBack, {
    attempts: ConnectAttempts,
    closeModal: CloseModal,
    connections: ConnectionStore,
    networks: NetworkStore,
    router: RouterStore,
    switchNetwork: SwitchNetwork,
  });
  provideClass(bind, LoadBalance, LoadBalance, {
    adapters: ChainAdapters,
    balances: BalanceStore,
    cache: BalanceCache,
    clock: Clock,
    connections: ConnectionStore,
    lifetime: Lifetime,
    logger: Logger,
    networks: NetworkStore,
    showSnackbar: ShowSnackbar,
  });
  provideClass(bind, OpenModal, OpenModal, {
    connections: ConnectionStore,
    hostPage: HostPage,
    loadBalance: LoadBalance,
    modal: ModalStore,
    networks: NetworkStore,
    options: Options,
    router: RouterStore,
  });
  provideClass(bind, PollBalance, PollBalance, {
    clock: Clock,
    connections: ConnectionStore,
    hostPage: HostPage,
    lifetime: Lifetime,
    loadBalance: LoadBalance,
    modal: ModalStore,
    networks: NetworkStore,
    router: RouterStore,
  });
  provideClass(bind, RaiseAlert, RaiseAlert, { alerts: AlertStore, logger: Logger });
  provideClass(bind, RestoreConnections, RestoreConnections, {
    attempts: ConnectAttempts,
    catalogue: AllConnectors,
    clock: Clock,
    connections: ConnectionStore,
    logger: Logger,
    sessions: WalletSessions,
    stored: StoredValues,
  });
  provideClass(bind, ShakeModal, ShakeModal, {
    clock: Clock,
    lifetime: Lifetime,
    modal: ModalStore,
  });
  provideClass(bind, ShowSnackbar, ShowSnackbar, {
    clock: Clock,
    lifetime: Lifetime,
    snackbar: SnackbarStore,
  });
  provideClass(bind, ShowView, ShowView, { modal: ModalStore, router: RouterStore });
  provideClass(bind, StartWidget, StartWidget, {
    followAccounts: FollowAccounts,
    followConnectors: FollowConnectors,
    followOtherTabs: FollowOtherTabs,
    followSessions: FollowSessions,
    openModal: OpenModal,
    options: Options,
    pollBalance: PollBalance,
    preparePairing: PreparePairing,
    restoreConnections: RestoreConnections,
  });
  provideClass(bind, BringEmbeddedWallet, BringEmbeddedWallet, {
    catalogue: AllConnectors,
    connections: ConnectionStore,
    connectWallet: ConnectWallet,
    logger: Logger,
  });
  provideClass(bind, SwitchNetwork, SwitchNetwork, {
    bringEmbeddedWallet: BringEmbeddedWallet,
    connections: ConnectionStore,
    lifetime: Lifetime,
    networks: NetworkStore,
    raiseAlert: RaiseAlert,
    sessions: WalletSessions,
  });
  provideClass(bind, WalletSessions, WalletSessions, {
    connections: ConnectionStore,
    connectors: ConnectorListStore,
    lifetime: Lifetime,
    networks: NetworkStore,
    showSnackbar: ShowSnackbar,
    stored: StoredValues,
  });
});
