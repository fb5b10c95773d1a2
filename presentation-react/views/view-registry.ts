import type { WidgetState } from '../../application/snapshot/widget-state';
import { connectorsOf } from '../../domain/connection/multi-chain-connector';
import type { ViewRegistry } from '../bindings/view-definition';
import ConnectView from './connect/connect-view';
import ConnectingExternalView from './connecting-external/connecting-external-view';

/** Every view that has a component. */
export const viewRegistry: ViewRegistry = {
  Account: {
    title: ({ accountTitle }) => accountTitle,
    messages: 'shell',
    load: () => import('./account/account-view'),
  },
  AllWallets: {
    title: ({ allWallets }) => allWallets,
    messages: 'wallets',
    load: () => import('./all-wallets/all-wallets-view'),
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
    isNext: ({ connectors }) => connectors.some((one) => connectorsOf(one).length > 1),
  },
  ConnectingWalletConnect: {
    title: ({ walletConnect }, wallet) => wallet ?? walletConnect,
    messages: 'pairing',
    load: () => import('./pairing/connecting-wallet-connect-view'),
  },
  ConnectingWalletConnectBasic: {
    title: ({ walletConnect }) => walletConnect,
    messages: 'pairing',
    load: () => import('./pairing/basic-view'),
  },
  Networks: {
    title: ({ networksTitle }) => networksTitle,
    messages: 'shell',
    load: () => import('./networks/networks-view'),
    isNext: isAccountShown,
  },
  ProfileWallets: {
    title: ({ walletsTitle }) => walletsTitle,
    messages: 'shell',
    load: () => import('./profile-wallets/profile-wallets-view'),
    isNext: isAccountShown,
  },
  UnsupportedChain: {
    title: ({ unsupportedTitle }) => unsupportedTitle,
    messages: 'shell',
    load: () => import('./unsupported-chain/unsupported-chain-view'),
  },
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
    title: ({ sendReview }) => sendReview,
    messages: 'send',
    load: () => import('./send/preview-view'),
  },
  WalletSendSelectToken: {
    title: ({ selectToken }) => selectToken,
    messages: 'send',
    load: () => import('./send/select-token-view'),
  },
};

function isAccountShown({ view }: WidgetState): boolean {
  return view?.name === 'Account';
}
