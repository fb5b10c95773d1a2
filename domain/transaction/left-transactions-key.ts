/** The name under which the transactions of unknown outcome are kept. */
export const LEFT_TRANSACTIONS_KEY = 'sent_transactions';
