import type { ComponentType } from 'react';
import type { ViewName } from '../../domain/routing/view-name';
import type { MessageCatalogue } from '../messages/message-catalogue';
import AccountView from './account/account-view';
import ConnectView from './connect/connect-view';
import ConnectingExternalView from './connecting-external/connecting-external-view';
import NetworksView from './networks/networks-view';
import UnsupportedChainView from './unsupported-chain/unsupported-chain-view';

/** A view that comes with the shell, or one that is downloaded when it is first shown. */
export type ViewSource =
  | { readonly View: ComponentType }
  | {
      readonly load: () => Promise<{ readonly default: ComponentType }>;

      /** Most visitors never see it: it is not fetched ahead of time. */
      readonly isRare?: boolean;
    };

export interface ViewDefinition {
  /** What the heading says, for the wallet and the chain the view is about where it is about one. */
  readonly title: (messages: MessageCatalogue, wallet?: string, chain?: string) => string;

  /** Takes no props: a view reads what it needs from the widget. */
  readonly source: ViewSource;
}

const allWallets: ViewSource = {
  load: () => import('./all-wallets/all-wallets-view'),
  isRare: true,
};
const pairing: ViewSource = {
  load: () => import('./pairing/connecting-wallet-connect-view'),
  isRare: true,
};
const basicPairing: ViewSource = { load: () => import('./pairing/basic-view'), isRare: true };

/** Every view, by name. A {@link ViewName} without an entry here does not compile. */
export const viewRegistry: { readonly [Name in ViewName]: ViewDefinition } = {
  Connect: {
    title: ({ connectTitle, connectTitleOn }, _wallet, chain) =>
      chain === undefined ? connectTitle : connectTitleOn(chain),
    source: { View: ConnectView },
  },
  ConnectingExternal: {
    title: (messages, wallet) => wallet ?? messages.wallet,
    source: { View: ConnectingExternalView },
  },
  ConnectingMultiChain: {
    title: ({ multiChainTitle }) => multiChainTitle,
    source: { load: () => import('./connecting-multi-chain/connecting-multi-chain-view') },
  },
  ProfileWallets: {
    title: ({ walletsTitle }) => walletsTitle,
    source: { load: () => import('./profile-wallets/profile-wallets-view') },
  },
  Account: { title: ({ accountTitle }) => accountTitle, source: { View: AccountView } },
  Networks: { title: ({ networksTitle }) => networksTitle, source: { View: NetworksView } },
  UnsupportedChain: {
    title: ({ unsupportedTitle }) => unsupportedTitle,
    source: { View: UnsupportedChainView },
  },
  AllWallets: { title: ({ allWallets }) => allWallets, source: allWallets },
  ConnectingWalletConnect: {
    title: ({ walletConnect }, wallet) => wallet ?? walletConnect,
    source: pairing,
  },
  ConnectingWalletConnectBasic: {
    title: ({ walletConnect }) => walletConnect,
    source: basicPairing,
  },
};
