import 'reflect-metadata/lite';
import { Container, ContainerModule } from 'inversify';
import { BalanceCache } from './application/account/balance-cache';
import { BalanceStore } from './application/account/balance-store';
import { CopyAddress } from './application/account/copy-address';
import { FollowAccounts } from './application/account/follow-accounts';
import { LoadBalance } from './application/account/load-balance';
import { ChooseWallet } from './application/connection/choose-wallet';
import { ConnectAttempts } from './application/connection/connect-attempts';
import { ConnectWallet } from './application/connection/connect-wallet';
import { ConnectionStore } from './application/connection/connection-store';
import { ConnectorListStore } from './application/connection/connector-list-store';
import { Disconnect } from './application/connection/disconnect';
import { FollowConnectors } from './application/connection/follow-connectors';
import { RestoreConnections } from './application/connection/restore-connections';
import { WalletSessions } from './application/connection/wallet-sessions';
import { FeatureShelf } from './application/feature/feature-shelf';
import { FeatureStatesStore } from './application/feature/feature-states-store';
import { beginningOf } from './application/initial-state';
import { Lifetime } from './application/lifecycle/lifetime';
import { StartWidget } from './application/lifecycle/start-widget';
import { CloseModal } from './application/modal/close-modal';
import { ModalStore } from './application/modal/modal-store';
import { OpenModal } from './application/modal/open-modal';
import { ShakeModal } from './application/modal/shake-modal';
import { NetworkStore } from './application/network/network-store';
import { SwitchNetwork } from './application/network/switch-network';
import { AlertStore } from './application/notification/alert-store';
import { RaiseAlert } from './application/notification/raise-alert';
import { ShowSnackbar } from './application/notification/show-snackbar';
import { SnackbarStore } from './application/notification/snackbar-store';
import { FollowSessions } from './application/routing/follow-sessions';
import { GoBack } from './application/routing/go-back';
import { RouterStore } from './application/routing/router-store';
import { ShowView } from './application/routing/show-view';
import { StoredValues } from './application/state/stored-values';
import { Beginning, Options } from './application/tokens';
import type { WidgetCore } from './application/widget-core';
import { WidgetStateStore } from './application/widget-state-store';
import { featureLoaders } from './composition-features';
import { WidgetError } from './domain/errors/widget-error';
import type { WidgetOptions } from './domain/options/widget-options';
import { featureOfView, isFeatureViewName } from './domain/routing/feature-view-name';
import type { AnyViewName } from './domain/routing/view-name';
import { Eip155WalletCatalogue } from './infrastructure/chains/eip155/eip155-wallet-catalogue';
import { LazyChainAdapters } from './infrastructure/chains/lazy-chain-adapters';
import { SystemClock } from './infrastructure/clock/system-clock';
import {
  provideClass,
  provideFactory,
  provideOverrides,
  provideValue,
  resolveBag,
} from './infrastructure/di/provide';
import { BrowserHostPage } from './infrastructure/host/browser-host-page';
import { ConsoleLogger } from './infrastructure/logging/console-logger';
import { NetworkRpcClients } from './infrastructure/rpc/network-rpc-clients';
import { ChainAdapters } from './ports/chain-adapter';
import { Clock } from './ports/clock';
import { HostPage } from './ports/host-page';
import { KeyValueStorage } from './ports/key-value-storage';
import { Logger } from './ports/logger';
import { RpcClients } from './ports/rpc-client';
import type { Override } from './ports/token';
import { WalletConnectorCatalogue } from './ports/wallet-connector';

/** What a core is built from. */
export interface CoreRequest {
  readonly options: WidgetOptions;
  readonly storage: KeyValueStorage;
  readonly overrides: readonly Override[];
}

function infrastructure({ options, storage }: CoreRequest): ContainerModule {
  const { projectId, customRpcUrls } = options;
  return new ContainerModule(({ bind }) => {
    provideValue(bind, Clock, new SystemClock());
    provideValue(bind, HostPage, new BrowserHostPage());
    provideValue(bind, KeyValueStorage, storage);
    provideValue(bind, Logger, new ConsoleLogger());
    provideFactory(
      bind,
      RpcClients,
      { clock: Clock },
      ({ clock }: { readonly clock: Clock }) =>
        new NetworkRpcClients({
          clock,
          fetch: (input, init) => globalThis.fetch(input, init),
          config: { customRpcUrls, ...(projectId !== undefined && { projectId }) },
        }),
    );
    provideFactory(
      bind,
      ChainAdapters,
      { rpcClients: RpcClients },
      ({ rpcClients }: { readonly rpcClients: RpcClients }) =>
        new LazyChainAdapters({
          eip155: async () => {
            const { Eip155ChainAdapter } =
              await import('./infrastructure/chains/eip155/eip155-chain-adapter');
            return new Eip155ChainAdapter({ rpcClients });
          },
        }),
    );
    provideFactory(
      bind,
      WalletConnectorCatalogue,
      { clock: Clock },
      ({ clock }: { readonly clock: Clock }) =>
        new Eip155WalletCatalogue({
          clock,
          config: {
            page: globalThis.window,
            external: options.connectors,
            images: options.connectorImages,
            enableAnnounced: options.enableEIP6963,
            enableInjected: options.enableInjected,
          },
        }),
    );
  });
}

