import type { SwapFlow, SwapFlowEvent } from './swap-flow';
import type { SignedPermit } from './swap-permit';
import type { SwapRequest } from './swap-token';

/** What prepares an exchange next. */
export type SwapPreparation =
  | {
      /**
       * - `tokens`: checks what the source says about both tokens.
       * - `allowance`: reads how much the exchange may take.
       * - `exchange`: makes the review of the exchange.
       */
      readonly step: 'tokens' | 'allowance' | 'exchange';
      readonly request: SwapRequest;
    }
  | {
      /** Makes the review of the exchange with the permit that the visitor has signed. */
      readonly step: 'signedExchange';
      readonly request: SwapRequest;
      readonly permit: SignedPermit;
    }
  | {
      /** Makes the review of the exchange together with what belongs to it, for a wallet that does all or none. */
      readonly step: 'bundle';
      readonly request: SwapRequest;

      /** Whether the exchange may take what is given. */
      readonly isAllowed: boolean;

      /** Whether the allowance can stay as it is. */
      readonly isRight: boolean;
    }
  | {
      /** Makes the review of the allowance; `withPermit`, of a message that may take its place. */
      readonly step: 'approval';
      readonly request: SwapRequest;
      readonly withPermit: boolean;
    };

/**
 * What follows `event`, which has led to `flow`: nothing where the visitor has something to review, where the
 * preparation has failed, and where an edit has ended it. Some tokens want an old allowance ended first, so that
 * another allowance follows the first.
 */
export function nextPreparation(flow: SwapFlow, event: SwapFlowEvent): SwapPreparation | undefined {
  if (flow.status !== 'preparing') return undefined;
  switch (event.type) {
    case 'prepared':
      return { step: 'tokens', request: event.request };
    case 'tokensChecked':
      return { step: 'allowance', request: event.request };
    case 'allowanceRead': {
      const { isUnread, request, units } = event;
      const isAllowed = units >= request.units;
      // A call that cannot be read may take all that is allowed: that is made exactly what is given.
      const isRight = units > request.units ? !isUnread : isAllowed;
      return { step: 'bundle', request, isAllowed, isRight };
    }
    case 'notBundled':
      return event.isRight ? exchangeOf(event.request) : approvalOf(event.request);
    case 'approved': {
      const { request, units } = event.approval;
      return units >= request.units ? exchangeOf(request) : approvalOf(request);
    }
    case 'permitSigned':
      return { step: 'signedExchange', request: event.request, permit: event.permit };
    case 'permitRefused':
      return { step: 'approval', request: event.request, withPermit: false };
    default:
      return undefined;
  }
}

function exchangeOf(request: SwapRequest): SwapPreparation {
  return { step: 'exchange', request };
}

function approvalOf(request: SwapRequest): SwapPreparation {
  return { step: 'approval', request, withPermit: true };
}
