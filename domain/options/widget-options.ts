import type { AccountType } from '../account/account-type';
import type { ChainNamespace } from '../caip/chain-namespace';
import type { ListedWallet } from '../connection/listed-wallet';
import type { Network } from '../network/network';
import type { ThemeMode, ThemeVariables } from '../theme/theme';
import type { Features } from './features';

/** Who asks: what wallets show of the site. */
export interface DappMetadata {
  readonly name: string;
  readonly description: string;
  readonly url: string;
  readonly icons: readonly string[];
}

/** A wallet that the site lists whether or not it is installed. */
export type CustomWallet = ListedWallet;

/** On every device, on none, or on phones only. */
export type AllWalletsPlace = 'SHOW' | 'HIDE' | 'ONLY_MOBILE';

/** A wallet that the site itself supplies, e.g. from an SDK. */
export interface ExternalConnector {
  readonly id: string;
  readonly name: string;
  readonly imageUrl?: string;
  readonly rdns?: string;

  /** The EIP-1193 provider, or how to load it when the visitor chooses the wallet. */
  readonly provider: unknown;
}

/** The options of a widget, checked and complete. Made from a host's by `parseOptions`. */
export interface WidgetOptions {
  /** Keeps the stored values of several widgets on one origin apart. */
  readonly id?: string;
  readonly projectId?: string;

  /** The address of the hosted JSON-RPC, asked with `chainId` and `projectId` where there is a project id. */
  readonly hostedRpcUrl?: string;
  readonly sdkType: string;
  readonly sdkVersion: string;
  readonly metadata?: DappMetadata;

  /** The WalletConnect relay that codes go over: any of protocol `irn`. The public one when absent. */
  readonly relayUrl?: string;
  readonly networks: readonly Network[];
  readonly defaultNetwork?: Network;
  readonly customRpcUrls: Readonly<Record<string, readonly string[]>>;
  readonly features: Features;
  readonly featuredWalletIds: readonly string[];
  readonly includeWalletIds: readonly string[];
  readonly excludeWalletIds: readonly string[];
  readonly customWallets: readonly CustomWallet[];

  /** Where the row that leads to every wallet is listed. Everywhere when absent. */
  readonly allWallets?: AllWalletsPlace;

  /** Where the site keeps its own list of wallets, in the place of the one that comes with the widget. */
  readonly walletDirectoryUrl?: string;
  readonly connectors: readonly ExternalConnector[];
  readonly siwx?: object;
  readonly siweConfig?: object;
  readonly defaultAccountTypes: Readonly<Record<ChainNamespace, AccountType>>;
  readonly themeMode: ThemeMode;
  readonly themeVariables: ThemeVariables;
  readonly chainImages: Readonly<Record<string, string>>;
  readonly connectorImages: Readonly<Record<string, string>>;
  readonly termsConditionsUrl?: string;
  readonly privacyPolicyUrl?: string;

  /** Where the site collects what visitors do. Without it nothing is collected, whatever the feature says. */
  readonly analyticsUrl?: string;
  readonly enableWallets: boolean;
  readonly enableInjected: boolean;
  readonly enableEIP6963: boolean;
  readonly enableNetworkSwitch: boolean;
  readonly enableReconnect: boolean;
  readonly enableEmbedded: boolean;
  readonly allowUnsupportedChain: boolean;
  readonly disableAppend: boolean;
  readonly debug: boolean;
}
