import { Container, ContainerModule } from 'inversify';
import { CopyAddress } from './application/account/copy-address';
import { LoadBalance } from './application/balance/load-balance';
import { AllConnectors, type AllConnectorsDeps } from './application/connection/all-connectors';
import { ChooseWallet } from './application/pairing/choose-wallet';
import { ConnectAttempts } from './application/connection/connect-attempts';
import { ConnectWallet } from './application/connection/connect-wallet';
import { ConnectorListStore } from './application/connection/connector-list-store';
import { Disconnect } from './application/navigation/disconnect';
import { WalletSessions } from './application/connection/wallet-sessions';
import type { FeatureRegistryDeps } from './application/feature/feature-registry';
import { Features, type FeatureVerbs } from './application/widget/features';
import { FeatureStatesStore } from './application/feature/feature-states-store';
import { Lifetime } from './application/scope/lifetime';
import { StartFeatures, type StartFeaturesDeps } from './application/widget/start-features';
import { StartWidget } from './application/widget/start-widget';
import { CloseModal } from './application/navigation/close-modal';
import { OpenModal } from './application/navigation/open-modal';
import { NetworkStore } from './application/session/network-store';
import { SwitchNetwork } from './application/network/switch-network';
import { GoBack } from './application/navigation/go-back';
import { ShowView } from './application/navigation/show-view';
import { StoredValues } from './application/state/stored-values';
import { Options } from './application/tokens';
import type { WidgetCore } from './application/widget/widget-core';
import { WidgetStateStore } from './application/widget/widget-state-store';
import {
  type ChainAdapterDeps,
  chainAdapterLoaders,
  type WalletPorts,
  walletFamilies,
} from './composition-chains';
import { pairing } from './composition-pairing';
import { useCases } from './composition-use-cases';
import type { ChainNamespace } from './domain/caip/chain-namespace';
import { offeredAuthNamespaces } from './domain/auth/auth-connector';
import { sources } from './composition-sources';
import { WidgetError } from './domain/errors/widget-error';
import { hasRelay } from './domain/options/has-relay';
import { isFeatureOn } from './domain/options/feature-name';
import type { WidgetOptions } from './domain/options/widget-options';
import { isFeatureViewName } from './domain/routing/feature-view-name';
import { requireViewName } from './domain/routing/require-view-name';
import type { AnyViewName } from './domain/routing/view-name';
import { viewRules } from './domain/routing/view-rules';
import { JoinedWalletCatalogue } from './infrastructure/chains/joined-wallet-catalogue';
import { LazyChainAdapters } from './infrastructure/chains/lazy-chain-adapters';
import { SystemClock } from './infrastructure/clock/system-clock';
import {
  provideFactory,
  provideOverrides,
  provideValue,
  resolveBag,
} from './infrastructure/di/provide';
import { BrowserHostPage } from './infrastructure/host/browser-host-page';
import { ConsoleLogger } from './infrastructure/logging/console-logger';
import { NetworkRpcClients } from './infrastructure/rpc/network-rpc-clients';
import { AuthFrame } from './ports/auth-frame';
import { ChainAdapters } from './ports/chain-adapter';
import { Clock } from './ports/clock';
import { HostPage } from './ports/host-page';
import { HttpClient } from './ports/http-client';
import { KeyValueStorage } from './ports/key-value-storage';
import { Logger } from './ports/logger';
import { RpcClients } from './ports/rpc-client';
import type { Override } from './ports/token';
import { WalletConnectorCatalogue } from './ports/wallet-connector';
import { WalletPairing } from './ports/wallet-pairing';
import { stores } from './composition-stores';

/** What a core is built from. */
export interface CoreRequest {
  readonly options: WidgetOptions;
  readonly storage: KeyValueStorage;
  readonly overrides: readonly Override[];
}

interface AdaptersDeps extends Omit<ChainAdapterDeps, 'networks' | 'options'> {
  readonly networks: NetworkStore;
}

interface JoinedWalletsDeps extends WalletPorts {
  readonly networks: NetworkStore;
}

function infrastructure({ options, storage }: CoreRequest): ContainerModule {
  return new ContainerModule(({ bind }) => {
    provideValue(bind, Clock, new SystemClock());
    provideValue(bind, HostPage, new BrowserHostPage());
    provideValue(bind, KeyValueStorage, storage);
    provideValue(bind, Logger, new ConsoleLogger(options.debug ? 'warn' : 'error'));
    provideFactory(
      bind,
      RpcClients,
      { clock: Clock },
      ({ clock }: { readonly clock: Clock }) =>
        new NetworkRpcClients({
          clock,
          fetch: (input, init) => globalThis.fetch(input, init),
          config: options,
        }),
    );
    provideFactory(
      bind,
      ChainAdapters,
      {
        clock: Clock,
        http: HttpClient,
        logger: Logger,
        networks: NetworkStore,
        rpcClients: RpcClients,
      },
      ({ networks, ...deps }: AdaptersDeps) => {
        const now = () => networks.requested();
        const loaders = chainAdapterLoaders({ ...deps, networks: now, options });
        return new LazyChainAdapters(loaders);
      },
    );
    provideFactory(
      bind,
      WalletConnectorCatalogue,
      {
        clock: Clock,
        hostPage: HostPage,
        logger: Logger,
        networks: NetworkStore,
        storage: KeyValueStorage,
      },
      ({ networks, ...deps }: JoinedWalletsDeps) => {
        const networkInUse = (namespace: ChainNamespace) => networks.inUseOn(namespace);
        const families = walletFamilies({
          ...deps,
          networkInUse,
          networks: () => networks.requested(),
          options,
        });
        return new JoinedWalletCatalogue({ ...deps, families, namespaces$: networks.namespaces$ });
      },
    );
  });
}

