import { parseCaipAddress } from '../../domain/caip/caip-address';
import type { AnyViewName } from '../../domain/routing/view-name';
import { EMPTY_SEND_FORM } from '../../domain/send/send-form';
import type { SendReview } from '../../domain/send/send-review';
import { ConfirmReview, type ConfirmReviewDeps } from '../review/confirm-review';
import type { RouterStore } from '../routing/router-store';
import type { SendStore } from './send-store';

export interface ConfirmSendDeps extends ConfirmReviewDeps {
  readonly knownReceivers: Set<string>;
  readonly router: RouterStore;
  readonly send: SendStore;
}

const sendViews: ReadonlySet<AnyViewName> = new Set(['WalletSend', 'WalletSendPreview']);

/** What confirms the transfer that was reviewed. */
export function confirmSend(deps: ConfirmSendDeps): ConfirmReview<SendReview> {
  const { knownReceivers, router, send } = deps;
  return new ConfirmReview(deps, {
    reviewed: () => {
      const { flow } = send.getSnapshot();
      return flow.status === 'reviewed' || flow.status === 'failed' ? flow.review : undefined;
    },
    accountOf: ({ request }) => request.from,
    questionOf:
      ({ request }) =>
      ({ sender }, session, signal) =>
        sender?.send(request, session, signal),
    advance: (event) => send.advance(event),
    onSent: ({ request }) => {
      knownReceivers.add(request.to);
      send.change({ form: EMPTY_SEND_FORM, lookup: 'none' });
      const view = router.current?.name;
      if (view && sendViews.has(view)) router.reset('Account');
    },
    failureTextOf: ({ request }) =>
      parseCaipAddress(request.from).namespace === 'solana'
        ? 'SOLANA_SEND_FAILED'
        : 'SOMETHING_WENT_WRONG',
  });
}
