import { confirmable } from '../../../domain/send/reviewed-flow';
import type { SendFlow } from '../../../domain/send/send-flow';
import { useCatalogue } from '../../bindings/use-catalogue';
import { useFeature } from '../../bindings/use-feature';
import { useWidget, useWidgetState } from '../../bindings/widget-context';
import { sendMessages } from '../../messages/send-en';
import { Action } from '../../primitives/action';
import { Icon } from '../../primitives/icon';
import { ConfirmReviewed } from './confirm-reviewed';
import { ReviewedTransfer } from './reviewed-transfer';
import { SentTransfer } from './sent-transfer';
import { useSendStyle } from './use-send-style';

export { sendMessages as messages };

/** The transfer exactly as the wallet is asked to sign it, and what became of it. */
export default function SendPreviewView() {
  useSendStyle();
  const flow = useWidgetState(({ features }) => features.send?.flow);
  const { verbs } = useFeature('send');
  if (!flow) return null;
  if (flow.status === 'editing') return <Voided flow={flow} />;
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

/** The review has ended: what it showed is not what would be sent any more. */
function Voided({ flow }: { readonly flow: SendFlow & { readonly status: 'editing' } }) {
  const widget = useWidget();
  const messages = useCatalogue(sendMessages);
  const reasons = {
    accountChanged: messages.sendVoided,
    feeGrown: messages.sendVoidedByFee,
    priceChanged: messages.sendVoidedByPrice,
  };
  const isAlone = useWidgetState(({ history }) => history.length < 2);
  const goBack = (): void => void (isAlone ? widget.open({ view: 'WalletSend' }) : widget.back());
  return (
    <div className="stack">
      <p className="notice" role="alert">
        <Icon name="alert" />
        <span>{reasons[flow.voided ?? 'accountChanged']}</span>
      </p>
      <Action kind="primary" onPress={goBack}>
        {messages.sendEdit}
      </Action>
    </div>
  );
}
