/** What a visitor can do about a failure. */
export const nextStepTexts = {
  addFunds: 'Add funds, or send less.',
  approveInWallet: 'Open your wallet and answer the request that waits there.',
  chooseAnotherWallet: 'Try another wallet.',
  connectAgain: 'Connect your wallet again.',
  contactSite: 'Tell the site about it.',
  raiseFee: 'Let the wallet choose the fee, and try again.',
  switchNetwork: 'Choose another network, and try again.',
  tryAgain: 'Try again.',
  waitAndTryAgain: 'Wait a moment, and try again.',
  waitForTransaction: 'Wait until it is confirmed. Do not send it again.',
} as const;

/** The name of one next step. */
export type NextStep = keyof typeof nextStepTexts;

/** One kind of failure: its family, what happened, and what to do next. */
export interface FailureEntry {
  readonly family: 'jsonRpc' | 'provider' | 'connector' | 'transaction';
  readonly text: string;
  readonly next: NextStep;
}

/** The known failures of wallets, nodes, connectors and transactions. */
export const failureCatalogue = {
  parseError: jsonRpc('The request could not be read', 'contactSite'),
  invalidRequest: jsonRpc('The request is not valid', 'contactSite'),
  methodNotFound: jsonRpc('This cannot be done here', 'chooseAnotherWallet'),
  invalidParams: jsonRpc('The request was refused as it is', 'contactSite'),
  internalError: jsonRpc('Something went wrong on the other side', 'tryAgain'),
  invalidInput: jsonRpc('The request was refused', 'tryAgain'),
  resourceNotFound: jsonRpc('What was asked for does not exist', 'tryAgain'),
  resourceUnavailable: jsonRpc('A request is already open in your wallet', 'approveInWallet'),
  transactionRejected: jsonRpc('The transaction was refused', 'tryAgain'),
  methodNotSupported: jsonRpc('This is not supported here', 'chooseAnotherWallet'),
  limitExceeded: jsonRpc('Too many requests at once', 'waitAndTryAgain'),
  versionNotSupported: jsonRpc('This version is not supported', 'contactSite'),

  userRejected: provider('The request was declined', 'tryAgain'),
  unauthorized: provider('Your wallet has not allowed this', 'connectAgain'),
  unsupportedMethod: provider('Your wallet cannot do this', 'chooseAnotherWallet'),
  disconnected: provider('Your wallet is not connected to any network', 'connectAgain'),
  chainDisconnected: provider('Your wallet cannot reach this network', 'switchNetwork'),
  unrecognizedChain: provider('Your wallet does not know this network', 'switchNetwork'),
  capabilityUnsupported: provider('Your wallet lacks an ability that is needed', 'contactSite'),
  capabilityChainUnsupported: provider('Your wallet cannot do this here', 'switchNetwork'),
  duplicateBundle: provider('These calls were sent already', 'waitForTransaction'),
  unknownBundle: provider('Your wallet does not know these calls', 'tryAgain'),
  bundleTooLarge: provider('These are too many calls at once', 'contactSite'),
  upgradeRejected: provider('The upgrade of the account was declined', 'tryAgain'),
  atomicityUnsupported: provider('Your wallet cannot do all of this at once', 'contactSite'),

  chainNotConfigured: connector('This network is not part of the site', 'switchNetwork'),
  connectorAlreadyConnected: connector('This wallet is connected already', 'tryAgain'),
  notConnected: connector('No wallet is connected', 'connectAgain'),
  accountNotFound: connector('Your wallet does not have this account', 'connectAgain'),
  chainMismatch: connector('Your wallet is on another network', 'switchNetwork'),
  connectorUnavailable: connector('Your wallet is still coming back', 'waitAndTryAgain'),

  alreadyKnown: transaction('This transaction was sent already', 'waitForTransaction'),
  nonceTooLow: transaction('Another transaction came first', 'tryAgain'),
  nonceTooHigh: transaction('An earlier transaction still waits', 'waitAndTryAgain'),
  insufficientFunds: transaction('There is not enough for the amount and its fee', 'addFunds'),
  feeCapTooLow: transaction('The fee is too low right now', 'raiseFee'),
  feeCapTooHigh: transaction('The fee is impossibly high', 'raiseFee'),
  intrinsicGasTooLow: transaction('Too little gas was set', 'raiseFee'),
  intrinsicGasTooHigh: transaction('More gas was set than fits', 'raiseFee'),
  transactionTypeNotSupported: transaction(
    'This network does not take this kind of transaction',
    'contactSite',
  ),
  priceMoved: transaction('The price has moved', 'tryAgain'),
  executionReverted: transaction('The contract refused the transaction', 'contactSite'),
  httpFailed: transaction('The network could not be reached', 'waitAndTryAgain'),
  timeout: transaction('There was no answer in time', 'waitAndTryAgain'),
} as const satisfies Record<string, FailureEntry>;

/** The kind of a failure. */
export type FailureReason = keyof typeof failureCatalogue;

function jsonRpc(text: string, next: NextStep): FailureEntry {
  return { family: 'jsonRpc', text, next };
}

function provider(text: string, next: NextStep): FailureEntry {
  return { family: 'provider', text, next };
}

function connector(text: string, next: NextStep): FailureEntry {
  return { family: 'connector', text, next };
}

function transaction(text: string, next: NextStep): FailureEntry {
  return { family: 'transaction', text, next };
}