function stores({ options }: CoreRequest): ContainerModule {
  return new ContainerModule(({ bind }) => {
    provideValue(bind, Options, options);
    provideClass(bind, Lifetime, Lifetime, {});
    provideFactory(
      bind,
      StoredValues,
      { storage: KeyValueStorage },
      ({ storage }: { readonly storage: KeyValueStorage }) =>
        new StoredValues({ storage, widgetId: options.id }),
    );
    provideFactory(
      bind,
      Beginning,
      { stored: StoredValues },
      ({ stored }: { readonly stored: StoredValues }) => beginningOf(options, stored),
    );
    provideClass(bind, AlertStore, AlertStore, {});
    provideClass(bind, BalanceStore, BalanceStore, {});
    provideClass(bind, ConnectionStore, ConnectionStore, { beginning: Beginning });
    provideClass(bind, ConnectorListStore, ConnectorListStore, {
      options: Options,
      stored: StoredValues,
    });
    provideClass(bind, FeatureStatesStore, FeatureStatesStore, {});
    provideClass(bind, ModalStore, ModalStore, {});
    provideClass(bind, NetworkStore, NetworkStore, {
      beginning: Beginning,
      options: Options,
      stored: StoredValues,
    });
    provideClass(bind, RouterStore, RouterStore, {});
    provideClass(bind, SnackbarStore, SnackbarStore, {});
    provideClass(bind, WidgetStateStore, WidgetStateStore, {
      alerts: AlertStore,
      balances: BalanceStore,
      connections: ConnectionStore,
      connectors: ConnectorListStore,
      features: FeatureStatesStore,
      lifetime: Lifetime,
      modal: ModalStore,
      networks: NetworkStore,
      options: Options,
      router: RouterStore,
      snackbar: SnackbarStore,
    });
  });
}

const useCases = new ContainerModule(({ bind }) => {
  provideClass(bind, BalanceCache, BalanceCache, { clock: Clock, stored: StoredValues });
  provideClass(bind, ChooseWallet, ChooseWallet, {
    connectWallet: ConnectWallet,
    router: RouterStore,
    showView: ShowView,
  });
  provideClass(bind, CloseModal, CloseModal, {
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
    catalogue: WalletConnectorCatalogue,
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
  });
  provideClass(bind, FollowConnectors, FollowConnectors, {
    catalogue: WalletConnectorCatalogue,
    connectors: ConnectorListStore,
    hostPage: HostPage,
    lifetime: Lifetime,
    options: Options,
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
  provideClass(bind, RaiseAlert, RaiseAlert, { alerts: AlertStore, logger: Logger });
  provideClass(bind, RestoreConnections, RestoreConnections, {
    attempts: ConnectAttempts,
    catalogue: WalletConnectorCatalogue,
    clock: Clock,
    connections: ConnectionStore,
    logger: Logger,
    sessions: WalletSessions,
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
    followSessions: FollowSessions,
    openModal: OpenModal,
    options: Options,
    restoreConnections: RestoreConnections,
  });
  provideClass(bind, SwitchNetwork, SwitchNetwork, {
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
    stored: StoredValues,
  });
});

/** Builds the core of one widget: its own container, which never leaves here. */
export function composeCore(request: CoreRequest): WidgetCore {
  const container = new Container({ jitless: true });
  container.load(
    infrastructure(request),
    stores(request),
    useCases,
    provideOverrides(request.overrides),
  );

  const state = container.get(WidgetStateStore);
  const lifetime = container.get(Lifetime);
  const attempts = container.get(ConnectAttempts);
  const networks = container.get(NetworkStore);
  const sessions = container.get(WalletSessions);
  const switchNetwork = container.get(SwitchNetwork);
  const loadBalance = container.get(LoadBalance);
  const features = new FeatureShelf({
    lifetime,
    loaders: featureLoaders((deps) => resolveBag(container, deps)),
    options: request.options,
    states: container.get(FeatureStatesStore),
  });
  /** The view of a feature comes when the feature is there; every other one at once. */
  const whenReady = async (view: AnyViewName | undefined, show: () => void): Promise<void> => {
    if (view && isFeatureViewName(view)) await features.take(featureOfView[view]);
    show();
  };
  const activeNamespace = () => networks.getSnapshot().namespace;

  return {
    state$: state.state$,
    getSnapshot: () => state.getSnapshot(),
    start: () => container.get(StartWidget).execute(),
    feature: (name) => features.take(name),
    open: (opening) => whenReady(opening?.view, () => container.get(OpenModal).execute(opening)),
    close: async () => container.get(CloseModal).ask(),
    show: (name) => whenReady(name, () => container.get(ShowView).execute({ name })),
    back: async () => container.get(GoBack).execute(),
    chooseWallet: (connectorId) => container.get(ChooseWallet).execute(connectorId),
    connect: (connectorId, signal) => container.get(ConnectWallet).execute(connectorId, signal),
    cancelConnect: (namespace = activeNamespace()) => attempts.cancel(namespace),
    disconnect: (namespace) => container.get(Disconnect).execute(namespace),
    switchNetwork: (caipNetworkId) => switchNetwork.execute(caipNetworkId),
    dismissSwitch: () => switchNetwork.dismiss(),
    refreshBalance: () => loadBalance.execute(activeNamespace()),
    copyAddress: () => container.get(CopyAddress).execute(),
    provider: () => sessions.at('eip155')?.provider,
    dispose: () => lifetime.end(new WidgetError('WIDGET_DISPOSED', {})),
  };
}
