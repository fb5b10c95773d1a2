import { profileStories } from './profile';
import { accountStories, profileWalletsStories } from './account';
import {
  approveTransactionStories,
  connectingFarcasterStories,
  connectingSocialStories,
  emailVerifyDeviceStories,
  emailVerifyOtpStories,
  updateEmailPrimaryStories,
  updateEmailSecondaryStories,
  updateEmailStories,
} from './auth';
import { allWalletsStories } from './all-wallets';
import { connectStories, connectWalletsStories } from './connect';
import { connectingExternalStories, connectingMultiChainStories } from './connecting';
import { getWalletStories, whatIsAWalletStories } from './newcomer';
import { addTokenStories, tokenDetailsStories } from './holdings';
import { registerNameStories, registerNameSuccessStories } from './names';
import { nftDetailsStories } from './nfts';
import { networksStories, unsupportedChainStories } from './networks';
import { basicStories, walletConnectStories } from './pairing';
import { buyInProgressStories, onrampProvidersStories } from './onramp';
import {
  permissionCreatedStories,
  permissionListStories,
  permissionReviewStories,
} from './permissions';
import { receiveStories } from './receive';
import { previewStories, selectTokenStories, sendStories } from './send';
import { connectingSiweStories, signInStories } from './sign-in';
import { swapPreviewStories, swapSelectTokenStories, swapStories } from './swap';
import { transactionDetailsStories, transactionsStories } from './transactions';
import type { ViewStories } from './story';

/** Every view in every state, by name. */
export const viewStories: ViewStories = {
  Account: accountStories,
  AddToken: addTokenStories,
  AllWallets: allWalletsStories,
  ApproveTransaction: approveTransactionStories,
  BuyInProgress: buyInProgressStories,
  Connect: connectStories,
  ConnectingExternal: connectingExternalStories,
  ConnectingFarcaster: connectingFarcasterStories,
  ConnectingMultiChain: connectingMultiChainStories,
  ConnectingSiwe: connectingSiweStories,
  ConnectingSocial: connectingSocialStories,
  ConnectingWalletConnect: walletConnectStories,
  ConnectingWalletConnectBasic: basicStories,
  ConnectWallets: connectWalletsStories,
  EmailVerifyDevice: emailVerifyDeviceStories,
  EmailVerifyOtp: emailVerifyOtpStories,
  GetWallet: getWalletStories,
  Networks: networksStories,
  NftDetails: nftDetailsStories,
  OnRampProviders: onrampProvidersStories,
  Profile: profileStories,
  ProfileWallets: profileWalletsStories,
  RegisterAccountName: registerNameStories,
  RegisterAccountNameSuccess: registerNameSuccessStories,
  SIWXSignMessage: signInStories,
  SmartSessionCreated: permissionCreatedStories,
  SmartSessionList: permissionListStories,
  SmartSessionReview: permissionReviewStories,
  Swap: swapStories,
  SwapPreview: swapPreviewStories,
  SwapSelectToken: swapSelectTokenStories,
  TokenDetails: tokenDetailsStories,
  TransactionDetails: transactionDetailsStories,
  Transactions: transactionsStories,
  UnsupportedChain: unsupportedChainStories,
  UpdateEmailPrimaryOtp: updateEmailPrimaryStories,
  UpdateEmailSecondaryOtp: updateEmailSecondaryStories,
  UpdateEmailWallet: updateEmailStories,
  WalletReceive: receiveStories,
  WalletSend: sendStories,
  WalletSendPreview: previewStories,
  WalletSendSelectToken: selectTokenStories,
  WhatIsAWallet: whatIsAWalletStories,
};
