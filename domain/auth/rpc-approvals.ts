import type { SignedApproval } from '../transaction/typed-data-approval';

/** A request that signs, spends or grants, and waits for the visitor's approval. */
export interface RpcRequestAwaitingApproval {
  /** The id of the request. Later requests never get it again. */
  readonly id: number;
  /** The method of the request. */
  readonly method: string;
  /** Its parameters. */
  readonly params?: unknown;

  /** The allowances to move tokens that its signature grants, without a transaction. */
  readonly grants?: readonly SignedApproval[];

  /** Whether the widget shows this request to the visitor. */
  readonly isShown: boolean;
}

/** The requests that wait for approval, the oldest first; at most one is shown. */
export type RpcApprovals = readonly RpcRequestAwaitingApproval[];

/** What can happen to them. `ended`: answered, declined by the visitor, or failed. */
export type RpcApprovalEvent =
  | {
      readonly type: 'submitted';
      readonly id: number;
      readonly method: string;
      readonly params?: unknown;
      readonly grants?: readonly SignedApproval[];
    }
  | { readonly type: 'shown'; readonly id: number }
  | { readonly type: 'ended'; readonly id: number }
  | { readonly type: 'rejected' };

/** No request waits. */
export const NO_RPC_APPROVALS: RpcApprovals = [];

/**
 * The requests that wait after `event`; the same object where the event changes nothing, such as the late
 * answer of a rejected request. The visitor approves one request at a time, in their order, so only the
 * oldest can be shown.
 */
export function nextRpcApprovals(approvals: RpcApprovals, event: RpcApprovalEvent): RpcApprovals {
  const [oldest, ...others] = approvals;
  switch (event.type) {
    case 'submitted': {
      const { grants = [], id, method, params } = event;
      if (approvals.some((request) => request.id === id)) return approvals;
      const request = {
        id,
        method,
        isShown: false,
        ...(params !== undefined && { params }),
        ...(grants.length > 0 && { grants }),
      };
      return [...approvals, request];
    }
    case 'shown':
      if (!oldest || oldest.id !== event.id || oldest.isShown) return approvals;
      return [{ ...oldest, isShown: true }, ...others];
    case 'ended':
      return approvals.some(({ id }) => id === event.id)
        ? approvals.filter(({ id }) => id !== event.id)
        : approvals;
    case 'rejected':
      return approvals.length === 0 ? approvals : NO_RPC_APPROVALS;
  }
}

/** Whether the visitor looks at one of them. */
export function isApprovalShown(approvals: RpcApprovals): boolean {
  return approvals.some(({ isShown }) => isShown);
}