/** What is downloaded later, and what stands for it until then. */
function features({ options }: CoreRequest, container: Container): ContainerModule {
  const embeddedNamespaces = container.isBound(AuthFrame) ? offeredAuthNamespaces(options) : [];
  const loaders = async () => {
    const { featureLoaders } = await import('./composition-features');
    return featureLoaders((deps) => resolveBag(container, deps));
  };
  return new ContainerModule(({ bind }) => {
    provideFactory(
      bind,
      ConnectorListStore,
      { hostPage: HostPage, stored: StoredValues },
      ({ hostPage, stored }: { readonly hostPage: HostPage; readonly stored: StoredValues }) => {
        const isOffered = container.isBound(WalletPairing) && hasRelay(options);
        const { email, socials } = options.features;
        const logins = embeddedNamespaces.length > 0 ? [email, socials.length > 0] : [];
        const loginCount = logins.filter(Boolean).length;
        const pairing = isOffered ? { deviceKind: hostPage.deviceKind(), loginCount } : undefined;
        return new ConnectorListStore({ options, stored, pairing });
      },
    );
    provideFactory(
      bind,
      Features,
      { lifetime: Lifetime, states: FeatureStatesStore },
      (deps: Pick<FeatureRegistryDeps<FeatureVerbs>, 'lifetime' | 'states'>) =>
        new Features({ ...deps, loaders, options }),
    );
    provideFactory(
      bind,
      AllConnectors,
      {
        catalogue: WalletConnectorCatalogue,
        features: Features,
        networks: NetworkStore,
        pairing: WalletPairing,
      },
      (deps: Omit<AllConnectorsDeps, 'embeddedNamespaces'>) =>
        new AllConnectors({ ...deps, embeddedNamespaces }),
    );
    provideFactory(
      bind,
      StartFeatures,
      {
        features: Features,
        logger: Logger,
        options: Options,
        storage: KeyValueStorage,
        stored: StoredValues,
      },
      (deps: Omit<StartFeaturesDeps, 'embeddedNamespaces'>) =>
        new StartFeatures({ ...deps, embeddedNamespaces }),
    );
  });
}

/**
 * Builds the core of one widget: its own container, which never leaves here. Where the site has its visitors sign
 * in, there is none without that: a site would take whoever is connected for signed in.
 *
 * @throws what `Features.take` throws.
 */
export async function composeCore(request: CoreRequest): Promise<WidgetCore> {
  const container = containerFor(request);
  const core = coreOf(container);
  if (!isFeatureOn('siwx', request.options)) return core;
  try {
    await core.feature('siwx');
    return core;
  } catch (error) {
    container.get<Logger>(Logger).error('The sign-in could not be started', error);
    core.dispose();
    throw error;
  }
}

function containerFor(request: CoreRequest): Container {
  const container = new Container({ jitless: true });
  container.load(
    infrastructure(request),
    sources(request.options),
    pairing(request.options),
    stores(request.options),
    useCases,
    provideOverrides(request.overrides),
  );
  container.load(features(request, container));
  return container;
}

function coreOf(container: Container): WidgetCore {
  const state = container.get(WidgetStateStore);
  const lifetime = container.get(Lifetime);
  const attempts = container.get(ConnectAttempts);
  const networks = container.get(NetworkStore);
  const sessions = container.get(WalletSessions);
  const switchNetwork = container.get(SwitchNetwork);
  const loadBalance = container.get(LoadBalance);
  const shelf = container.get(Features);
  /** The view of a feature comes when the feature is there; every other one at once. */
  const whenReady = async (view: AnyViewName | undefined, show: () => void): Promise<void> => {
    const name = view === undefined ? undefined : requireViewName(view);
    if (name && isFeatureViewName(name)) await shelf.load(viewRules[name].feature);
    show();
  };
  const activeNamespace = () => networks.getSnapshot().namespace;

  return {
    state$: state.state$,
    getSnapshot: () => state.getSnapshot(),
    start: () => {
      container.get(StartWidget).execute();
      container.get(StartFeatures).execute();
    },
    feature: (name) => shelf.load(name),
    open: (opening) => whenReady(opening?.view, () => container.get(OpenModal).execute(opening)),
    close: async () => container.get(CloseModal).ask(),
    show: (name, about) =>
      whenReady(name, () => container.get(ShowView).execute({ name, ...about })),
    back: async () => container.get(GoBack).execute(),
    chooseWallet: (connectorId, namespace) =>
      container.get(ChooseWallet).execute(connectorId, namespace),
    connect: (connectorId, signal, namespace) =>
      container.get(ConnectWallet).execute(connectorId, signal, namespace),
    cancelConnect: (namespace) => attempts.cancel(namespace),
    disconnect: (namespace) => container.get(Disconnect).execute(namespace),
    switchNetwork: (caipNetworkId) => switchNetwork.execute(caipNetworkId),
    dismissSwitch: () => switchNetwork.dismiss(),
    refreshBalance: () => loadBalance.retry(activeNamespace()),
    copyAddress: () => container.get(CopyAddress).execute(),
    provider: (namespace) => sessions.providerOn(namespace),
    dispose: () => lifetime.end(new WidgetError('WIDGET_DISPOSED', {})),
  };
}
