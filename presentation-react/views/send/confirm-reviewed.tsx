import type { ReviewedFlow } from '../../../domain/send/reviewed-flow';
import type { ReceiverWarning } from '../../../domain/send/receiver-warnings';
import type { SendReview } from '../../../domain/send/send-review';
import { useCatalogue } from '../../bindings/use-catalogue';
import { sendMessages } from '../../messages/send-en';
import { ConfirmAction } from '../../parts/confirm-action';

interface ConfirmReviewedProps {
  readonly flow: Exclude<ReviewedFlow<SendReview>, { readonly status: 'sent' }>;

  /** Whether it can be sent, or sent again. */
  readonly isPossible: boolean;
  readonly onConfirm: () => void;
}

/** The confirmation, and why the last one did not send. */
export function ConfirmReviewed({ flow, isPossible, onConfirm }: ConfirmReviewedProps) {
  const messages = useCatalogue(sendMessages);
  const { warnings } = flow.review;
  const mustCheck = warnings.some(({ code }) => !mildWarnings.has(code));
  return (
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
  );
}

/** The warnings after which nothing is lost, or little is likely to be. */
const mildWarnings: ReadonlySet<ReceiverWarning['code']> = new Set(['contract', 'ownAddress']);
