import type { FeatureName } from '../feature/feature-name';

/** The router's rules for a view, before it is shown and while it is. */
export interface ViewRules {
  /** The feature that is loaded before the view is shown. */
  readonly feature?: FeatureName;

  /** Whether the modal leaves the view, for Connect, when the account in use is disconnected. */
  readonly needsAccount: boolean;
}

/**
 * Every view of the modal, by name. There are no URL routes. A view does not compile until the presenter's registry has an entry for it.
 */
export const viewRules = {
  Account: { needsAccount: true },
  AddToken: { feature: 'tokens', needsAccount: true },
  AllWallets: { needsAccount: false },
  ApproveTransaction: { feature: 'auth', needsAccount: false },
  BuyInProgress: { feature: 'onramp', needsAccount: true },
  Connect: { needsAccount: false },
  ConnectingExternal: { needsAccount: false },
  ConnectingFarcaster: { feature: 'auth', needsAccount: false },
  ConnectingMultiChain: { needsAccount: false },
  ConnectingSocial: { feature: 'auth', needsAccount: false },
  ConnectingWalletConnect: { feature: 'pairing', needsAccount: false },
  ConnectingWalletConnectBasic: { needsAccount: false },
  ConnectWallets: { needsAccount: false },
  EmailVerifyDevice: { feature: 'auth', needsAccount: false },
  EmailVerifyOtp: { feature: 'auth', needsAccount: false },
  GetWallet: { needsAccount: false },
  Networks: { needsAccount: false },
  NftDetails: { feature: 'nfts', needsAccount: true },
  OnRampProviders: { feature: 'onramp', needsAccount: true },
  Profile: { feature: 'auth', needsAccount: true },
  ProfileWallets: { needsAccount: true },
  RegisterAccountName: { feature: 'names', needsAccount: true },
  RegisterAccountNameSuccess: { feature: 'names', needsAccount: true },
  SmartSessionCreated: { feature: 'permissions', needsAccount: true },
  SmartSessionList: { feature: 'permissions', needsAccount: true },
  SmartSessionReview: { feature: 'permissions', needsAccount: true },
  Swap: { feature: 'swap', needsAccount: true },
  SwapPreview: { feature: 'swap', needsAccount: true },
  SwapSelectToken: { feature: 'swap', needsAccount: true },
  TokenDetails: { feature: 'tokens', needsAccount: true },
  Transactions: { feature: 'history', needsAccount: true },
  TransactionDetails: { feature: 'history', needsAccount: true },
  UpdateEmailPrimaryOtp: { feature: 'auth', needsAccount: true },
  UpdateEmailSecondaryOtp: { feature: 'auth', needsAccount: true },
  UpdateEmailWallet: { feature: 'auth', needsAccount: true },
  UnsupportedChain: { needsAccount: true },
  WalletReceive: { feature: 'receive', needsAccount: true },
  WalletSend: { feature: 'send', needsAccount: true },
  WalletSendPreview: { feature: 'send', needsAccount: true },
  WalletSendSelectToken: { feature: 'send', needsAccount: true },
  WhatIsAWallet: { needsAccount: false },

  // The sign-in leaves these views itself when its session ends.
  ConnectingSiwe: { feature: 'siwx', needsAccount: false },
  SIWXSignMessage: { feature: 'siwx', needsAccount: false },
} as const satisfies Readonly<Record<string, ViewRules>>;
