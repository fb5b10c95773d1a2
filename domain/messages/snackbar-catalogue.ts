/** The look of a snackbar. `loading` stays until the work that it reports ends. */
export type SnackbarVariant = 'success' | 'error' | 'loading';

/** Every snackbar there is: the texts are the specification's, or named in its facts. */
export const snackbarCatalogue = {
  ACTION_NOT_ALLOWED: { variant: 'error', text: 'Action not allowed' },
  ADDRESS_COPIED: { variant: 'success', text: 'Address copied' },
  AUTHENTICATING: { variant: 'loading', text: 'Authenticating...' },
  CODE_RESENT: { variant: 'success', text: 'Code email resent' },
  COPY_FAILED: { variant: 'error', text: 'Failed to copy' },
  DISCONNECT_FAILED: { variant: 'error', text: 'Failed to disconnect' },
  LINK_COPIED: { variant: 'success', text: 'Link copied' },
  LINK_MISSING: { variant: 'error', text: 'No link found' },
  ORIGIN_UNTRUSTED: { variant: 'error', text: 'Untrusted Origin' },
  SEND_INCOMPLETE: { variant: 'error', text: 'Please enter a valid amount and receiver address' },
  SIGNATURE_DECLINED: { variant: 'error', text: 'Signature declined' },
  SIGN_IN_UNAVAILABLE: {
    variant: 'error',
    text: 'A problem occurred while trying initialize authentication',
  },
  SMART_ACCOUNTS_UNSUPPORTED: {
    variant: 'error',
    text: 'This application might not support Smart Accounts',
  },
  SOLANA_SEND_FAILED: {
    variant: 'error',
    text: 'Failed to send transaction. Please try again.',
  },
  SOMETHING_WENT_WRONG: { variant: 'error', text: 'Something went wrong' },
  SWAP_ALLOWANCE_FAILED: { variant: 'error', text: 'Failed to check allowance' },
  SWAP_APPROVAL_FAILED: { variant: 'error', text: 'Failed to create approval transaction' },
  SWAP_BUILD_FAILED: { variant: 'error', text: 'Failed to create transaction' },
  SWAP_INITIALIZE_FAILED: { variant: 'error', text: 'Failed to initialize swap' },
  SWAP_PRICES_FAILED: { variant: 'error', text: 'Failed to fetch network token price' },
  SWAP_TRANSACTION_FAILED: { variant: 'error', text: 'Transaction error' },
  TOKEN_BALANCE_UNAVAILABLE: { variant: 'error', text: 'Token Balance Unavailable' },
  TRANSACTIONS_FAILED: { variant: 'error', text: 'Failed to fetch transactions' },
  TRANSACTION_CONFIRMED: { variant: 'success', text: 'Transaction confirmed' },
  TRANSACTION_DROPPED: {
    variant: 'error',
    text: 'The network has lost the transaction. Look into your wallet before you send it again.',
  },
  TRANSACTION_EXPIRED: {
    variant: 'error',
    text: 'The transaction was lost and can not happen any more. Send it again.',
  },
  TRANSACTION_PENDING: {
    variant: 'error',
    text: 'This transaction was sent already. Wait until it is confirmed, and do not send it again.',
  },
  TRANSACTION_REPLACED: {
    variant: 'error',
    text: 'Another transaction has taken the place of this one',
  },
  TRANSACTION_REVERTED: { variant: 'error', text: 'The transaction failed on the chain' },
  TRANSACTION_STARTED: { variant: 'success', text: 'Transaction started' },
  TRANSACTION_UNANSWERED: {
    variant: 'error',
    text: 'The wallet may still send it. Look there before you send again.',
  },
  WALLET_INTERRUPTED: {
    variant: 'error',
    text: 'The wallet lost its connection and tries again',
  },
} as const satisfies Record<string, { readonly variant: SnackbarVariant; readonly text: string }>;

/** The name of one snackbar. */
export type SnackbarCode = keyof typeof snackbarCatalogue;
