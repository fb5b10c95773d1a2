import type { ErrorContexts } from './error-catalogue';

/** The errors that only later downloads throw, mostly features. */
export const featureErrorTexts = {
  ACTIVE_ACCOUNT_MISSING: () => 'No ActiveCaipAddress found',
  ACTIVE_NETWORK_MISSING: () => 'No ActiveCaipNetwork or client found',
  ACCOUNT_GUARDED: () =>
    'This account keeps ordinals. Its coins are not spent: choose the account for payments',
  ACCOUNT_MINIMUM: ({ minimum, symbol, whose }) =>
    whose === 'sender'
      ? `At least ${minimum} ${symbol} must stay in the account`
      : `The receiver must end up with at least ${minimum} ${symbol}`,
  ACCOUNT_TYPE_INVALID: ({ type }) => `This wallet has no account of type ${type} here`,
  AMOUNT_AMBIGUOUS: ({ typed, asFraction, asThousands }) =>
    `${typed} can mean ${asFraction} or ${asThousands}. Enter ${asFraction} or ${asThousands}.`,
  CHAIN_ID_INVALID: () => 'Invalid chainId',
  CODE_INVALID: () => 'The code has six digits',
  EMAIL_INVALID: () => 'Invalid email. Try again.',
  EMAIL_RESEND_TOO_SOON: ({ seconds }) => `Please try again after ${seconds} seconds`,
  FRAME_ABORTED: ({ isRpc }) => (isRpc ? 'Request was aborted' : 'Something went wrong'),
  FRAME_FAILED: ({ frameMessage }) => frameMessage || 'An error occurred',
  FRAME_MISSING: ({ part }) => `W3mFrame: ${part} is not set`,
  FRAME_NOT_LOADED: () => 'Unable to load email login dependency',
  FRAME_TIMEOUT: ({ timeoutMs }) => `The login did not answer within ${timeoutMs / 1000} seconds`,
  GAS_INSUFFICIENT: ({ symbol }) => `There is not enough ${symbol} to pay the network fee`,
  INTEGRITY_MISMATCH: ({ expected, actual }) =>
    `The file is not the one that was chosen: its hash is ${actual} and not ${expected}`,
  LOGIN_WINDOW_BLOCKED: () => 'Could not create social popup',
  LOGIN_WINDOW_CLOSED: () => 'The login window was closed',
  NAMES_OF_ADDRESS_FAILED: () => 'Error fetching names for address',
  NAME_INVALID: ({ text }) => text,
  NAME_LOOKUP_FAILED: () => 'Error resolving name',
  NAME_OWNER_MISSING: () => 'Address or auth connector not found',
  NAME_REGISTRATION_FAILED: ({ name }) => `Error registering name ${name}`,
  NAME_REGISTRATION_REFUSED: ({ reason }) => reason,
  NAME_SUGGESTIONS_FAILED: () => 'Error fetching name suggestions',
  ORIGIN_UNTRUSTED: () => 'Untrusted Origin',
  ONRAMP_UNSUPPORTED: () => 'Nothing can be bought here on this network',
  RPC_METHOD_NOT_ALLOWED: () => 'Requested RPC call is not allowed',
  SEND_FEE_UNKNOWN: () => 'The network fee could not be read. Try again.',
  SEND_INCOMPLETE: () => 'Please enter a valid amount and receiver address',
  SEND_NOT_REVIEWED: () => 'The account or the network has changed. Review the transfer again.',
  SEND_UNSUPPORTED: () => 'Unsupported chain',
  SIGN_IN_CLIENT_MISSING: () => 'No ConnectionController client found',
  SOCIAL_PROVIDER_UNAVAILABLE: ({ provider }) => `Logging in with ${provider} is not possible here`,
  SOCIAL_URI_MISSING: () => 'Could not fetch the social redirect uri',
  SWAP_ALLOWANCE_TOO_WIDE: ({ exchange }) =>
    `The account has allowed ${exchange} to take more than this swap gives, and its call cannot be read`,
  SWAP_INCOMPLETE: () => 'Choose two tokens and an amount first',
  SWAP_UNSUPPORTED: () => 'Tokens cannot be swapped on this network',
  TOKEN_DECIMALS_INVALID: ({ decimals }) => `A token cannot have ${decimals} decimals`,
  TOKEN_MISMATCH: ({ what, said, actual }) =>
    `The ${what} of the token: a service says ${said}, its chain says ${actual}`,
  TOKEN_UNKNOWN: ({ address }) => `There is no token at ${address} on this network`,
  TRANSACTION_EXPIRED: () =>
    'The transaction was not sent in time, and can not happen any more. Sign it again.',
  TRANSACTION_REVERTED: () => 'The transaction failed on the chain',
  TRANSFER_REFUSED: ({ reason, symbol }) =>
    `The contract of ${symbol} refuses the transfer${reason === undefined ? '' : `: ${reason}`}`,
  WINDOW_BLOCKED: () => 'The browser blocked the window. Allow it and try again.',
} as const satisfies {
  readonly [C in keyof ErrorContexts]?: (context: ErrorContexts[C]) => string;
};

/** A code whose text is downloaded with the first code that may throw it. */
export type FeatureErrorCode = keyof typeof featureErrorTexts;
