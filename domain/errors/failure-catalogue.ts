import { walletAppFailures } from './wallet-app-failures';

/** What a visitor can do about a failure. */
export const nextStepTexts = {
  addFunds: 'Add funds, or send less.',
  allowApps: 'Allow it for this site in the settings of the browser, then try again.',
  approveInWallet: 'Open your wallet and answer the request.',
  chooseAnotherWallet: 'Try another wallet.',
  connectAgain: 'Connect your wallet again.',
  contactSite: 'Tell the site about it.',
  getWalletApp: 'Get one from the store of your phone, or try another wallet.',
  lookInWallet: 'Look there before you send again.',
  raiseFee: 'Let your wallet choose the fee.',
  switchNetwork: 'Choose another network.',
  tryAgain: 'Try again.',
  waitAndTryAgain: 'Wait a moment and try again.',
  waitForTransaction: 'Wait until it is confirmed. Do not send it again.',
} as const;

/** The name of one next step. */
export type NextStep = keyof typeof nextStepTexts;

/** One kind of failure: what happened, and what to do next. */
export interface FailureEntry {
  readonly text: string;
  readonly next: NextStep;
}

/** The known failures of wallets, nodes, connectors and transactions. */
export const failureCatalogue = {
  // Of JSON-RPC.
  parseError: failure('The request could not be read', 'contactSite'),
  invalidRequest: failure('The request is not valid', 'contactSite'),
  methodNotFound: failure('This cannot be done here', 'chooseAnotherWallet'),
  invalidParams: failure('The request was refused', 'contactSite'),
  internalError: failure('Something went wrong', 'tryAgain'),
  invalidInput: failure('The request was refused', 'tryAgain'),
  resourceNotFound: failure('This does not exist', 'tryAgain'),
  resourceUnavailable: failure('A request is already open in your wallet', 'approveInWallet'),
  transactionRejected: failure('The transaction was refused', 'tryAgain'),
  methodNotSupported: failure('This is not supported here', 'chooseAnotherWallet'),
  limitExceeded: failure('Too many requests at once', 'waitAndTryAgain'),
  versionNotSupported: failure('This version is not supported', 'contactSite'),

  // Of a provider.
  userRejected: failure('The request was declined', 'tryAgain'),
  unauthorized: failure('Your wallet has not allowed this', 'connectAgain'),
  unsupportedMethod: failure('Your wallet cannot do this', 'chooseAnotherWallet'),
  disconnected: failure('Your wallet is not connected to any network', 'connectAgain'),
  chainDisconnected: failure('Your wallet cannot reach this network', 'switchNetwork'),
  unrecognizedChain: failure('Your wallet does not know this network', 'switchNetwork'),
  capabilityUnsupported: failure('Your wallet cannot do this', 'contactSite'),
  capabilityChainUnsupported: failure('Your wallet cannot do this here', 'switchNetwork'),
  duplicateBundle: failure('These calls were sent already', 'waitForTransaction'),
  unknownBundle: failure('Your wallet does not know these calls', 'tryAgain'),
  bundleTooLarge: failure('These are too many calls at once', 'contactSite'),
  upgradeRejected: failure('The account upgrade was declined', 'tryAgain'),
  atomicityUnsupported: failure('Your wallet cannot do this at once', 'contactSite'),

  // Of a connector.
  chainNotConfigured: failure('This network is not part of the site', 'switchNetwork'),
  connectorAlreadyConnected: failure('This wallet is connected already', 'tryAgain'),
  notConnected: failure('No wallet is connected', 'connectAgain'),
  accountNotFound: failure('Your wallet does not have this account', 'connectAgain'),
  chainMismatch: failure('Your wallet is on another network', 'switchNetwork'),
  connectorUnavailable: failure('Your wallet is reconnecting', 'waitAndTryAgain'),

  // Of a transaction.
  alreadyKnown: failure('This transaction was sent already', 'waitForTransaction'),
  nonceTooLow: failure('Another transaction came first', 'tryAgain'),
  nonceTooHigh: failure('An earlier transaction is pending', 'waitAndTryAgain'),
  insufficientFunds: failure('Not enough for the amount and its fee', 'addFunds'),
  feeCapTooLow: failure('The fee is too low right now', 'raiseFee'),
  feeCapTooHigh: failure('The fee is too high', 'raiseFee'),
  intrinsicGasTooLow: failure('Too little gas was set', 'raiseFee'),
  intrinsicGasTooHigh: failure('Too much gas was set', 'raiseFee'),
  transactionTypeNotSupported: failure(
    'This network does not support this transaction',
    'contactSite',
  ),
  priceMoved: failure('The price has moved', 'tryAgain'),
  executionReverted: failure('The contract refused the transaction', 'contactSite'),
  httpFailed: failure('The network could not be reached', 'waitAndTryAgain'),
  timeout: failure('There was no answer in time', 'waitAndTryAgain'),

  // Of a wallet's app on the same phone.
  ...walletAppFailures,
} as const satisfies Record<string, FailureEntry>;

/** The kind of a failure. */
export type FailureReason = keyof typeof failureCatalogue;

function failure(text: string, next: NextStep): FailureEntry {
  return { text, next };
}
