import type { WidgetState } from '../../application/snapshot/widget-state';
import { connectorsOf } from '../../domain/connection/multi-chain-connector';
import type { ViewDefinition, ViewRegistry } from '../bindings/view-definition';
import type { MessageCatalogue } from '../messages/message-catalogue';
import ConnectView from './connect/connect-view';
import ConnectingExternalView from './connecting-external/connecting-external-view';

/** Every view that has a component. */
export const viewRegistry: ViewRegistry = {
  Account: {
    title: 'accountTitle',
    messages: 'account',
    load: () => import('./account/account-view'),
  },
  AddToken: {
    title: 'tokenAddTitle',
    messages: 'holdings',
    load: () => import('./holdings/add-token-view'),
  },
  AllWallets: {
    title: 'allWallets',
    messages: 'wallets',
    load: () => import('./all-wallets/all-wallets-view'),
    pane: 'beside',
  },
  ApproveTransaction: authView('ApproveTransaction'),
  BuyInProgress: {
    title: ({ walletFeatures }) => walletFeatures.onramp,
    messages: 'onramp',
    load: () => import('./onramp/buy-in-progress-view'),
  },
  Connect: {
    title: ({ connectTitle, connectTitleOn }, _wallet, chain) =>
      chain === undefined ? connectTitle : connectTitleOn(chain),
    messages: 'shell',
    View: ConnectView,
    pane: 'list',
  },
  ConnectingExternal: {
    title: (messages, wallet) => wallet ?? messages.wallet,
    messages: 'shell',
    View: ConnectingExternalView,
    pane: 'beside',
  },
  ConnectingFarcaster: {
    title: ({ authTitles }) => authTitles.ConnectingFarcaster,
    messages: 'social',
    load: () => import('./auth/social-view'),
    pane: 'beside',
  },
  ConnectingMultiChain: {
    title: 'multiChainTitle',
    messages: 'wallets',
    load: () => import('./connecting-multi-chain/connecting-multi-chain-view'),
    isNext: ({ connectors }) => connectors.some((one) => connectorsOf(one).length > 1),
    pane: 'beside',
  },
  ConnectingSiwe: signIn(),
  ConnectingSocial: {
    title: 'connectTitle',
    messages: 'social',
    load: () => import('./auth/social-view'),
    pane: 'beside',
  },
  ConnectingWalletConnect: {
    title: ({ walletConnect }, wallet) => wallet ?? walletConnect,
    messages: 'pairing',
    load: () => import('./pairing/connecting-wallet-connect-view'),
    pane: 'beside',
  },
  ConnectingWalletConnectBasic: {
    title: 'walletConnect',
    messages: 'pairing',
    load: () => import('./pairing/basic-view'),
    pane: 'beside',
  },
  ConnectWallets: {
    title: 'connectTitle',
    messages: 'shell',
    load: () => import('./connect-wallets/connect-wallets-view'),
    pane: 'list',
  },
  EmailVerifyDevice: authView('EmailVerifyDevice'),
  EmailVerifyOtp: authView('EmailVerifyOtp'),
  GetWallet: {
    title: 'getAWallet',
    messages: 'wallets',
    load: () => import('./newcomer/get-wallet-view'),
    isNext: ({ view }) => view?.name === 'WhatIsAWallet',
    pane: 'beside',
  },
  Networks: {
    title: 'networksTitle',
    messages: 'networks',
    load: () => import('./networks/networks-view'),
    isNext: isAccountShown,
    isForAll: true,
  },
  NftDetails: {
    title: 'nftTitle',
    messages: 'nfts',
    load: () => import('./nfts/nft-details-view'),
  },
  OnRampProviders: {
    title: 'onrampProvidersTitle',
    messages: 'onramp',
    load: () => import('./onramp/onramp-providers-view'),
  },
  Profile: {
    title: ({ authTitles }) => authTitles.Profile,
    messages: 'profile',
    load: () => import('./profile/profile-view'),
  },
  ProfileWallets: {
    title: 'walletsTitle',
    messages: 'account',
    load: () => import('./profile-wallets/profile-wallets-view'),
    isNext: isAccountShown,
    isForAll: true,
  },
  RegisterAccountName: names(),
  RegisterAccountNameSuccess: names(),
  SIWXSignMessage: signIn(),
  SmartSessionCreated: permissions(),
  SmartSessionList: permissions(),
  SmartSessionReview: permissions(),
  Swap: {
    title: ({ walletFeatures }) => walletFeatures.swaps,
    messages: 'swap',
    load: () => import('./swap/swap-view'),
  },
  SwapPreview: {
    title: 'swapReview',
    messages: 'swap',
    load: () => import('./swap/swap-preview-view'),
  },
  SwapSelectToken: {
    title: 'selectToken',
    messages: 'swap',
    load: () => import('./swap/swap-select-token-view'),
  },
  TokenDetails: {
    title: 'tokenTitle',
    messages: 'holdings',
    load: () => import('./holdings/token-details-view'),
  },
  Transactions: {
    title: 'activityTitle',
    messages: 'activity',
    load: () => import('./transactions/transactions-view'),
  },
  TransactionDetails: {
    title: 'activityTitle',
    messages: 'activity',
    load: () => import('./transactions/transaction-details-view'),
    // It leads to the explorer as well.
    isForAll: true,
  },
  UnsupportedChain: {
    title: 'unsupportedTitle',
    messages: 'account',
    load: () => import('./unsupported-chain/unsupported-chain-view'),
  },
  UpdateEmailPrimaryOtp: authView('UpdateEmailPrimaryOtp'),
  UpdateEmailSecondaryOtp: authView('UpdateEmailSecondaryOtp'),
  UpdateEmailWallet: authView('UpdateEmailWallet'),
  WalletReceive: {
    title: ({ walletFeatures }) => walletFeatures.receive,
    messages: 'receive',
    load: () => import('./receive/receive-view'),
  },
  WalletSend: {
    title: ({ walletFeatures }) => walletFeatures.send,
    messages: 'send',
    load: () => import('./send/send-view'),
  },
  WalletSendPreview: {
    title: 'sendReview',
    messages: 'send',
    load: () => import('./send/preview-view'),
  },
  WalletSendSelectToken: {
    title: 'selectToken',
    messages: 'send',
    load: () => import('./send/select-token-view'),
  },
  WhatIsAWallet: {
    title: 'whatIsAWallet',
    messages: 'newcomer',
    load: () => import('./newcomer/what-is-a-wallet-view'),
    isNext: ({ view }) => view?.name === 'Connect',
    pane: 'beside',
  },
};

function signIn(): ViewDefinition {
  return {
    title: 'signInTitle',
    messages: 'signIn',
    load: () => import('./sign-in/sign-in-view'),
    isNext: ({ features }) => features.siwx !== undefined,
  };
}

function names(): ViewDefinition {
  return {
    title: 'namesTitle',
    messages: 'names',
    load: () => import('./names/names-view'),
  };
}

function permissions(): ViewDefinition {
  return {
    title: 'permissionsTitle',
    messages: 'permissions',
    load: () => import('./permissions/permissions-view'),
  };
}

function authView(name: keyof MessageCatalogue['authTitles']): ViewDefinition {
  return {
    title: ({ authTitles }) => authTitles[name],
    messages: 'auth',
    load: () => import('./auth/auth-view'),
    isForAll: !name.startsWith('Update'),
    ...(name.startsWith('EmailVerify') && { pane: 'beside' }),
  };
}

function isAccountShown({ view }: WidgetState): boolean {
  return view?.name === 'Account';
}
