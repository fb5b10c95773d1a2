/** The texts of the snackbars of features, which are downloaded with the first one: the specification's, or named in its facts. */
export const featureSnackbarTexts = {
  ACTION_NOT_ALLOWED: 'Action not allowed',
  AUTHENTICATING: 'Authenticating...',
  CODE_RESENT: 'Code email resent',
  ORIGIN_UNTRUSTED: 'Untrusted Origin',
  SEND_INCOMPLETE: 'Please enter a valid amount and receiver address',
  SIGNATURE_DECLINED: 'Signature declined',
  SIGN_IN_UNAVAILABLE: 'A problem occurred while trying initialize authentication',
  SMART_ACCOUNTS_UNSUPPORTED: 'This application might not support Smart Accounts',
  SOLANA_SEND_FAILED: 'Failed to send transaction. Please try again.',
  SOMETHING_WENT_WRONG: 'Something went wrong',
  SWAP_ALLOWANCE_FAILED: 'Failed to check allowance',
  SWAP_APPROVAL_FAILED: 'Failed to create approval transaction',
  SWAP_BUILD_FAILED: 'Failed to create transaction',
  SWAP_INITIALIZE_FAILED: 'Failed to initialize swap',
  SWAP_PRICES_FAILED: 'Failed to fetch network token price',
  SWAP_TRANSACTION_FAILED: 'Transaction error',
  TRANSACTIONS_FAILED: 'Failed to fetch transactions',
  TRANSACTION_CONFIRMED: 'Transaction confirmed',
  TRANSACTION_DROPPED:
    'The network has lost the transaction. Look into your wallet before you send it again.',
  TRANSACTION_EXPIRED: 'The transaction was lost and can not happen any more. Send it again.',
  TRANSACTION_PARTLY: 'Only a part of it was done. See what in your activity.',
  TRANSACTION_PENDING:
    'This transaction was sent already. Wait until it is confirmed, and do not send it again.',
  TRANSACTION_REPLACED: 'Another transaction has taken the place of this one',
  TRANSACTION_REVERTED: 'The transaction failed on the chain',
  TRANSACTION_STARTED: 'Transaction started',
  TRANSACTION_UNREPORTED:
    'Your wallet does not say what became of it. Look there before you send it again.',
  TRANSACTION_UNANSWERED: 'The wallet may still send it. Look there before you send again.',
} as const;
