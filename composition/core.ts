import { EarlyStates } from '../application/analytics/early-states';
import { CopyAddress } from '../application/account/copy-address';
import { BalanceCache } from '../application/balance/balance-cache';
import { FollowAccounts } from '../application/balance/follow-accounts';
import { onceUntilFailure } from '../domain/async/once-until-failure';
import { FollowedProviders } from '../application/balance/followed-providers';
import { LoadBalance } from '../application/balance/load-balance';
import { AllConnectors } from '../application/connection/all-connectors';
import { ConnectAttempts } from '../application/connection/connect-attempts';
import { ConnectWallet } from '../application/connection/connect-wallet';
import { FollowConnectors } from '../application/connection/follow-connectors';
import { FollowOtherTabs } from '../application/connection/follow-other-tabs';
import { RestoreConnections } from '../application/connection/restore-connections';
import { type FeatureLoaders, FeatureRegistry } from '../application/feature/feature-registry';
import { Disconnect } from '../application/navigation/disconnect';
import { FollowSessions } from '../application/navigation/follow-sessions';
import { Navigation } from '../application/navigation/navigation';
import { PollBalance } from '../application/navigation/poll-balance';
import { BringEmbeddedWallet } from '../application/network/bring-embedded-wallet';
import { SwitchNetwork } from '../application/network/switch-network';
import { Notices } from '../application/notification/notices';
import { ChoosePairedWallet } from '../application/pairing/choose-paired-wallet';
import { ChooseWallet } from '../application/pairing/choose-wallet';
import { PreparePairing } from '../application/pairing/prepare-pairing';
import { Scope } from '../application/scope/scope';
import { ConnectorListStore } from '../application/session/connector-list-store';
import { WalletSessions } from '../application/session/wallet-sessions';
import type { FeatureVerbs } from '../application/widget/features';
import { StartFeatures } from '../application/widget/start-features';
import { StartWidget } from '../application/widget/start-widget';
import { WidgetStateStore } from '../application/widget/widget-state-store';
import { offeredEmbeddedWalletNamespaces, offeredLogins } from '../domain/auth/embedded-wallet';
import { appFactsOf } from '../domain/connection/app-reach';
import type { PortContainer } from '../infrastructure/di/port-container';
import { AnalyticsSink } from '../ports/analytics-sink';
import { AuthFrame } from '../ports/auth-frame';
import { ChainAdapters } from '../ports/chain-adapter';
import { Clock } from '../ports/clock';
import { HostPage } from '../ports/host-page';
import { KeyValueStorage } from '../ports/key-value-storage';
import { Logger } from '../ports/logger';
import { LoginWindows } from '../ports/login-window';
import { SwapSource } from '../ports/swap-source';
import { WalletConnectorCatalogue } from '../ports/wallet-connector';
import { WalletPairing } from '../ports/wallet-pairing';
import type { Stores } from './stores';

/** Everything that every widget has, each made once and shared by all features. */
export type Core = ReturnType<typeof composeCollaborators>;

