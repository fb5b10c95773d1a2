import { useCallback, useEffect, useState } from 'react';
import type { HistoryVerbs } from '../../../application/history/history-feature';
import { failureCatalogue, nextStepTexts } from '../../../domain/errors/failure-catalogue';
import type { HistoryState } from '../../../domain/transaction/history-state';
import { useMessages } from '../../bindings/shell-context';
import { useAccount } from '../../bindings/use-account';
import { useCatalogue } from '../../bindings/use-catalogue';
import { useEndInSight } from '../../bindings/use-end-in-sight';
import { useFeature } from '../../bindings/use-feature';
import { useNetwork } from '../../bindings/use-network';
import { useStyle } from '../../bindings/use-style';
import { useWidget, useWidgetState } from '../../bindings/widget-context';
import { activityMessages } from '../../messages/activity-en';
import { WaitingLine, WaitingRows } from '../../parts/waiting';
import { ReceiveAction } from '../../parts/receive-action';
import { Action, LinkAction } from '../../primitives/action';
import { Icon, type IconName } from '../../primitives/icon';
import { SaveActivity } from './save-activity';
import { TransactionList } from './transaction-list';
import transactionsCss from './transactions.css';

export { activityMessages as messages };

/** How many rows stand for those to come. */
const SKELETONS = 7;

/** What the account has done on the network in use. */
export default function TransactionsView() {
  useStyle(transactionsCss);
  const { verbs, hasFailed, retry } = useFeature('history');
  const history = useWidgetState(({ features }) => features.history);
  const { caipAddress } = useAccount();
  useEffect(() => {
    if (verbs && caipAddress) void verbs.refresh();
  }, [verbs, caipAddress]);
  if (hasFailed) return <Missing reason={undefined} onRetry={retry} />;
  if (!verbs || !history) return <ComingActivity />;
  if (!history.isServed) return <NotHere />;
  if (history.status === 'failed') {
    return <Missing reason={history.reason} onRetry={() => void verbs.load()} />;
  }
  return <Activity history={history} verbs={verbs} />;
}

interface ActivityProps {
  readonly history: HistoryState;
  readonly verbs: HistoryVerbs;
}

function Activity({ history, verbs }: ActivityProps) {
  const messages = useCatalogue(activityMessages);
  const { activityTitle, lang, loading } = useMessages();
  const { network } = useNetwork();
  const widget = useWidget();
  const show = useCallback(
    (hash: string) => void widget.show('TransactionDetails', { args: { hash } }),
    [widget],
  );
  const { hasMore, reach, status, transactions } = history;
  const count = transactions.length;
  const more = (): void => void verbs.loadMore();
  // A page without rows is not followed by another one by itself: it may take many to find a row.
  const [seen, setSeen] = useState(0);
  const isFound = count > seen;
  const end = useEndInSight(
    hasMore && isFound
      ? () => {
          setSeen(count);
          more();
        }
      : undefined,
    count,
  );
  const isLoading = status === 'loading' || status === 'idle';
  if (!network || (isLoading && count === 0)) return <ComingActivity />;
  const since = reach && new Intl.DateTimeFormat(lang, { dateStyle: 'long' }).format(reach.sinceMs);
  return (
    <div className="stack">
      {count === 0 && !hasMore && <None network={network.name} />}
      {count === 0 && hasMore && (
        <Scene icon="clock" headline={messages.activityNoneSoFar} hint={undefined} />
      )}
      <TransactionList
        transactions={transactions}
        network={network}
        messages={messages}
        lang={lang}
        label={activityTitle}
        onShow={show}
      />
      {isLoading && <WaitingRows label={loading} rows={1} />}
      {since !== undefined && <p className="note">{messages.activitySince(since)}</p>}
      {hasMore && !isFound && (
        <Action kind="secondary" onPress={more}>
          {messages.activityFurther}
        </Action>
      )}
      {count > 0 && <SaveActivity transactions={transactions} isWhole={!hasMore} />}
      <div ref={end} className="end" />
    </div>
  );
}

/** Nothing yet: what to do about it. */
function None({ network }: { readonly network: string }) {
  const messages = useCatalogue(activityMessages);
  return (
    <>
      <Scene
        icon="clock"
        headline={messages.activityNone}
        hint={messages.activityNoneHint(network)}
      />
      <ReceiveAction kind="primary" />
    </>
  );
}

/** The network's history is known to its explorer only. */
function NotHere() {
  const messages = useCatalogue(activityMessages);
  const { viewOnExplorer } = useMessages();
  const { account } = useAccount();
  const { network } = useNetwork();
  const explorer = network?.blockExplorers?.default.name;
  const hint = network && explorer !== undefined && messages.activityNotHereHint(network.name);
  return (
    <div className="stack">
      <Scene icon="clock" headline={messages.activityNotHere} hint={hint || undefined} />
      {explorer !== undefined && (
        <LinkAction kind="primary" href={account?.explorerUrl}>
          {viewOnExplorer(explorer)}
        </LinkAction>
      )}
    </div>
  );
}

interface MissingProps {
  readonly reason: HistoryState['reason'];
  readonly onRetry: () => void;
}

function Missing({ reason, onRetry }: MissingProps) {
  const messages = useCatalogue(activityMessages);
  const { failures, nextSteps, tryAgain } = useMessages();
  const { next, text } = reason ? failureCatalogue[reason] : { next: undefined, text: undefined };
  const said = reason && (failures[reason] ?? `${text}.`);
  const step = next && (nextSteps[next] ?? nextStepTexts[next]);
  return (
    <div className="stack">
      <Scene
        icon="alert"
        headline={messages.activityMissing}
        hint={said && step ? `${said} ${step}` : messages.activityMissingHint}
        isAlert
      />
      <Action kind="primary" icon="reload" onPress={onRetry}>
        {tryAgain}
      </Action>
    </div>
  );
}

interface SceneProps {
  readonly icon: IconName;
  readonly headline: string;
  readonly hint: string | undefined;
  readonly isAlert?: boolean;
}

function Scene({ icon, headline, hint, isAlert }: SceneProps) {
  return (
    <div className="scene">
      <span className="medallion">
        <Icon name={icon} />
      </span>
      <p className="headline" role={isAlert ? 'alert' : undefined}>
        {headline}
      </p>
      {hint !== undefined && <p className="hint">{hint}</p>}
    </div>
  );
}

/** A month in the shape in which it comes. */
function ComingActivity() {
  const { loading } = useMessages();
  return (
    <WaitingRows label={loading} rows={SKELETONS}>
      <div className="month">
        <WaitingLine />
      </div>
    </WaitingRows>
  );
}
