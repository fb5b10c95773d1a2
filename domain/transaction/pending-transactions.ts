import { addressOf, caipNetworkIdOf } from '../caip/caip-address';
import type { LeftTransaction } from './left-transactions';
import type { Transaction } from './transaction';

/** A transaction of the widget that is not part of the chain yet, as the visitor sees it at `nowMs`. */
export function pendingTransaction({ account, hash }: LeftTransaction, nowMs: number): Transaction {
  return {
    id: hash,
    metadata: {
      minedAtMs: nowMs,
      chain: caipNetworkIdOf(account),
      operationType: 'send',
      status: 'pending',
      sentFrom: addressOf(account),
      sentTo: '',
      hash,
    },
    transfers: [],
  };
}

/** `pending` on top of `transactions`, without those that are among them: they are part of the chain. */
export function withPending(
  transactions: readonly Transaction[],
  pending: readonly Transaction[],
): readonly Transaction[] {
  if (pending.length === 0) return transactions;
  const known = new Set(transactions.map(({ metadata }) => metadata.hash?.toLowerCase()));
  const rest = pending.filter(({ metadata }) => !known.has(metadata.hash?.toLowerCase()));
  return [...rest, ...transactions];
}
