import type { Identities } from '../identity/identities';
import type { Navigation } from '../navigation/navigation';
import { parseCaipAddress } from '../../domain/caip/caip-address';
import type { ViewName } from '../../domain/routing/view-name';
import { confirmableSend } from '../../domain/send/send-flow';
import { EMPTY_SEND_FORM, type SendForm } from '../../domain/send/send-form';
import type { SendReview } from '../../domain/send/send-review';
import { sendRules } from '../../domain/send/send-rules';
import { isSameToken } from '../../domain/token/token-balance';
import { ConfirmReview, type ConfirmReviewDeps } from '../review/confirm-review';
import { showSent } from '../review/show-sent';
import type { SendStore } from './send-store';

export interface ConfirmSendDeps extends ConfirmReviewDeps {
  readonly identities: Identities;
  readonly navigation: Navigation;
  readonly send: SendStore;
}

const sendViews: ReadonlySet<ViewName> = new Set(['WalletSend', 'WalletSendPreview']);

/** Whether both forms have the same input. A token that the widget dropped does not count. */
function isFilledInAlike(one: SendForm, other: SendForm): boolean {
  return (
    one.sendTokenAmount === other.sendTokenAmount &&
    one.receiverInput === other.receiverInput &&
    (!one.token || !other.token || isSameToken(one.token, other.token))
  );
}

/** Confirms the reviewed transfer. */
export function confirmSend(deps: ConfirmSendDeps): ConfirmReview<SendReview> {
  const { identities, navigation, send } = deps;
  let confirmed: SendForm = EMPTY_SEND_FORM;
  return new ConfirmReview(deps, {
    reviewed: () => confirmableSend(send.getSnapshot().flow),
    accountOf: ({ request }) => request.from,
    questionOf:
      ({ request }) =>
      ({ sender }, session, signal) =>
        sender?.send(request, session, signal),
    networkOf: ({ network }) => network,
    advance: (event) => {
      if (event.type === 'confirmed') confirmed = send.getSnapshot().form;
      send.advance(event);
    },
    onSent: ({ request }) => {
      identities.paidReceivers.add(request.to, parseCaipAddress(request.from).namespace);
      // Input since then belongs to the next transfer.
      if (!isFilledInAlike(send.getSnapshot().form, confirmed)) return;
      send.change({ amountInUSD: undefined, form: EMPTY_SEND_FORM, lookup: 'none' });
      const view = navigation.router.current?.name;
      if (view && sendViews.has(view)) showSent(deps, 'WalletSendPreview', send.getSnapshot().flow);
    },
    failureTextOf: ({ request }) =>
      sendRules[parseCaipAddress(request.from).namespace].failureMessage,
  });
}
