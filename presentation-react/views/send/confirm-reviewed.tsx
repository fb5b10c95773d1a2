import type { ReviewedFlow } from '../../../domain/send/reviewed-flow';
import type { ReceiverWarning } from '../../../domain/send/receiver-warnings';
import type { SendReview } from '../../../domain/send/send-review';
import { useCatalogue } from '../../bindings/use-catalogue';
import { sendMessages } from '../../messages/send-en';
import { ConfirmAction } from '../../parts/confirm-action';
import { WholeAddress } from '../../parts/whole-address';
import { Icon } from '../../primitives/icon';

interface ConfirmReviewedProps {
  readonly flow: Exclude<ReviewedFlow<SendReview>, { readonly status: 'sent' }>;

  /** Whether it can be sent, or sent again. */
  readonly isPossible: boolean;
  readonly onConfirm: () => void;
}

/** What the visitor should know, the confirmation, and why the last one did not send. */
export function ConfirmReviewed({ flow, isPossible, onConfirm }: ConfirmReviewedProps) {
  const messages = useCatalogue(sendMessages);
  const { warnings } = flow.review;
  const mustCheck = warnings.some(({ code }) => !mildWarnings.has(code));
  return (
    <>
      {warnings.map((warning) => (
        <Warning key={warning.code} warning={warning} />
      ))}
      <ConfirmAction
        review={flow.review}
        label={messages.sendConfirm}
        askingHint={messages.sendAskingHint}
        isAsking={flow.status === 'asking'}
        failure={flow.status === 'failed' ? flow.failure : undefined}
        toCheck={mustCheck ? messages.sendChecked : undefined}
        isPossible={isPossible}
        onConfirm={onConfirm}
      />
    </>
  );
}

/** The warnings after which nothing is lost, or little is likely to be. */
const mildWarnings: ReadonlySet<ReceiverWarning['code']> = new Set(['contract', 'ownAddress']);

function Warning({ warning }: { readonly warning: ReceiverWarning }) {
  const { sendLooksLike, sendWarnings } = useCatalogue(sendMessages);
  const known = 'known' in warning ? warning.known : undefined;
  return (
    <div className="notice" role="alert" data-warning={warning.code}>
      <Icon name="alert" />
      <span>
        {sendWarnings[warning.code]}
        {known !== undefined && (
          <>
            {' '}
            {sendLooksLike}
            <bdi>
              <WholeAddress address={known} />
            </bdi>
          </>
        )}
      </span>
    </div>
  );
}
