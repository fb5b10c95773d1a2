import { type SocialProviderName, socialProviderNames } from '../login/social-names';

/** The features a site turns on or off, with the specification's defaults. */
export interface Features {
  /** Swaps, where `sources` has a service for the network. */
  readonly swaps: boolean;
  /** Purchases of tokens at the providers that `sources.onramp` names. */
  readonly onramp: boolean;
  /** The address of the account, as a QR code. */
  readonly receive: boolean;
  /** Transfers. */
  readonly send: boolean;
  /** The login by e-mail, where there is an embedded wallet. */
  readonly email: boolean;
  /** Lists wallets beside the logins; `false` puts them behind a button. */
  readonly emailShowWallets: boolean;

  /**
   * Has the site's page, and not the embedded wallet's frame, take the one-time code of a login. Every script of the
   * site can read the code then.
   */
  readonly emailCodeInSite: boolean;

  /**
   * The social logins that are offered, in their order, as far as the embedded wallet's operator has credentials of
   * them.
   */
  readonly socials: readonly SocialProviderName[];
  /** What the account has done. */
  readonly history: boolean;
  /** Reports to `analyticsUrl`, or to an `AnalyticsSink` of the site. Without either nothing is reported. */
  readonly analytics: boolean;

  /** Lists the row that leads to every wallet. */
  readonly allWallets: boolean;

  /**
   * Lets a visitor connect only after consent to the documents at `termsConditionsUrl` and `privacyPolicyUrl`: at least
   * one of them is required. Without it, a line below the wallets names them.
   */
  readonly legalCheckbox: boolean;

  /**
   * Lets a wallet grant permissions to spend without asking again (ERC-7715), after a review of their limits, and lists
   * them to be revoked. Without it the dapp's provider refuses these requests.
   */
  readonly smartSessions: boolean;

  /** Puts the wallets behind one button where a login is offered beside them. `emailShowWallets: false` does the same. */
  readonly collapseWallets: boolean;

  /** What the account offers, in its order, as far as there are views for it. */
  readonly walletFeaturesOrder: readonly WalletFeature[];

  /** The ways to connect, in their order. Wallets are first where one is installed, and last elsewhere, when absent. */
  readonly connectMethodsOrder?: readonly ConnectMethod[];

  /** The kinds of wallets, in the order in which they are listed. */
  readonly connectorTypeOrder: readonly ConnectorListType[];
}

/** What the account view can offer, in its order. */
export const walletFeatures = ['onramp', 'swaps', 'receive', 'send'] as const;
export type WalletFeature = (typeof walletFeatures)[number];

/** The ways to connect, in the order of the Connect view. */
export const connectMethods = ['email', 'social', 'wallet'] as const;
export type ConnectMethod = (typeof connectMethods)[number];

/** The groups of the wallet list, in its order. */
export const connectorListTypes = [
  'walletConnect',
  'recent',
  'injected',
  'featured',
  'custom',
  'external',
  'recommended',
] as const;
export type ConnectorListType = (typeof connectorListTypes)[number];

/** The defaults. */
export const defaultFeatures: Features = {
  swaps: true,
  onramp: true,
  receive: true,
  send: true,
  email: true,
  emailShowWallets: true,
  emailCodeInSite: false,
  socials: socialProviderNames,
  history: true,
  analytics: true,
  allWallets: true,
  legalCheckbox: false,
  smartSessions: false,
  collapseWallets: false,
  walletFeaturesOrder: walletFeatures,
  connectorTypeOrder: connectorListTypes,
};
