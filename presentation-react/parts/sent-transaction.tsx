import { type ReactNode, useEffect } from 'react';
import type { Network } from '../../domain/network/network';
import { transactionPage } from '../../domain/network/account-page';
import type { TransactionOutcome } from '../../domain/transaction/transaction-outcome';
import { useMessages } from '../bindings/shell-context';
import { useCatalogue } from '../bindings/use-catalogue';
import { useHeadingAfterPress } from '../bindings/use-heading-after-press';
import { useStyle } from '../bindings/use-style';
import { useTitle } from '../bindings/use-title';
import { useWidget } from '../bindings/widget-context';
import { reviewMessages } from '../messages/review-en';
import { Action, LinkAction } from '../primitives/action';
import { buzz } from '../primitives/buzz';
import { Icon } from '../primitives/icon';
import { Ring } from '../primitives/ring';
import { Spinner } from '../primitives/spinner';
import { ReviewTerms, Term } from './review-terms';
import sentTransactionCss from './sent-transaction.css';

interface SentTransactionProps {
  /** What happened, until it turns out otherwise. */
  readonly title: string;

  /** The logo of what has moved, or of who has sent it. */
  readonly picture: ReactNode;

  /** What has moved, with its symbol. */
  readonly amount: string;

  /** The same with every digit, which is there under the pointer. */
  readonly exact: string;

  /** What it is worth, or what comes for it. */
  readonly aside: string | undefined;

  /** Who gets it, as further rows. */
  readonly children?: ReactNode;
  readonly network: Network;

  /** Absent while only the wallet's id of a bundle is known. */
  readonly hash: string | undefined;

  /** Absent until it is known. */
  readonly outcome: TransactionOutcome | undefined;
}

/** A transaction after it was sent: what moved, to whom, and how it ended. */
export function SentTransaction(props: SentTransactionProps) {
  const { title, picture, amount, exact, aside, children, network, hash, outcome } = props;
  useStyle(sentTransactionCss);
  const widget = useWidget();
  const { viewOnExplorer } = useMessages();
  const messages = useCatalogue(reviewMessages);
  const explorer = network.blockExplorers?.default;
  useTitle(titleOf(outcome, title, messages));
  useHeadingAfterPress();
  useEffect(buzz, []);
  return (
    <div className="stack">
      <div className="scene">
        <Ring state={ringOf(outcome)}>
          {picture}
          {outcome === undefined && (
            <span className="badge">
              <Icon name="check" />
            </span>
          )}
        </Ring>
        <p className="sent-sum">
          <bdi className="exact" title={exact === amount ? undefined : exact}>
            {amount}
          </bdi>
          {aside !== undefined && (
            <small>
              <bdi>{aside}</bdi>
            </small>
          )}
        </p>
        <Outcome outcome={outcome} />
      </div>
      <ReviewTerms>
        {children}
        <Term name={messages.reviewNetwork} isInline>
          <bdi>{network.name}</bdi>
        </Term>
      </ReviewTerms>
      {explorer && hash !== undefined && (
        <LinkAction kind="secondary" href={transactionPage(network, hash)}>
          {viewOnExplorer(explorer.name)}
        </LinkAction>
      )}
      <Action kind="primary" onPress={() => void widget.open({ view: 'Account' })}>
        {messages.reviewDone}
      </Action>
    </div>
  );
}

/** Whether it is confirmed by now, and else what the visitor should know. */
function Outcome({ outcome }: Pick<SentTransactionProps, 'outcome'>) {
  const messages = useCatalogue(reviewMessages);
  const state = outcome === undefined || outcome === 'succeeded' ? outcome : 'troubled';
  return (
    <>
      <p className="outcome" role="status" data-outcome={state}>
        {state === undefined ? <Spinner /> : <Icon name={icons[state]} />}
        <span>
          {outcome === undefined ? messages.reviewSent : messages.reviewOutcomes[outcome]}
        </span>
      </p>
      {outcome === undefined && <p className="hint">{messages.reviewWaiting}</p>}
    </>
  );
}

const icons = { succeeded: 'check', troubled: 'alert' } as const;

function ringOf(outcome: TransactionOutcome | undefined): Parameters<typeof Ring>[0]['state'] {
  if (outcome === undefined) return 'turning';
  return outcome === 'succeeded' ? 'done' : 'troubled';
}

function titleOf(
  outcome: TransactionOutcome | undefined,
  title: string,
  { reviewIncomplete, reviewUnknown }: typeof reviewMessages,
): string {
  if (outcome === undefined || outcome === 'succeeded') return title;
  return outcome === 'unreported' ? reviewUnknown : reviewIncomplete;
}
