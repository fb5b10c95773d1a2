import { lateChains } from './composition/late-chains';
import { LazyWidget } from './application/widget/lazy-widget';
import { StoredSession } from './application/state/stored-session';
import type { Widget } from './application/widget/widget';
import type { ChainNamespace } from './domain/caip/chain-namespace';
import { requireColors } from './domain/options/parse-theme';
import { parseOptions, type WidgetOptionsInput } from './domain/options/parse-options';
import { knowsColor } from './infrastructure/host/knows-color';
import { pageStorage } from './infrastructure/storage/page-storage';
import { KeyValueStorage } from './ports/key-value-storage';
import type { Override } from './ports/token';

export type { Widget } from './application/widget/widget';
export type { WidgetEventName, WidgetEvents } from './application/widget/widget-events';
export type {
  OpenedSend,
  OpenRequest,
  OpenSendRequest,
} from './application/navigation/open-request';
export {
  activeConnection,
  type AlertState,
  type ConnectionState,
  type ConnectionStates,
  type SnackbarState,
  type WidgetState,
} from './application/snapshot/widget-state';
export type { Account, AddressOn, BalanceState } from './domain/account/account';
export type { CaipAddress } from './domain/caip/caip-address';
export type { CaipNetworkId } from './domain/caip/caip-network-id';
export type { ChainNamespace } from './domain/caip/chain-namespace';
export type { ConnectFailure } from './domain/connection/connect-failure';
export type { Connector } from './domain/connection/connector';
export type { ConnectorRow } from './domain/connection/connector-list';
export type { ErrorCode, ErrorContexts } from './domain/errors/error-catalogue';
export { isWidgetError, type ErrorOf as WidgetError } from './domain/errors/catalogued-error';
export { arbitrum, ethereum } from './domain/network/built-in-networks';
export type { ActiveNetwork, KnownNetwork, Network } from './domain/network/network';
export type { NetworkInput } from './domain/options/parse-network';
export type { SwitchState } from './domain/network/network-switch';
export type { SwitchFailure } from './domain/network/switch-failure';
export type { Endpoint, EndpointMoment, EndpointPurpose } from './domain/options/endpoints';
export type { Features } from './domain/options/features';
export type { Sources } from './domain/options/sources';
export type { WidgetOptionsInput } from './domain/options/parse-options';
export type { WidgetOptions } from './domain/options/widget-options';
export type {
  SignInAccount,
  SiweConfig,
  SiweMessage,
  SiweMessageParams,
  SiweProof,
  SiweSession,
  SiwxMessage,
  SiwxOption,
} from './domain/siwx/site-sign-in';
export type { SiwxSession, SiwxSessionData } from './domain/siwx/siwx-session';
export type { ViewName } from './domain/routing/view-name';
export type { JupiterService } from './domain/swap/jupiter-service';
export type { SwapService } from './domain/swap/swap-service';
export type { UniswapDeployment } from './domain/swap/uniswap-deployment';
export type { SentByWidget } from './domain/transaction/sent-by-widget';
export type { TransactionOutcome } from './domain/transaction/transaction-outcome';
export type {
  Theme,
  ThemeInput,
  ThemeMode,
  ThemePreset,
  ThemeVariables,
} from './domain/theme/theme';
export type { TokenList } from './domain/token/token-list';
export { InMemoryStorage } from './infrastructure/storage/in-memory-storage';
export { ChainAdapters, type ChainAdapter } from './ports/chain-adapter';
export { Clock } from './ports/clock';
export type { Eip1193Provider } from './ports/eip1193-provider';
export { HostPage } from './ports/host-page';
export { KeyValueStorage } from './ports/key-value-storage';
export { Logger } from './ports/logger';
export { RpcClients, type RpcClient, type RpcRequest } from './ports/rpc-client';
export type { Stream, StreamSubscription } from './ports/stream';
export { override, type Override, type Token } from './ports/token';
export {
  WalletConnectorCatalogue,
  type WalletConnector,
  type WalletEvent,
  type WalletGrant,
  type WalletSession,
} from './ports/wallet-connector';

/**
 * Makes a widget. By itself this downloads and sends nothing; an earlier visit's connection, where storage
 * holds one, is restored in the background.
 *
 * Each of `overrides` replaces the adapter of a port.
 *
 * @example
 * ```ts
 * const widget = createWidget(
 *   { networks: [ethereum, arbitrum] },
 *   override(KeyValueStorage, new InMemoryStorage()),
 * );
 * ```
 *
 * @throws `WidgetError` `OPTION_INVALID` or `OPTIONS_CONFLICT`, naming the option.
 */
export function createWidget(
  input: WidgetOptionsInput = {},
  ...overrides: readonly Override[]
): Widget {
  const options = parseOptions(input);
  requireColors(options.themeVariables, 'themeVariables', knowsColor);
  // Read before the container exists, so that the first frame shows the state of the last visit.
  const chosen = overrides.filter(({ token }) => token === KeyValueStorage).at(-1);
  const storage = (chosen?.value as KeyValueStorage | undefined) ?? pageStorage();
  return new LazyWidget({
    knowsColor,
    options,
    stored: new StoredSession({ storage, widgetId: options.id }),
    loadCore: async (theme, presented) => {
      // One round of downloads, and not one after the other. The core asks for them again, and tells a failure.
      const families: Partial<Record<ChainNamespace, () => Promise<unknown>>> = lateChains;
      for (const { chainNamespace } of options.networks)
        families[chainNamespace]?.().catch(() => {});
      const { composeCore } = await import('./composition-root');
      return composeCore({ options, presented, storage, overrides, theme });
    },
    loadLateVerbs: () => import('./application/widget/late-verbs'),
  });
}
