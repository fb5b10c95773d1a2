import { confirmable } from '../../../domain/send/reviewed-flow';
import { useCatalogue } from '../../bindings/use-catalogue';
import { useFeature } from '../../bindings/use-feature';
import { useWidgetState } from '../../bindings/widget-context';
import { sendMessages } from '../../messages/send-en';
import { offeredInEnglish } from '../../parts/offered-in-english';
import { VoidedReview } from '../../parts/voided-review';
import { ConfirmReviewed } from './confirm-reviewed';
import { ReviewedTransfer } from './reviewed-transfer';
import { SentTransfer } from './sent-transfer';
import { useSendStyle } from './use-send-style';

export { sendMessages as messages };

/** The transfer exactly as the wallet is asked to sign it, and what became of it. */
function SendPreviewView() {
  useSendStyle();
  const flow = useWidgetState(({ features }) => features.send?.flow);
  const { verbs } = useFeature('send');
  const messages = useCatalogue(sendMessages);
  if (!flow) return null;
  if (flow.status === 'editing') {
    const reasons = {
      accountChanged: messages.sendVoided,
      feeGrown: messages.sendVoidedByFee,
      priceChanged: messages.sendVoidedByPrice,
    };
    return <VoidedReview text={reasons[flow.voided ?? 'accountChanged']} form="WalletSend" />;
  }
  if (flow.status === 'sent') return <SentTransfer flow={flow} />;
  const isPossible = flow.status === 'asking' || confirmable(flow) !== undefined;
  const confirm = (): void => {
    verbs?.confirm().catch(() => {
      // The state has the reason, and this view shows it.
    });
  };
  return (
    <div className="stack send">
      <ReviewedTransfer review={flow.review} />
      <ConfirmReviewed
        flow={flow}
        isPossible={isPossible && verbs !== undefined}
        onConfirm={confirm}
      />
    </div>
  );
}

export default offeredInEnglish(SendPreviewView);
