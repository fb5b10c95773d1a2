import type { HistoryVerbs } from '../../../application/history/history-feature';
import type { Network } from '../../../domain/network/network';
import { decimalFromUnits, formatDecimal } from '../../../domain/number/decimal';
import type { Replacement, ReplacementState } from '../../../domain/transaction/replacement';
import type { Transaction } from '../../../domain/transaction/transaction';
import { useMessages } from '../../bindings/shell-context';
import { useCatalogue } from '../../bindings/use-catalogue';
import { useExact } from '../../bindings/use-exact';
import { useFeature } from '../../bindings/use-feature';
import { useNetwork } from '../../bindings/use-network';
import { useWidgetState } from '../../bindings/widget-context';
import { transactionMessages } from '../../messages/transaction-en';
import { Detail, DetailList } from '../../parts/detail-list';
import {
  WaitingActions,
  WaitingDetails,
  WaitingFacts,
  WaitingNote,
} from '../../parts/waiting-details';
import { WholeAddress } from '../../parts/whole-address';
import { Action } from '../../primitives/action';
import { Icon } from '../../primitives/icon';

/** Speeds up or cancels the visitor's own transaction while it waits, and shows what the wallet is asked for that. */
export function Replace({ transaction }: { readonly transaction: Transaction }) {
  const messages = useCatalogue(transactionMessages);
  const { verbs } = useFeature('history');
  const { network } = useNetwork();
  const canReplace = useWidgetState(({ features }) => features.history?.canReplace);
  const state = useWidgetState(({ features }) => features.history?.replacement);
  const { hash, isOwn, status } = transaction.metadata;
  if (!verbs || !network || hash === undefined) return null;
  if (state?.replaces === hash) return <Shown state={state} network={network} verbs={verbs} />;
  if (!canReplace || !isOwn || status !== 'pending') return null;
  return (
    <div className="replace">
      <Action
        kind="primary"
        icon="reload"
        onPress={() => void verbs.prepareReplacement(hash, 'speedUp')}
      >
        {messages.replaceSpeedUp}
      </Action>
      <Action
        kind="secondary"
        icon="close"
        onPress={() => void verbs.prepareReplacement(hash, 'cancel')}
      >
        {messages.replaceCancel}
      </Action>
    </div>
  );
}

/** The facts of a replacement. */
const facts = ['whole', 'line', 'line', 'line', 'line'] as const;

interface ShownProps {
  readonly state: ReplacementState;
  readonly network: Network;
  readonly verbs: HistoryVerbs;
}

function Shown({ state, network, verbs }: ShownProps) {
  const messages = useCatalogue(transactionMessages);
  const { detail, kind, replacement, status, trouble } = state;
  if (status === 'reading') return <Coming />;
  return (
    <div className="replace">
      {trouble && (
        <p className="notice" role="alert">
          <Icon name="alert" />
          <span>
            {messages.replaceTroubles[trouble]}
            {detail !== undefined && (
              <>
                {' '}
                <bdi>{detail}</bdi>
              </>
            )}
          </span>
        </p>
      )}
      {status === 'sent' && !trouble && (
        <p className="notice" role="status">
          <Icon name="check" />
          <span>{messages.replaceSent}</span>
        </p>
      )}
      {replacement && (status === 'ready' || status === 'asking') && (
        <>
          <p className="hint">
            {kind === 'speedUp' ? messages.replaceSpeedUpHint : messages.replaceCancelHint}
          </p>
          <Asked replacement={replacement} network={network} />
          <p className="note">{messages.replaceCheckNumber(String(replacement.nonce))}</p>
          <Action
            kind="primary"
            isBusy={status === 'asking'}
            onPress={() => void verbs.confirmReplacement()}
          >
            {status === 'asking' ? messages.replaceAsking : messages.replaceConfirm}
          </Action>
        </>
      )}
      {status !== 'sent' && (
        <Action kind="quiet" onPress={() => verbs.dismissReplacement()}>
          {messages.replaceBack}
        </Action>
      )}
    </div>
  );
}

/** What is read for a replacement, in the shape in which it comes: the receiver, and what it costs. */
function Coming() {
  const { loading } = useMessages();
  return (
    <WaitingDetails label={loading}>
      <WaitingNote />
      <WaitingFacts facts={facts} />
      <WaitingNote />
      <WaitingActions count={2} />
    </WaitingDetails>
  );
}

/** Everything that the wallet is asked to send. */
function Asked({
  replacement: { cost, costBefore, data, nonce, to, units },
  network,
}: {
  readonly replacement: Replacement;
  readonly network: Network;
}) {
  const messages = useCatalogue(transactionMessages);
  const exact = useExact();
  const { decimals, symbol } = network.nativeCurrency;
  const coins = (some: bigint): string =>
    `${exact(formatDecimal(decimalFromUnits(some, decimals)))} ${symbol}`;
  return (
    <DetailList>
      <Detail name={messages.transactionTo}>
        <bdi>
          <WholeAddress address={to} />
        </bdi>
      </Detail>
      <Detail name={messages.replaceAmount}>
        <bdi>{coins(units)}</bdi>
      </Detail>
      {data !== undefined && (
        <Detail name={messages.replaceCall}>
          <bdi>{data.slice(0, 10)}</bdi>
        </Detail>
      )}
      <Detail name={messages.replaceNumber}>
        <bdi>{String(nonce)}</bdi>
      </Detail>
      <Detail name={messages.replaceFee}>
        <bdi>{coins(cost)}</bdi>
      </Detail>
      <Detail name={messages.replaceFeeBefore}>
        <bdi>{coins(costBefore)}</bdi>
      </Detail>
    </DetailList>
  );
}
