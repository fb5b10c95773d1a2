import type { ReviewedFlow } from '../../../domain/send/reviewed-flow';
import type { SendReview } from '../../../domain/send/send-review';
import { transactionPage } from '../../../domain/network/account-page';
import { useMessages } from '../../bindings/shell-context';
import { useCatalogue } from '../../bindings/use-catalogue';
import { sendMessages } from '../../messages/send-en';
import { TokenEmblem } from '../../parts/token-emblem';
import { LinkAction } from '../../primitives/action';
import { Ring } from '../../primitives/ring';

interface SentTransferProps {
  readonly flow: ReviewedFlow<SendReview> & { readonly status: 'sent' };
}

/** The transfer after the wallet has sent it, and how it ended. */
export function SentTransfer({ flow: { hash, outcome, review } }: SentTransferProps) {
  const { viewOnExplorer } = useMessages();
  const messages = useCatalogue(sendMessages);
  const explorer = review.network.blockExplorers?.default;
  const done = outcome === 'succeeded' ? 'done' : 'troubled';
  return (
    <div className="stack">
      <div className="scene">
        <Ring state={outcome === undefined ? 'turning' : done}>
          <TokenEmblem token={review.request.token} />
        </Ring>
        <p className="headline" role="status">
          {outcome === undefined ? messages.sendSent : messages.sendOutcomes[outcome]}
        </p>
        {outcome === undefined && <p className="hint">{messages.sendWaiting}</p>}
      </div>
      {explorer && (
        <LinkAction kind="secondary" href={transactionPage(review.network, hash)}>
          {viewOnExplorer(explorer.name)}
        </LinkAction>
      )}
    </div>
  );
}
