import { accountStories, profileWalletsStories } from './account';
import { allWalletsStories } from './all-wallets';
import { connectStories, connectWalletsStories } from './connect';
import { connectingExternalStories, connectingMultiChainStories } from './connecting';
import { getWalletStories, whatIsAWalletStories } from './newcomer';
import { networksStories, unsupportedChainStories } from './networks';
import { basicStories, walletConnectStories } from './pairing';
import { buyInProgressStories, onrampProvidersStories } from './onramp';
import { receiveStories } from './receive';
import { previewStories, selectTokenStories, sendStories } from './send';
import { transactionsStories } from './transactions';
import type { ViewStories } from './story';

/** Every view in every state, by name. */
export const viewStories: ViewStories = {
  Account: accountStories,
  AllWallets: allWalletsStories,
  BuyInProgress: buyInProgressStories,
  Connect: connectStories,
  ConnectingExternal: connectingExternalStories,
  ConnectingMultiChain: connectingMultiChainStories,
  ConnectingWalletConnect: walletConnectStories,
  ConnectingWalletConnectBasic: basicStories,
  ConnectWallets: connectWalletsStories,
  GetWallet: getWalletStories,
  Networks: networksStories,
  OnRampProviders: onrampProvidersStories,
  ProfileWallets: profileWalletsStories,
  Transactions: transactionsStories,
  UnsupportedChain: unsupportedChainStories,
  WalletReceive: receiveStories,
  WalletSend: sendStories,
  WalletSendPreview: previewStories,
  WalletSendSelectToken: selectTokenStories,
  WhatIsAWallet: whatIsAWalletStories,
};
