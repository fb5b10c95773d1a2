import {
  confirmable,
  reopened,
  type ReviewedFlow,
  type ReviewedFlowEvent,
} from '../send/reviewed-flow';
import type { SendFailure } from '../send/send-failure';
import type { SwapApproval } from './swap-approval';
import type { SignedPermit } from './swap-permit';
import type { SwapReview } from './swap-review';
import type { SwapRequest } from './swap-token';

/** What went wrong before a review. */
export type SwapFault = 'allowance' | 'approval' | 'build';

/**
 * Why a review ended.
 *
 * - `accountChanged`, `priceChanged`: what it shows is not true any more.
 * - `bundleRefused`: the wallet does not do the approval and the exchange together.
 */
export type SwapReviewEnd = 'accountChanged' | 'bundleRefused' | 'priceChanged';

/**
 * Why it went wrong.
 *
 * - `refused`: a source's answer is not what it claims to be, and was refused.
 * - `token`: the chain contradicts what a source says about a token.
 * - `failed`: a source or a node could not be asked.
 */
export type SwapFaultReason = 'refused' | 'token' | 'failed';

/** How far an exchange has come. */
export type SwapFlow =
  | {
      readonly status: 'editing';

      /** Why the last preparation or review ended. */
      readonly fault?: SwapFault | SwapReviewEnd;

      /** Why a preparation went wrong. */
      readonly why?: SwapFaultReason;
    }
  | { readonly status: 'preparing' }
  | {
      /** The visitor reviews the allowance that the exchange needs first. */
      readonly status: 'approvalReviewed';
      readonly approval: SwapApproval;

      /** Why the last request for the allowance failed. */
      readonly failure?: SendFailure;
    }
  | {
      /** The widget requests the allowance from the wallet, then waits for the chain. */
      readonly status: 'approving';
      readonly stage: 'wallet' | 'chain';
      readonly approval: SwapApproval;
    }
  | ReviewedFlow<SwapReview>;

/** What can happen to a {@link SwapFlow}. */
export type SwapFlowEvent =
  | { readonly type: 'approvalConfirmed' | 'approvalSent' }
  | { readonly type: 'prepared' | 'tokensChecked'; readonly request: SwapRequest }
  | {
      readonly type: 'allowanceRead';
      readonly request: SwapRequest;
      readonly units: bigint;

      /** Whether nothing of the calls of the source can be read. */
      readonly isUnread: boolean;
    }

  /** The wallet does not do the exchange with what belongs to it in one step. */
  | { readonly type: 'notBundled'; readonly request: SwapRequest; readonly isRight: boolean }
  | { readonly type: 'approved'; readonly approval: SwapApproval }
  | {
      readonly type: 'permitSigned';
      readonly request: SwapRequest;
      readonly permit: SignedPermit;
    }

  /** The visitor has not signed the permit, or the exchange does not succeed with it. */
  | { readonly type: 'permitRefused'; readonly request: SwapRequest }
  | { readonly type: 'approvalReviewed'; readonly approval: SwapApproval }
  | { readonly type: 'approvalFailed'; readonly failure: SendFailure }
  | { readonly type: 'faulted'; readonly fault: SwapFault; readonly why: SwapFaultReason }
  | { readonly type: 'edited' | SwapReviewEnd }
  | ReviewedFlowEvent<SwapReview>;

/** Nothing prepared, nothing sent. */
export const SWAP_EDITING: SwapFlow = { status: 'editing' };

/** The exchange that the visitor may confirm, where there is one. */
export function confirmableSwap(flow: SwapFlow): SwapReview | undefined {
  return flow.status === 'reviewed' || flow.status === 'failed' ? confirmable(flow) : undefined;
}

/** Whether the visitor has something to review, or has confirmed it. */
export function hasSwapReview({ status }: SwapFlow): boolean {
  return status !== 'editing' && status !== 'preparing';
}

/**
 * The flow after `event`. An edit or another account ends a preparation or a review; another price ends a
 * review. Once the wallet has the request, the flow waits for its answer, because the wallet may send. A sent
 * exchange stays until the visitor begins the next one. An event that its state does not expect changes
 * nothing and returns the same object.
 */
export function nextSwapFlow(flow: SwapFlow, event: SwapFlowEvent): SwapFlow {
  const { status } = flow;
  switch (event.type) {
    case 'prepared':
      if (status === 'asking' || status === 'approving' || status === 'preparing') return flow;
      return { status: 'preparing' };
    case 'approvalReviewed':
      if (status !== 'preparing') return flow;
      return { status: 'approvalReviewed', approval: event.approval };
    case 'approvalConfirmed':
      if (status !== 'approvalReviewed') return flow;
      return { status: 'approving', stage: 'wallet', approval: flow.approval };
    case 'approvalFailed':
      if (status !== 'approving') return flow;
      return { status: 'approvalReviewed', approval: flow.approval, failure: event.failure };
    case 'approvalSent':
      if (status !== 'approving' || flow.stage === 'chain') return flow;
      return { ...flow, stage: 'chain' };
    case 'tokensChecked':
    case 'allowanceRead':
    case 'notBundled':
      return flow;
    case 'approved':
    case 'permitSigned':
    case 'permitRefused':
      return status === 'approving' ? { status: 'preparing' } : flow;
    case 'faulted':
      if (status !== 'preparing') return flow;
      return { status: 'editing', fault: event.fault, why: event.why };
    case 'reviewed':
      return status === 'preparing' ? { status: 'reviewed', review: event.review } : flow;
    case 'edited':
      if (status === 'asking') return flow;
      return status === 'editing' && !flow.fault ? flow : SWAP_EDITING;
    case 'accountChanged':
      if (status === 'asking' || status === 'sent' || status === 'editing') return flow;
      return { status: 'editing', fault: 'accountChanged' };
    case 'priceChanged':
      if (status !== 'reviewed' && status !== 'failed') return flow;
      return { status: 'editing', fault: 'priceChanged' };
    case 'bundleRefused':
      return status === 'failed' ? { status: 'editing', fault: 'bundleRefused' } : flow;
    case 'confirmed': {
      const review = confirmableSwap(flow);
      return review ? { status: 'asking', review } : flow;
    }
    case 'sent':
      return status === 'asking' ? { status: 'sent', review: flow.review, hash: event.hash } : flow;
    case 'ended':
      if (status !== 'sent' || flow.hash !== event.hash) return flow;
      return { ...flow, hash: event.minedAs ?? flow.hash, outcome: event.outcome };
    case 'reopened':
      return status === 'sent' && flow.hash === event.hash ? reopened(flow) : flow;
    case 'failed':
      if (status !== 'asking') return flow;
      return { status: 'failed', review: flow.review, failure: event.failure };
  }
}
