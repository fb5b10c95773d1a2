import { LoadBalance } from './application/balance/load-balance';
import type { AccountFeatureDeps } from './application/account/account-feature';
import { BalanceStore } from './application/session/balance-store';
import { CopyAddress } from './application/account/copy-address';
import type { AnalyticsFeatureDeps } from './application/analytics/analytics-feature';
import { ConnectionStore } from './application/session/connection-store';
import { WalletSessions } from './application/connection/wallet-sessions';
import { FeatureStatesStore } from './application/feature/feature-states-store';
import type { FeatureLoaders } from './application/feature/feature-registry';
import type { FeatureVerbs } from './application/widget/features';
import type { HistoryFeatureDeps } from './application/history/history-feature';
import { Lifetime } from './application/scope/lifetime';
import type { NetworksFeatureDeps } from './application/network/networks-feature';
import { NetworkStore } from './application/session/network-store';
import { SwitchNetwork } from './application/network/switch-network';
import type { OnrampFeatureDeps } from './application/onramp/onramp-feature';
import type { ReceiveFeatureDeps } from './application/receive/receive-feature';
import { RaiseAlert } from './application/notification/raise-alert';
import { ShowSnackbar } from './application/notification/show-snackbar';
import { RouterStore } from './application/navigation/router-store';
import { ShowView } from './application/navigation/show-view';
import type { SendFeatureDeps } from './application/send/send-feature';
import { StoredValues } from './application/state/stored-values';
import type { SwapFeatureDeps } from './application/swap/swap-feature';
import { Options } from './application/tokens';
import type { TokensFeatureDeps } from './application/tokens/tokens-feature';
import { WidgetStateStore } from './application/widget/widget-state-store';
import type { Resolve } from './composition-features';
import { isWidgetError } from './domain/errors/widget-error';
import type { SiteAnalytics } from './infrastructure/analytics/site-analytics';
import type { IdentifiersOf } from './infrastructure/di/provide';
import { AnalyticsSink } from './ports/analytics-sink';
import { AssetSource } from './ports/asset-source';
import { ChainAdapters } from './ports/chain-adapter';
import { Clock } from './ports/clock';
import { HostPage } from './ports/host-page';
import { HttpClient } from './ports/http-client';
import { IdentitySource } from './ports/identity-source';
import { Logger } from './ports/logger';
import { LoginWindows } from './ports/login-window';
import { NameService } from './ports/name-service';
import { OnrampSource } from './ports/onramp-source';
import { SwapSource } from './ports/swap-source';
import { TransactionSource } from './ports/transaction-source';

/** What every feature about an account needs. */
const account = {
  clock: Clock,
  connections: ConnectionStore,
  lifetime: Lifetime,
  logger: Logger,
  networks: NetworkStore,
  sessions: WalletSessions,
  stored: StoredValues,
};

/** What `deps` name, where the site has it: the feature does without it otherwise. */
export function optional<Deps extends object>(
  resolve: Resolve,
  deps: IdentifiersOf<Deps>,
): Partial<Deps> {
  try {
    return resolve<Deps>(deps);
  } catch (error) {
    if (isWidgetError(error, 'PORT_MISSING')) return {};
    throw error;
  }
}

/** The features about an account and its money, each behind a literal `import()` of its own. */
export function moneyFeatureLoaders(resolve: Resolve) {
  return {
    account: async () => {
      const { AccountFeature } = await import('./application/account/account-feature');
      const deps = resolve<Omit<AccountFeatureDeps, 'nameService'>>({
        ...account,
        adapters: ChainAdapters,
        identitySource: IdentitySource,
        options: Options,
        widgetState: WidgetStateStore,
      });
      return new AccountFeature({ ...deps, ...optional(resolve, { nameService: NameService }) });
    },
    analytics: async () => {
      const [{ AnalyticsFeature }, { siteAnalyticsSink }] = await Promise.all([
        import('./application/analytics/analytics-feature'),
        import('./infrastructure/analytics/site-analytics'),
      ]);
      const deps = resolve<Omit<AnalyticsFeatureDeps, 'analyticsSink'> & SiteAnalytics>({
        ...account,
        http: HttpClient,
        options: Options,
        raiseAlert: RaiseAlert,
        widgetState: WidgetStateStore,
      });
      const own = optional<Pick<AnalyticsFeatureDeps, 'analyticsSink'>>(resolve, {
        analyticsSink: AnalyticsSink,
      });
      const analyticsSink = own.analyticsSink ?? siteAnalyticsSink(deps);
      return new AnalyticsFeature({ ...deps, analyticsSink });
    },
    history: async () => {
      const { HistoryFeature } = await import('./application/history/history-feature');
      return new HistoryFeature(
        resolve<HistoryFeatureDeps>({
          ...account,
          showSnackbar: ShowSnackbar,
          transactionSource: TransactionSource,
        }),
      );
    },
    networks: async () => {
      const { NetworksFeature } = await import('./application/network/networks-feature');
      return new NetworksFeature(
        resolve<NetworksFeatureDeps>({ ...account, adapters: ChainAdapters }),
      );
    },
    onramp: async () => {
      const { OnrampFeature } = await import('./application/onramp/onramp-feature');
      const deps = resolve<Omit<OnrampFeatureDeps, 'transactionSource'>>({
        ...account,
        onrampSource: OnrampSource,
        router: RouterStore,
        showSnackbar: ShowSnackbar,
        showView: ShowView,
        windows: LoginWindows,
      });
      return new OnrampFeature({
        ...deps,
        ...optional(resolve, { transactionSource: TransactionSource }),
      });
    },
    receive: async () => {
      const { ReceiveFeature } = await import('./application/receive/receive-feature');
      return new ReceiveFeature(
        resolve<ReceiveFeatureDeps>({ ...account, copyAddress: CopyAddress }),
      );
    },
    send: async () => {
      const { SendFeature } = await import('./application/send/send-feature');
      const deps = resolve<Omit<SendFeatureDeps, 'nameService'>>({
        ...account,
        adapters: ChainAdapters,
        assetSource: AssetSource,
        balances: BalanceStore,
        featureStates: FeatureStatesStore,
        identitySource: IdentitySource,
        loadBalance: LoadBalance,
        router: RouterStore,
        showSnackbar: ShowSnackbar,
        showView: ShowView,
        switchNetwork: SwitchNetwork,
      });
      return new SendFeature({ ...deps, ...optional(resolve, { nameService: NameService }) });
    },
    swap: async () => {
      const { SwapFeature } = await import('./application/swap/swap-feature');
      return new SwapFeature(
        resolve<SwapFeatureDeps>({
          ...account,
          adapters: ChainAdapters,
          assetSource: AssetSource,
          hostPage: HostPage,
          router: RouterStore,
          showSnackbar: ShowSnackbar,
          showView: ShowView,
          swapSource: SwapSource,
        }),
      );
    },
    tokens: async () => {
      const { TokensFeature } = await import('./application/tokens/tokens-feature');
      return new TokensFeature(
        resolve<TokensFeatureDeps>({
          ...account,
          assetSource: AssetSource,
          showSnackbar: ShowSnackbar,
        }),
      );
    },
  } satisfies Partial<FeatureLoaders<FeatureVerbs>>;
}
