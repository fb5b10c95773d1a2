import { memo } from 'react';
import { shortenAddress } from '../../../domain/address/shorten-address';
import type { CaipAddress } from '../../../domain/caip/caip-address';
import { transactionPage } from '../../../domain/network/account-page';
import type { Network } from '../../../domain/network/network';
import { rowTransfers } from '../../../domain/transaction/shown-transfers';
import type { Transaction, Transfer } from '../../../domain/transaction/transaction';
import type { ActivityKind, ActivityMessages } from '../../messages/activity-en';
import { Amount } from '../../parts/amount';
import { TokenEmblem } from '../../parts/token-emblem';
import { isOutgoing, outgoing } from '../../primitives/action';
import { Icon } from '../../primitives/icon';
import { activityIcons, activityKind } from './activity-kind';
import type { RowFormats } from './row-formats';

/** How many transfers a row has room for. */
const TRANSFERS_SHOWN = 2;

const signs = { in: '+', out: '−', self: '' } as const;

interface TransactionRowProps {
  readonly transaction: Transaction;
  readonly network: Network;
  readonly messages: ActivityMessages;
  readonly formats: RowFormats;

  /** Shows all of it. Always the same function. */
  readonly onShow: (hash: string) => void;
}

/** One transaction: a press shows all of it, and a link its page on the network's explorer. */
export const TransactionRow = memo(function TransactionRow(props: TransactionRowProps) {
  const { messages, network, onShow, transaction } = props;
  const { hash, status } = transaction.metadata;
  const href = hash === undefined ? undefined : transactionPage(network, hash);
  return (
    <div className="entry" data-status={status}>
      <button
        type="button"
        className="row transaction"
        onClick={() => onShow(hash ?? transaction.id)}
      >
        <Contents {...props} />
      </button>
      {isOutgoing(href) && (
        <a className="tool" href={href} aria-label={messages.activityOnExplorer} {...outgoing}>
          <Icon name="external" />
        </a>
      )}
    </div>
  );
});

function Contents({ transaction, messages, formats }: TransactionRowProps) {
  const { metadata, transfers } = transaction;
  const kind = activityKind(metadata.operationType);
  const shown = rowTransfers(transfers);
  const more = shown.length - TRANSFERS_SHOWN;
  return (
    <>
      <Mark transaction={transaction} kind={kind} first={shown[0]} />
      <span className="name">
        {messages.activityKinds[kind]}
        <small>{noteOf(transaction, messages)}</small>
      </span>
      <span className="moved">
        {shown.slice(0, TRANSFERS_SHOWN).map((transfer, index) => (
          <span key={index} data-direction={transfer.direction} data-kind={transfer.kind}>
            <Amount>{amountOf(transfer, formats)}</Amount>
          </span>
        ))}
        <small>
          {more > 0 ? (
            messages.activityMoreMoved(more)
          ) : (
            <bdi>{formats.day(metadata.minedAtMs)}</bdi>
          )}
        </small>
      </span>
    </>
  );
}

interface MarkProps {
  readonly transaction: Transaction;
  readonly kind: ActivityKind;
  readonly first: Transfer | undefined;
}

/** The token that moved, with the direction; for anything else what was done. */
function Mark({ transaction: { metadata }, kind, first }: MarkProps) {
  const { chain, status } = metadata;
  const icon = status === 'failed' ? 'alert' : activityIcons[kind];
  const name = status === 'pending' ? 'clock' : icon;
  if (first?.kind !== 'fungible') {
    return (
      <span className="mark">
        <Icon name={name} />
      </span>
    );
  }
  const { iconUrl, symbol, token } = first;
  const isNative = token === undefined || token === 'native';
  const address = isNative ? undefined : (`${chain}:${token}` as CaipAddress);
  return (
    <span className="coin">
      <TokenEmblem
        token={{
          chainId: chain,
          symbol,
          ...(address && { address }),
          ...(iconUrl !== undefined && { iconUrl }),
        }}
      />
      <span className="corner">
        <Icon name={name} />
      </span>
    </span>
  );
}

/** What a visitor should know of it first: that it is not done, or else the other side. */
function noteOf({ metadata, transfers }: Transaction, messages: ActivityMessages) {
  const { failure, operationType, outcome, sentFrom, sentTo, status } = metadata;
  if (outcome) return messages.activityOutcomes[outcome];
  if (status === 'pending') return messages.activityPending;
  if (status === 'failed') {
    return failure ? messages.activityFailedFor(failure) : messages.activityFailed;
  }
  const [first] = transfers;
  const paid = first?.kind === 'fungible' ? first.recipient : undefined;
  const isReceived = operationType === 'receive';
  const other = isReceived ? sentFrom : (paid ?? sentTo);
  if (!other) return null;
  const short = shortenAddress(other);
  return isReceived ? messages.activityFrom(short) : messages.activityTo(short);
}

function amountOf(transfer: Transfer, formats: RowFormats): string {
  if (transfer.kind === 'nft') return transfer.name;
  const { direction, quantity, symbol } = transfer;
  return `${signs[direction]}${formats.amount(quantity)} ${symbol}`;
}