/** The collaborators and use cases of one widget, each after the ones that it needs. */
export function composeCollaborators(
  stores: Stores,
  ports: PortContainer,
  loadFeatures: () => Promise<FeatureLoaders<FeatureVerbs>>,
  rehearse: () => void,
) {
  const { admitted, balances, connections, featureStates, lifetime, modal, networks } = stores;
  const { hiddenAmounts, options, router, stored, theme } = stores;
  const adapters = ports.get(ChainAdapters);
  const hostPage = ports.get(HostPage);
  const storage = ports.get(KeyValueStorage);
  const hasPage = options.authFrameUrl !== undefined;
  const logins = offeredLogins(options, {
    hasFrame: hasPage || ports.has(AuthFrame),
    hasWindows: hasPage || ports.has(LoginWindows),
  });
  // The features bind the sources of the options later: until then only a site's own port is there.
  const swaps = ports.find(SwapSource);
  const embeddedNamespaces = offeredEmbeddedWalletNamespaces(options, logins);

  const scope = new Scope({ clock: ports.get(Clock), lifetime, logger: ports.get(Logger) });
  const notices = new Notices({ options, scope });
  const connectors = new ConnectorListStore({
    logins,
    options,
    apps: appFactsOf(options, hostPage.deviceKind()),
    stored,
  });
  // Comes before everything that changes a store as the widget ends, so that the public state shows those
  // changes.
  const widgetState = new WidgetStateStore({
    balances,
    connections: admitted,
    connectors,
    features: featureStates,
    networks,
    notices,
    options,
    scope,
    theme,
    views: { hiddenAmounts, modal, router, swaps },
  });
  const earlyStates = new EarlyStates({ scope, widgetState });
  const sessions = new WalletSessions({
    connections,
    connectors,
    networks,
    notices,
    scope,
    stored,
  });
  const features = new FeatureRegistry<FeatureVerbs>({
    loaders: loadFeatures,
    options,
    scope,
    states: featureStates,
  });

  const catalogue = new AllConnectors({
    catalogue: ports.get(WalletConnectorCatalogue),
    embeddedNamespaces,
    features,
    networks,
    pairing: ports.get(WalletPairing),
  });
  const attempts = new ConnectAttempts({ connections, scope });
  const connectWallet = new ConnectWallet({
    attempts,
    catalogue,
    connections,
    networks,
    scope,
    sessions,
  });
  const restoreConnections = new RestoreConnections({
    attempts,
    catalogue,
    connections,
    scope,
    sessions,
    stored,
  });
  const cache = new BalanceCache({ scope, stored });
  const loadBalance = new LoadBalance({
    adapters,
    balances,
    cache,
    connections,
    networks,
    notices,
    scope,
  });
  const providers = new FollowedProviders({
    adapters,
    connections: admitted,
    loadBalance,
    loadRequests: onceUntilFailure(async () => {
      const { DappRequests } = await import('../application/widget/dapp-requests');
      return new DappRequests({ connections: admitted, features, navigation, options, scope });
    }),
    networks,
    scope,
    sessions,
  });
  const bringEmbeddedWallet = new BringEmbeddedWallet({
    catalogue,
    connections,
    connectWallet,
    scope,
  });
  const switchNetwork = new SwitchNetwork({
    bringEmbeddedWallet,
    connections,
    networks,
    notices,
    scope,
    sessions,
  });

  const navigation = new Navigation({
    attempts,
    connections,
    hostPage,
    loadBalance,
    modal,
    networks,
    options,
    router,
    scope,
    switchNetwork,
  });
  const disconnect = new Disconnect({
    attempts,
    connections,
    connectors,
    navigation,
    networks,
    notices,
    options,
    scope,
    sessions,
    switchNetwork,
  });
  const choosePairedWallet = new ChoosePairedWallet({
    connectors,
    features,
    featureStates,
    navigation,
    scope,
  });

  const core = {
    ...stores,
    adapters,
    attempts,
    catalogue,
    chooseWallet: new ChooseWallet({
      choosePairedWallet,
      connectWallet,
      connectors,
      navigation,
      networks,
    }),
    connectors,
    connectWallet,
    copyAddress: new CopyAddress({ connections: admitted, hostPage, networks, notices }),
    disconnect,
    earlyStates,
    features,
    hostPage,
    loadBalance,
    navigation,
    notices,
    ports,
    providers,
    scope,
    sessions,
    start: () => {
      startWidget.execute();
      startFeatures.execute();
    },
    storage,
    switchNetwork,
    widgetState,
  };
  const startWidget = new StartWidget({
    followAccounts: new FollowAccounts({ connections, loadBalance, networks, scope }),
    followConnectors: new FollowConnectors({
      catalogue,
      connections,
      connectors,
      hostPage,
      options,
      scope,
    }),
    followOtherTabs: new FollowOtherTabs({
      attempts,
      connections,
      hiddenAmounts,
      networks,
      options,
      restoreConnections,
      scope,
      sessions,
      storage,
      stored,
    }),
    followSessions: new FollowSessions({ connections, navigation, networks, options, scope }),
    navigation,
    notices,
    options,
    pollBalance: new PollBalance({
      connections,
      hostPage,
      loadBalance,
      navigation,
      networks,
      scope,
    }),
    preparePairing: new PreparePairing({
      connectors,
      features,
      navigation,
      options,
      rehearse,
      scope,
    }),
    restoreConnections,
  });
  const startFeatures = new StartFeatures({
    earlyStates,
    hasCollector: options.analyticsUrl !== undefined || ports.has(AnalyticsSink),
    embeddedNamespaces,
    features,
    options,
    scope,
    storage,
    stored,
  });
  return core;
}
