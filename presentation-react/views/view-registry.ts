import type { ViewRegistry } from '../bindings/view-definition';
import AccountView from './account/account-view';
import ConnectView from './connect/connect-view';
import ConnectingExternalView from './connecting-external/connecting-external-view';
import NetworksView from './networks/networks-view';
import UnsupportedChainView from './unsupported-chain/unsupported-chain-view';

/** Every view that has a component. */
export const viewRegistry: ViewRegistry = {
  Account: {
    title: ({ accountTitle }) => accountTitle,
    messages: 'shell',
    View: AccountView,
  },
  AllWallets: {
    title: ({ allWallets }) => allWallets,
    messages: 'wallets',
    load: () => import('./all-wallets/all-wallets-view'),
    isRare: true,
  },
  Connect: {
    title: ({ connectTitle, connectTitleOn }, _wallet, chain) =>
      chain === undefined ? connectTitle : connectTitleOn(chain),
    messages: 'shell',
    View: ConnectView,
  },
  ConnectingExternal: {
    title: (messages, wallet) => wallet ?? messages.wallet,
    messages: 'shell',
    View: ConnectingExternalView,
  },
  ConnectingMultiChain: {
    title: ({ multiChainTitle }) => multiChainTitle,
    messages: 'shell',
    load: () => import('./connecting-multi-chain/connecting-multi-chain-view'),
  },
  ConnectingWalletConnect: {
    title: ({ walletConnect }, wallet) => wallet ?? walletConnect,
    messages: 'pairing',
    load: () => import('./pairing/connecting-wallet-connect-view'),
    isRare: true,
  },
  ConnectingWalletConnectBasic: {
    title: ({ walletConnect }) => walletConnect,
    messages: 'pairing',
    load: () => import('./pairing/basic-view'),
    isRare: true,
  },
  Networks: {
    title: ({ networksTitle }) => networksTitle,
    messages: 'shell',
    View: NetworksView,
  },
  ProfileWallets: {
    title: ({ walletsTitle }) => walletsTitle,
    messages: 'shell',
    load: () => import('./profile-wallets/profile-wallets-view'),
  },
  UnsupportedChain: {
    title: ({ unsupportedTitle }) => unsupportedTitle,
    messages: 'shell',
    View: UnsupportedChainView,
  },
  WalletReceive: {
    title: ({ walletFeatures }) => walletFeatures.receive,
    messages: 'receive',
    load: () => import('./receive/receive-view'),
    isRare: true,
  },
  WalletSend: {
    title: ({ walletFeatures }) => walletFeatures.send,
    messages: 'send',
    load: () => import('./send/send-view'),
    isRare: true,
  },
  WalletSendPreview: {
    title: ({ sendReview }) => sendReview,
    messages: 'send',
    load: () => import('./send/preview-view'),
    isRare: true,
  },
  WalletSendSelectToken: {
    title: ({ selectToken }) => selectToken,
    messages: 'send',
    load: () => import('./send/select-token-view'),
    isRare: true,
  },
};
