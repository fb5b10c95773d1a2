import type { CaipNetworkId } from '../caip/caip-network-id';
import type { Transaction } from './transaction';

/**
 * Whether all that moved in `transaction` is flagged as spam. A transaction that moved nothing is not spam.
 */
export function isSpam({ transfers }: Transaction): boolean {
  return transfers.length > 0 && transfers.every((transfer) => transfer.isSpam === true);
}

/** The transactions that are shown: those on the connected chain that are not spam. */
export function shownTransactions(
  transactions: readonly Transaction[],
  connectedChain: CaipNetworkId,
): readonly Transaction[] {
  return transactions.filter(
    (transaction) => transaction.metadata.chain === connectedChain && !isSpam(transaction),
  );
}
