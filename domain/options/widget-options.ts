import type { AccountType } from '../account/account-type';
import type { ChainNamespace } from '../caip/chain-namespace';
import type { CaipNetworkId } from '../caip/caip-network-id';
import type { DappMetadata } from '../wallet/dapp-metadata';
import type { ListedWallet } from '../wallet/listed-wallet';
import type { Network } from '../network/network';
import type { SiweConfig, SiwxOption } from '../siwx/site-sign-in';
import type { Snapshot } from '../snapshot/snapshot';
import type { ThemeMode, ThemePreset, ThemeVariables } from '../theme/theme';
import type { Features } from './features';
import type { Sources } from './sources';

/** A wallet that the site lists whether or not it is installed. */
export type CustomWallet = ListedWallet;

/** On every device, on none, or on phones only. */
export type AllWalletsPlace = 'SHOW' | 'HIDE' | 'ONLY_MOBILE';

/** A wallet that a site supplies: an EIP-1193 provider of any library. */
export interface SuppliedProvider {
  request(args: { readonly method: string; readonly params?: unknown }): Promise<unknown>;
}

/** A wallet that the site itself supplies, e.g. from an SDK. */
export interface ExternalConnector {
  /** Its id, for `connect(id)`. One of a kind in the list. */
  readonly id: string;
  /** What the visitor reads. */
  readonly name: string;
  /** Its picture, at `https:` or `data:image/`. */
  readonly imageUrl?: string;
  /** Its reverse domain name, as in EIP-6963: the widget then knows it as the same wallet. */
  readonly rdns?: string;

  /** The EIP-1193 provider, or how to load it when the visitor chooses the wallet. */
  readonly provider: SuppliedProvider | (() => SuppliedProvider | Promise<SuppliedProvider>);
}

/** The options of a widget, checked and complete. Made from a host's by `parseOptions`. */
export interface WidgetOptions {
  /** Keeps the stored values of several widgets on one origin apart. */
  readonly id?: string;

  /**
   * The site's project at WalletConnect: enables wallets that connect by pairing, and its hosted RPC after a network's
   * own endpoints.
   */
  readonly projectId?: string;

  /** The address of the hosted JSON-RPC, used with `chainId` and `projectId` when there is a project id. */
  readonly hostedRpcUrl?: string;

  /** The widget's name for an embedded wallet and the analytics. */
  readonly sdkType: string;
  /** The version that goes with `sdkType`. */
  readonly sdkVersion: string;

  /** What wallets show of the site. When absent, they show its host as the name. */
  readonly metadata?: DappMetadata;

  /** The WalletConnect relay for pairing: any of protocol `irn`. The public one when absent. */
  readonly relayUrl?: string;

  /** The networks the site works on. */
  readonly networks: readonly Network[];

  /** The network a visitor starts on: one of `networks`. The first of them when absent. */
  readonly defaultNetwork?: Network;

  /** RPC endpoints by CAIP-2 network id, the preferred one first, in the place of the network's own. */
  readonly customRpcUrls: Readonly<Partial<Record<CaipNetworkId, readonly string[]>>>;

  /**
   * Asks WalletConnect's hosted RPC where a network's own endpoints fail. On with a project id, unless it says
   * `false`.
   */
  readonly enableHostedRpc: boolean;

  /**
   * The site's proxy of pictures of names, tokens and NFTs, called with `?url=`. The widget then contacts no
   * other host for them.
   */
  readonly imageProxyUrl?: string;

  /**
   * Loads pictures of names, tokens and NFTs from the hosts that they are on, which learn who looks at them. Off
   * unless it says `true`.
   */
  readonly enableRemoteImages: boolean;

  /** Which features are on, and in which order. */
  readonly features: Features;

  /** Where tokens, prices and exchanges come from, beyond a wallet's own answer. None of it is on by default. */
  readonly sources?: Sources;

  /** Wallets that come first, by id, rdns or name. */
  readonly featuredWalletIds: readonly string[];

