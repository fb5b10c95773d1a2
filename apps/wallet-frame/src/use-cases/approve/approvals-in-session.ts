import { SignedOut } from '../../domain/refusals/signed-out';
import type { ApprovalQueue } from './approval-queue';

export interface ApprovalsInSessionDeps {
  readonly approvals: Pick<ApprovalQueue, 'abort' | 'approve'>;

  /** Asks the service whether the session goes on. */
  readonly sessions: { readonly check: () => Promise<void> };

  /** Has a visitor log in again whose session was ended elsewhere. */
  readonly signInAgain: () => Promise<void>;
}

/** {@link ApprovalQueue} that has the visitor log in again first, where the session was ended elsewhere. */
export function approvalsInSession({
  approvals,
  sessions,
  signInAgain,
}: ApprovalsInSessionDeps): Pick<ApprovalQueue, 'abort' | 'approve'> {
  return {
    abort: () => approvals.abort(),
    approve: async (request) => {
      await signInAgain();
      try {
        return await approvals.approve(request);
      } catch (error) {
        if (!(error instanceof SignedOut)) throw error;
        await sessions.check();
        await signInAgain(); // Nothing was signed, so the visitor is asked once more.
        return approvals.approve(request);
      }
    },
  };
}
