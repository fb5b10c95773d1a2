import type { Network } from '../../domain/network/network';
import { transactionPage } from '../../domain/network/account-page';
import type { TransactionOutcome } from '../../domain/transaction/transaction-outcome';
import { useMessages } from '../bindings/shell-context';
import { useCatalogue } from '../bindings/use-catalogue';
import { reviewMessages } from '../messages/review-en';
import { LinkAction } from '../primitives/action';
import { Ring } from '../primitives/ring';
import { TokenEmblem } from './token-emblem';

interface SentTransactionProps {
  readonly token: Parameters<typeof TokenEmblem>[0]['token'];
  readonly network: Network;

  /** Absent while only the wallet's id of a bundle is known. */
  readonly hash: string | undefined;

  /** Absent until it is known. */
  readonly outcome: TransactionOutcome | undefined;
}

/** A transaction after the wallet has sent it, and how it ended. */
export function SentTransaction({ token, network, hash, outcome }: SentTransactionProps) {
  const { viewOnExplorer } = useMessages();
  const messages = useCatalogue(reviewMessages);
  const explorer = network.blockExplorers?.default;
  const done = outcome === 'succeeded' ? 'done' : 'troubled';
  return (
    <div className="stack">
      <div className="scene">
        <Ring state={outcome === undefined ? 'turning' : done}>
          <TokenEmblem token={token} />
        </Ring>
        <p className="headline" role="status">
          {outcome === undefined ? messages.reviewSent : messages.reviewOutcomes[outcome]}
        </p>
        {outcome === undefined && <p className="hint">{messages.reviewWaiting}</p>}
      </div>
      {explorer && hash !== undefined && (
        <LinkAction kind="secondary" href={transactionPage(network, hash)}>
          {viewOnExplorer(explorer.name)}
        </LinkAction>
      )}
    </div>
  );
}
