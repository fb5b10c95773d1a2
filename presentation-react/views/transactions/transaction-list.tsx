import { useMemo, useRef } from 'react';
import type { Network } from '../../../domain/network/network';
import type { Transaction } from '../../../domain/transaction/transaction';
import { useVisiblePart } from '../../bindings/use-visible-part';
import type { ActivityMessages } from '../../messages/activity-en';
import { useKeptPlaces } from '../../parts/use-kept-places';
import { rowFormats } from './row-formats';
import { placedRows, rowsWithin } from './placed-rows';
import { TransactionRow } from './transaction-row';

interface TransactionListProps {
  readonly transactions: readonly Transaction[];
  readonly network: Network;
  readonly messages: ActivityMessages;
  readonly label: string;
  readonly lang: string;
  readonly onShow: (hash: string) => void;
}

/** Transactions under the months in which they were. Only those in sight are in the page, however many there are. */
export function TransactionList({
  transactions,
  network,
  messages,
  label,
  lang,
  onShow,
}: TransactionListProps) {
  const list = useRef<HTMLUListElement>(null);
  const { from, to } = useVisiblePart(list);
  const formats = useMemo(() => rowFormats(lang), [lang]);
  const placed = useMemo(() => placedRows(transactions), [transactions]);
  const keys = useMemo(() => transactions.map(({ id }) => id), [transactions]);
  const { kept, onFocus } = useKeptPlaces(keys);
  return (
    <ul ref={list} className="activity" aria-label={label} style={{ height: placed.height }}>
      {rowsWithin(placed, from, to, kept).map(({ transaction, monthMs, place, top }) => (
        <li
          key={transaction.id}
          aria-posinset={place + 1}
          aria-setsize={transactions.length}
          style={{ top }}
          onFocus={() => onFocus(transaction.id)}
        >
          {monthMs !== undefined && (
            <p className="month">
              <bdi>{formats.month(monthMs)}</bdi>
            </p>
          )}
          <TransactionRow
            transaction={transaction}
            network={network}
            messages={messages}
            formats={formats}
            onShow={onShow}
          />
        </li>
      ))}
    </ul>
  );
}
