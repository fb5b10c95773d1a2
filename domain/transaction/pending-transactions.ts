import { addressOf, caipNetworkIdOf } from '../caip/caip-address';
import { decimalFromUnits } from '../number/decimal';
import type { LeftTransaction, LeftTransfer } from './left-transactions';
import type { FungibleTransfer, Transaction, TransactionStatus } from './transaction';
import type { TransactionOutcome } from './transaction-outcome';

const statusOf: { readonly [Outcome in TransactionOutcome]: TransactionStatus } = {
  succeeded: 'confirmed',
  reverted: 'failed',
  replaced: 'failed',
  dropped: 'failed',
  expired: 'failed',
  partly: 'failed',
  unreported: 'failed',
};

/** A transaction of the widget, as the visitor sees it at `nowMs` while the source does not list it. */
export function ownTransaction(left: LeftTransaction, nowMs: number): Transaction {
  const { account, hash, isBundle, operationType = 'send', outcome, sent, sentAtMs } = left;
  const { replaces } = left;
  return {
    id: hash,
    metadata: {
      minedAtMs: sentAtMs ?? nowMs,
      chain: caipNetworkIdOf(account),
      operationType,
      status: outcome ? statusOf[outcome] : 'pending',
      sentFrom: addressOf(account),
      sentTo: sent?.to ?? '',
      // No explorer knows the id of a bundle, and no other transaction can take its place.
      ...(!isBundle && { hash, isOwn: true }),
      ...(outcome && outcome !== 'succeeded' && { outcome }),
      ...(replaces !== undefined && { replaces }),
    },
    transfers: sent ? [transferOf(sent)] : [],
  };
}

/**
 * `transactions` with those of the widget that are not among them, and with the kind of a swap that the widget sent: the
 * source may see half of it. What is not part of the chain yet on top, what ended
 * at its time, as far back as `transactions` go where there are more of them.
 */
export function withOwn(
  listed: readonly Transaction[],
  own: readonly Transaction[],
  hasMore: boolean,
): readonly Transaction[] {
  if (own.length === 0) return listed;
  const transactions = listed.map((one) => withOwnKind(one, own));
  const known = new Set(transactions.map(({ metadata }) => metadata.hash?.toLowerCase()));
  const rest = own.filter(({ metadata: { hash } }) => !hash || !known.has(hash.toLowerCase()));
  const oldestMs = hasMore ? (transactions.at(-1)?.metadata.minedAtMs ?? Infinity) : -Infinity;
  const waiting = rest.filter(({ metadata }) => metadata.status === 'pending');
  const ended = rest.filter(({ metadata: { minedAtMs, status } }) => {
    return status !== 'pending' && minedAtMs >= oldestMs;
  });
  if (ended.length === 0) return [...waiting, ...transactions];
  // The sort is stable, and what waits comes first also where a block is newer.
  const byTime = [...transactions, ...ended].sort(
    (one, other) => other.metadata.minedAtMs - one.metadata.minedAtMs,
  );
  return [...waiting, ...byTime];
}

function withOwnKind(transaction: Transaction, own: readonly Transaction[]): Transaction {
  const { metadata } = transaction;
  const isTrade = own.some(
    ({ metadata: { hash, operationType } }) =>
      operationType === 'trade' && hash?.toLowerCase() === metadata.hash?.toLowerCase(),
  );
  return isTrade
    ? { ...transaction, metadata: { ...metadata, operationType: 'trade' } }
    : transaction;
}

function transferOf({ decimals, symbol, to, token, units }: LeftTransfer): FungibleTransfer {
  return {
    kind: 'fungible',
    direction: 'out',
    symbol,
    quantity: decimalFromUnits(units, decimals),
    recipient: to,
    token,
  };
}
