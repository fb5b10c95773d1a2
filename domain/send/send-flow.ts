import { confirmable, reopened, type ReviewedFlow, type ReviewedFlowEvent } from './reviewed-flow';
import type { SendReview } from './send-review';

/** How far a transfer has come. */
export type SendFlow =
  | {
      readonly status: 'editing';

      /** Why a review ended early: the account, the chain or the token's price changed, or the fee has grown. */
      readonly voided?: 'accountChanged' | 'feeGrown' | 'priceChanged';
    }
  | ReviewedFlow<SendReview>;

/** What can happen to a {@link SendFlow}. */
export type SendFlowEvent =
  | ReviewedFlowEvent<SendReview>
  | {
      /** The visitor edits the form. */
      readonly type: 'edited';
    }
  | {
      /** The form changed without an edit by the visitor, for example after a name was looked up. */
      readonly type: 'formChanged';
    }
  | { readonly type: 'accountChanged' }
  | { readonly type: 'feeGrown' }
  | { readonly type: 'priceChanged' };

/** Nothing reviewed, nothing sent. */
export const EDITING: SendFlow = { status: 'editing' };

/** The transfer that the visitor may confirm, where there is one. */
export function confirmableSend(flow: SendFlow): SendReview | undefined {
  return flow.status === 'editing' ? undefined : confirmable(flow);
}

/**
 * The flow after `event`. A review ends when the form, the account, the chain or the price changes. Once the
 * wallet has the request, the flow waits for its answer whatever happens, because the wallet may send. A sent
 * transfer stays until the visitor begins the next one. An event that its state does not expect changes
 * nothing and returns the same object.
 */
export function nextSendFlow(flow: SendFlow, event: SendFlowEvent): SendFlow {
  if (flow.status === 'asking') return whileAsking(flow, event);
  if (flow.status === 'sent') return afterSending(flow, event);
  switch (event.type) {
    case 'reviewed':
      return { status: 'reviewed', review: event.review };
    case 'edited':
      return flow.status === 'editing' && !flow.voided ? flow : EDITING;
    case 'formChanged':
      return flow.status === 'editing' ? flow : EDITING;
    case 'accountChanged':
    case 'feeGrown':
    case 'priceChanged':
      return flow.status === 'editing' ? flow : { status: 'editing', voided: event.type };
    case 'confirmed': {
      const review = confirmableSend(flow);
      return review ? { status: 'asking', review } : flow;
    }
    default:
      return flow;
  }
}

function afterSending(
  flow: SendFlow & { readonly status: 'sent' },
  event: SendFlowEvent,
): SendFlow {
  if (event.type === 'reviewed') return { status: 'reviewed', review: event.review };
  if (event.type === 'edited') return EDITING;
  if (event.type === 'reopened' && event.hash === flow.hash) return reopened(flow);
  const isEnd = event.type === 'ended' && event.hash === flow.hash;
  return isEnd ? { ...flow, outcome: event.outcome } : flow;
}

function whileAsking(
  flow: SendFlow & { readonly status: 'asking' },
  event: SendFlowEvent,
): SendFlow {
  const { review } = flow;
  if (event.type === 'sent') return { status: 'sent', review, hash: event.hash };
  if (event.type === 'failed') return { status: 'failed', review, failure: event.failure };
  return flow;
}
