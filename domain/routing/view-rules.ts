import type { FeatureName } from '../feature/feature-name';

/** The router's rules for a view, before it is shown and while it is. */
export interface ViewRules {
  /** The feature that is loaded before the view is shown. */
  readonly feature?: FeatureName;

  /** Whether the modal leaves the view, for Connect, when the account in use is disconnected. */
  readonly needsAccount: boolean;
}

/**
 * Every view of the modal, by name, with what the visitor sees and does there: `docs/reference/views.md` is written from it. There are no URL routes. A view does not compile until the presenter's registry has an entry for it.
 */
export const viewRules = {
  /**
   * The account in use: identity, balance, what it holds and has done, its actions and its network. The visitor
   * copies the address, sends, receives, swaps or buys, changes account, wallet or network, and disconnects. The
   * first view with a wallet.
   */
  Account: { needsAccount: true },

  /**
   * Adds a token by the address of its contract or mint. The visitor sees what the chain says about it before it is
   * added.
   */
  AddToken: { feature: 'tokens', needsAccount: true },

  /**
   * Every wallet that can be connected, to look through and to search, with a QR code for the ones that are not
   * listed.
   */
  AllWallets: { needsAccount: false },

  /**
   * The page of the embedded wallet shows what it is asked to sign or send. The visitor approves or rejects there;
   * the site draws nothing over it.
   */
  ApproveTransaction: { feature: 'auth', needsAccount: false },

  /**
   * A purchase that goes on at the page of a provider. The visitor waits for the tokens, opens the page again, or
   * chooses another provider.
   */
  BuyInProgress: { feature: 'onramp', needsAccount: true },

  /**
   * The ways to connect that the site offers: logins, wallets of this browser, a phone, more wallets. The first view
   * without a wallet. With a namespace it lists the wallets that are on it.
   */
  Connect: { needsAccount: false },

  /**
   * The request to one wallet, or its outcome: waiting, declined, locked, not installed, gone, failed. Each outcome
   * offers its own next step.
   */
  ConnectingExternal: { needsAccount: false },

  /** The login with Farcaster: a QR code, or a link on a phone. */
  ConnectingFarcaster: { feature: 'auth', needsAccount: false },

  /** A wallet that is on several namespaces. The visitor chooses the one to connect. */
  ConnectingMultiChain: { needsAccount: false },

  /**
   * A login at another provider, in a window of its own. The visitor goes on there, opens the window again, or goes
   * back.
   */
  ConnectingSocial: { feature: 'auth', needsAccount: false },

  /** Connects one wallet by pairing: on another device by a QR code, in an app of this device, or in the browser. */
  ConnectingWalletConnect: { feature: 'pairing', needsAccount: false },

  /** A QR code alone, for any wallet that pairs. `uri` of `open` shows a pairing URI of the site instead. */
  ConnectingWalletConnectBasic: { needsAccount: false },

  /** The wallets alone, where the site shows logins first. */
  ConnectWallets: { needsAccount: false },

  /** The visitor approves this device in an e-mail. The view goes on by itself. */
  EmailVerifyDevice: { feature: 'auth', needsAccount: false },

  /** The visitor enters the one-time code of an e-mail, asks for another one, or takes another address. */
  EmailVerifyOtp: { feature: 'auth', needsAccount: false },

  /**
   * Wallets for visitors without one, with links to their sites or stores. The wallet that the visitor comes back
   * with is offered.
   */
  GetWallet: { needsAccount: false },

  /** The networks of the site, to search and to choose from. The wallet is asked where it has to agree. */
  Networks: { needsAccount: false },

  /** One NFT of the account in use: `id` of `args` says which. */
  NftDetails: { feature: 'nfts', needsAccount: true },

  /** The providers that sell tokens on the network in use, and the ways to get tokens without buying. */
  OnRampProviders: { feature: 'onramp', needsAccount: true },

  /** The visitor of the embedded wallet: name, logins and the ways to the pages of the wallet. */
  Profile: { feature: 'auth', needsAccount: true },

  /**
   * Each namespace of the site with its wallet and account. The visitor connects, disconnects, and chooses the
   * account in use.
   */
  ProfileWallets: { needsAccount: true },

  /** The visitor chooses a name for the account of the embedded wallet, and signs for it. */
  RegisterAccountName: { feature: 'names', needsAccount: true },

  /** The name that was registered. */
  RegisterAccountNameSuccess: { feature: 'names', needsAccount: true },

  /** The permission that the wallet granted, with what it changed. */
  SmartSessionCreated: { feature: 'permissions', needsAccount: true },

  /** The permissions of this site (ERC-7715). The visitor revokes them. */
  SmartSessionList: { feature: 'permissions', needsAccount: true },

  /**
   * A permission that the site requests, in words, with its limits and warnings. The visitor goes on in the wallet,
   * or declines.
   */
  SmartSessionReview: { feature: 'permissions', needsAccount: true },

  /**
   * The form for swapping: two tokens, an amount, the price and the slippage. Nothing is asked of the wallet before
   * the review.
   */
  Swap: { feature: 'swap', needsAccount: true },

  /**
   * The review of a swap or of its allowance: what is given, what comes back at least, the fee, the contract. The
   * visitor confirms, then the wallet asks.
   */
  SwapPreview: { feature: 'swap', needsAccount: true },

  /** The tokens that can be swapped, to search and to choose from. */
  SwapSelectToken: { feature: 'swap', needsAccount: true },

  /**
   * One token of the account in use: `token` of `args` says which, by its CAIP-10 id, or the CAIP-2 id of the network
   * for its native currency.
   */
  TokenDetails: { feature: 'tokens', needsAccount: true },

  /** What the account has done on the network in use, by month, to look through and to save as CSV. */
  Transactions: { feature: 'history', needsAccount: true },

  /**
   * One transaction of the account in use: `hash` of `args` says which. The visitor copies the hash, opens the
   * explorer, and speeds up or cancels one that waits.
   */
  TransactionDetails: { feature: 'history', needsAccount: true },

  /** The visitor enters the code that was sent to the old address. */
  UpdateEmailPrimaryOtp: { feature: 'auth', needsAccount: true },

  /** The visitor enters the code that was sent to the new address. */
  UpdateEmailSecondaryOtp: { feature: 'auth', needsAccount: true },

  /** The visitor enters another e-mail address for the embedded wallet. */
  UpdateEmailWallet: { feature: 'auth', needsAccount: true },

  /**
   * The wallet is on a network that the site does not use. The visitor switches to one of the site, or disconnects.
   * The modal cannot be closed unless `allowUnsupportedChain`.
   */
  UnsupportedChain: { needsAccount: true },

  /**
   * The address of the account in use, as a QR code and in full, and the networks that it receives on. An amount
   * makes a payment link.
   */
  WalletReceive: { feature: 'receive', needsAccount: true },

  /** The form for sending: token, amount, receiver. `args` of `open` fill it in. Nothing leaves before the review. */
  WalletSend: { feature: 'send', needsAccount: true },

  /** The review of a transfer: amount, receiver, fee and warnings. The visitor confirms, then the wallet asks. */
  WalletSendPreview: { feature: 'send', needsAccount: true },

  /** The tokens that the account holds, to choose what is sent. */
  WalletSendSelectToken: { feature: 'send', needsAccount: true },

  /** What a wallet is, for visitors without one, and the way to get one. */
  WhatIsAWallet: { needsAccount: false },

  // The sign-in leaves these two views itself when its session ends.
  /**
   * What the account is asked to sign, before the wallet is asked: the site, the account, how long it is valid. The
   * visitor signs, or cancels and is disconnected.
   */
  ConnectingSiwe: { feature: 'siwx', needsAccount: false },

  /** The same view under the name by which the widget opens it. */
  SIWXSignMessage: { feature: 'siwx', needsAccount: false },
} as const satisfies Readonly<Record<string, ViewRules>>;
