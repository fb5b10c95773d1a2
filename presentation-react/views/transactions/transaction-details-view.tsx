import { useEffect } from 'react';
import { transactionPage } from '../../../domain/network/account-page';
import { shownTransfers } from '../../../domain/transaction/shown-transfers';
import type { Transaction, Transfer } from '../../../domain/transaction/transaction';
import { formatDecimal } from '../../../domain/number/decimal';
import { useMessages, useViewEntry } from '../../bindings/shell-context';
import { useAccount } from '../../bindings/use-account';
import { useCatalogue } from '../../bindings/use-catalogue';
import { useExact } from '../../bindings/use-exact';
import { useFeature } from '../../bindings/use-feature';
import { useNetwork } from '../../bindings/use-network';
import { useStyle } from '../../bindings/use-style';
import { useWidget, useWidgetState } from '../../bindings/widget-context';
import { activityMessages } from '../../messages/activity-en';
import { transactionMessages } from '../../messages/transaction-en';
import { Amount } from '../../parts/amount';
import { Detail, DetailList } from '../../parts/detail-list';
import {
  WaitingActions,
  WaitingDetails,
  WaitingFacts,
  WaitingHead,
} from '../../parts/waiting-details';
import { WholeAddress } from '../../parts/whole-address';
import { Action, LinkAction } from '../../primitives/action';
import { activityKind } from './activity-kind';
import { Replace } from './replace';
import detailsCss from './transaction-details.css';

export { activityMessages as messages };

const signs = { in: '+', out: '−', self: '' } as const;

/** One transaction of the account in use: `hash` of the arguments says which. */
export default function TransactionDetailsView() {
  useStyle(detailsCss);
  const hash = useViewEntry()?.args?.['hash'] ?? '';
  const { caipAddress } = useAccount();
  const { verbs } = useFeature('history');
  const history = useWidgetState(({ features }) => features.history);
  useEffect(() => {
    if (verbs && caipAddress) void verbs.load();
  }, [verbs, caipAddress]);
  // Here and not in `Replace`, which changes its place as soon as there is a replacement.
  useEffect(() => () => verbs?.dismissReplacement(), [verbs]);
  const wanted = hash.toLowerCase();
  const transaction = history?.transactions.find(
    ({ id, metadata }) => id === hash || metadata.hash?.toLowerCase() === wanted,
  );
  if (transaction) return <Details transaction={transaction} />;
  const isLoading = !history || history.status === 'idle' || history.status === 'loading';
  if (caipAddress && isLoading && history?.isServed !== false) return <Coming />;
  return (
    <NotLoaded
      hash={hash}
      isConnected={caipAddress !== undefined}
      onFurther={history?.hasMore && verbs ? () => void verbs.loadMore() : undefined}
    />
  );
}

/** The facts of a transaction. */
const facts = ['line', 'line', 'line', 'whole', 'whole', 'whole'] as const;

/** A transaction in the shape in which it comes. */
function Coming() {
  const { loading } = useMessages();
  const { network } = useNetwork();
  return (
    <WaitingDetails label={loading}>
      <WaitingHead />
      <WaitingFacts facts={facts} />
      <WaitingActions count={network?.blockExplorers ? 1 : 0} />
    </WaitingDetails>
  );
}

/** A transaction that a link of the site names, of a visitor who may not be connected yet. */
function NotLoaded({
  hash,
  isConnected,
  onFurther,
}: {
  readonly hash: string;
  readonly isConnected: boolean;
  readonly onFurther: (() => void) | undefined;
}) {
  const widget = useWidget();
  const { connectTitle } = useMessages();
  const messages = useCatalogue(transactionMessages);
  const { activityFurther } = useCatalogue(activityMessages);
  return (
    <div className="stack">
      <div className="scene">
        <p className="headline">{messages.transactionGone}</p>
        <p className="hint">{messages.transactionGoneHint}</p>
      </div>
      {!isConnected && (
        <Action kind="primary" onPress={() => void widget.show('Connect')}>
          {connectTitle}
        </Action>
      )}
      {onFurther && (
        <Action kind="primary" onPress={onFurther}>
          {activityFurther}
        </Action>
      )}
      <Explorer hash={hash} />
    </div>
  );
}

function Details({ transaction }: { readonly transaction: Transaction }) {
  const messages = useCatalogue(transactionMessages);
  const { activityKinds, activityOutcomes } = useCatalogue(activityMessages);
  const { lang } = useMessages();
  const { network } = useNetwork();
  const exact = useExact();
  const { metadata, transfers } = transaction;
  const { failure, hash, minedAtMs, outcome, replaces, sentFrom, sentTo, status } = metadata;
  const replacement = useWidgetState(({ features }) => features.history?.replacement);
  const time = new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeStyle: 'medium' });
  return (
    <div className="stack transaction-details" data-status={status}>
      <p className="headline">{activityKinds[activityKind(metadata.operationType)]}</p>
      <ul className="amounts">
        {shownTransfers(transfers).map((transfer, index) => (
          <li key={index} data-direction={transfer.direction}>
            <Amount>{wholeAmount(transfer, exact)}</Amount>
          </li>
        ))}
      </ul>
      {replacement?.replaces === hash ? (
        <Replace transaction={transaction} />
      ) : (
        <>
          <DetailList>
            <Detail name={messages.transactionState}>
              {outcome ? activityOutcomes[outcome] : messages.transactionStates[status]}
            </Detail>
            {failure !== undefined && (
              <Detail name={messages.transactionReason}>
                <bdi>{failure}</bdi>
              </Detail>
            )}
            <Detail name={messages.transactionTime}>
              <bdi>{time.format(minedAtMs)}</bdi>
            </Detail>
            {network && (
              <Detail name={messages.transactionNetwork}>
                <bdi>{network.name}</bdi>
              </Detail>
            )}
            <Whole name={messages.transactionFrom} text={sentFrom} />
            <Whole name={messages.transactionTo} text={recipientOf(transfers) ?? sentTo} />
            <Whole name={messages.transactionHash} text={hash} />
            <Whole name={messages.transactionReplaces} text={replaces} />
          </DetailList>
          <Replace transaction={transaction} />
          <Explorer hash={hash ?? ''} />
        </>
      )}
    </div>
  );
}

/** An address or a hash with all of its characters. */
function Whole({ name, text }: { readonly name: string; readonly text: string | undefined }) {
  if (!text) return null;
  return (
    <Detail name={name}>
      <bdi>
        <WholeAddress address={text} />
      </bdi>
    </Detail>
  );
}

function Explorer({ hash }: { readonly hash: string }) {
  const { viewOnExplorer } = useMessages();
  const { network } = useNetwork();
  const explorer = network?.blockExplorers?.default.name;
  if (!network || explorer === undefined || !/^\w{16,128}$/.test(hash)) return null;
  return (
    <LinkAction kind="secondary" href={transactionPage(network, hash)}>
      {viewOnExplorer(explorer)}
    </LinkAction>
  );
}

function recipientOf([first]: readonly Transfer[]): string | undefined {
  return first?.kind === 'fungible' ? first.recipient : undefined;
}

/** Every digit: the list has room for three decimals. */
function wholeAmount(transfer: Transfer, exact: (decimal: string) => string): string {
  if (transfer.kind === 'nft') return transfer.name;
  return `${signs[transfer.direction]}${exact(formatDecimal(transfer.quantity))} ${transfer.symbol}`;
}
