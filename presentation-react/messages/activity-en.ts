import type { TransactionOutcome } from '../../domain/transaction/transaction-outcome';

/** What a transaction did, as far as the view has a word for it. */
export type ActivityKind =
  'send' | 'receive' | 'trade' | 'approve' | 'deploy' | 'execute' | 'cancel';

/** The texts of the view of what the account has done. */
export interface ActivityMessages {
  readonly activityKinds: Readonly<Record<ActivityKind, string>>;
  readonly activityTo: (address: string) => string;
  readonly activityFrom: (address: string) => string;
  readonly activityPending: string;
  readonly activityFailed: string;
  readonly activityFailedFor: (reason: string) => string;
  readonly activityOutcomes: Readonly<Record<TransactionOutcome, string>>;
  readonly activityMoreMoved: (count: number) => string;
  readonly activityNone: string;
  readonly activityNoneHint: (network: string) => string;
  readonly activityNoneSoFar: string;
  readonly activityNotHere: string;
  readonly activityNotHereHint: (network: string) => string;
  readonly activityMissing: string;
  readonly activityMissingHint: string;
  readonly activitySince: (date: string) => string;
  readonly activityFurther: string;
  readonly activityOnExplorer: string;
  readonly activitySave: (count: number) => string;
  readonly activitySavedPart: string;
}

export const activityMessages: ActivityMessages = {
  activityKinds: {
    send: 'Sent',
    receive: 'Received',
    trade: 'Exchanged',
    approve: 'Approved',
    deploy: 'Deployed a contract',
    execute: 'Called a contract',
    cancel: 'Cancelled a transaction',
  },
  activityTo: (address) => `To ${address}`,
  activityFrom: (address) => `From ${address}`,
  activityPending: 'Not confirmed yet',
  activityFailed: 'Failed',
  activityFailedFor: (reason) => `Failed: ${reason}`,
  activityOutcomes: {
    succeeded: 'Confirmed',
    reverted: 'Failed. Only the fee was paid.',
    replaced: 'Another transaction took its place',
    dropped: 'Dropped by the network. Nothing was sent.',
    expired: 'Expired. Nothing was sent.',
    partly: 'Only partly done',
    unreported: 'Your wallet does not report the result',
  },
  activityMoreMoved: (count) => `and ${count} more`,
  activityNone: 'No transactions yet',
  activityNoneHint: (network) => `What you send and receive on ${network} is listed here.`,
  activityNoneSoFar: 'Nothing found so far',
  activityNotHere: 'See your activity on the explorer',
  activityNotHereHint: (network) => `This site does not list activity on ${network}.`,
  activityMissing: 'Activity could not be loaded',
  activityMissingHint: 'Check your connection and try again.',
  activitySince: (date) => `Only token transfers since ${date} are listed.`,
  activityFurther: 'Look further back',
  activityOnExplorer: 'View on explorer',
  activitySave: (count) => (count === 1 ? 'Save 1 as CSV' : `Save ${count} as CSV`),
  activitySavedPart: 'Only the loaded activity is saved. Scroll for more.',
};