  /** The only wallets of the directory that are listed, by id, rdns or name. All of them when empty. */
  readonly includeWalletIds: readonly string[];

  /** Wallets that are not listed, by rdns or name. */
  readonly excludeWalletIds: readonly string[];

  /** Wallets of the site's own, listed whether or not they are installed. */
  readonly customWallets: readonly CustomWallet[];

  /**
   * Connectors of one wallet on several namespaces, by their ids, beside those that the package knows:
   * `[['com.example.wallet', 'wallet-standard:Example']]`. Wallets are never joined by their names.
   */
  readonly walletPairs: readonly (readonly string[])[];

  /** Where the row that leads to every wallet is listed. Everywhere when absent. */
  readonly allWallets?: AllWalletsPlace;

  /** Where the site keeps its own list of wallets, in the place of the one that comes with the widget. */
  readonly walletDirectoryUrl?: string;

  /**
   * The hash of that list, as in Subresource Integrity: `sha384-…`. With it, a list of other bytes is reported to the
   * console and not used: the one that comes with the widget stands in its place.
   */
  readonly walletDirectoryIntegrity?: string;

  /** Wallets that the site itself supplies, e.g. from an SDK. */
  readonly connectors: readonly ExternalConnector[];

  /** The site's own sign-in, on every namespace. Not together with `siweConfig`. */
  readonly siwx?: SiwxOption;

  /** The site's own sign-in on EVM chains, in its older form. */
  readonly siweConfig?: SiweConfig;

  /**
   * The page of the embedded wallet, on an origin of the operator's own. Without it, or an `AuthFrame` of the site's
   * own, no login is offered, and no frame is in the page.
   */
  readonly authFrameUrl?: string;

  /** The account type that an embedded wallet begins with, by namespace. */
  readonly defaultAccountTypes: Readonly<Record<ChainNamespace, AccountType>>;

  /** Light, dark, or the visitor's own setting. */
  readonly themeMode: ThemeMode;

  /** The look that `themeVariables` change: `cleat` when absent. */
  readonly themePreset: ThemePreset;

  /** Colours, fonts and sizes. */
  readonly themeVariables: ThemeVariables;

  /** Logos of networks, by CAIP-2 id or by the id alone. */
  readonly chainImages: Readonly<Record<string, string>>;

  /** Logos of wallets, by id. */
  readonly connectorImages: Readonly<Record<string, string>>;

  /** The site's terms, which the list of wallets names. */
  readonly termsConditionsUrl?: string;

  /** The site's privacy policy, likewise. */
  readonly privacyPolicyUrl?: string;

  /**
   * The site's collector of visitors' actions. Without it, or an `AnalyticsSink` of the site's own, the widget collects
   * nothing, even with the feature on.
   */
  readonly analyticsUrl?: string;

  /** Lists wallets at all. On unless `false`. */
  readonly enableWallets: boolean;

  /** Lists injected wallets: `window.ethereum`, `window.injectedWeb3`. On unless `false`. */
  readonly enableInjected: boolean;

  /** Lists EVM wallets that announce themselves (EIP-6963). On unless `false`. */
  readonly enableEIP6963: boolean;

  /** Offers to switch networks. On unless `false`. */
  readonly enableNetworkSwitch: boolean;

  /** Restores the connection after a reload, the embedded wallet's as well. On unless `false`. */
  readonly enableReconnect: boolean;

  /** Shows a panel in the page instead of a modal. Off unless `true`. */
  readonly enableEmbedded: boolean;

  /** Lets the visitor stay on a network that is not listed. Off unless `true`. */
  readonly allowUnsupportedChain: boolean;

  /** Lets the site place the modal itself. Off unless `true`. */
  readonly disableAppend: boolean;

  /**
   * The looks of the visit before, which a server renders, and the page until its wallet is connected again: what
   * `readSnapshot` of `cleatkit/snapshot` returns. No account: `state` has none of it.
   */
  readonly initialState?: Snapshot | undefined;

  /** Shows developers what is wrong with the set-up, in the widget and in the console. Off unless `true`. */
  readonly debug: boolean;
}
