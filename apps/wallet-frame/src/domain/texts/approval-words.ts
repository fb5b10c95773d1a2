import { spoken } from './spoken';

/** What stands around a request that the visitor approves. */
export const approvalWords = spoken('approval', {
  title: 'Approve this request?',
  site: 'Site',
  account: 'Account',
  network: 'Network',
  confirm: 'Approve',
  decline: 'Decline',
  raw: 'Show the raw data',
  unknown: 'I approve, although the wallet cannot say what this does',
  warned: 'I have read the warning, and approve',
  working: 'Signing…',
  onlyHere: 'This wallet lives only in this browser.',
  waiting: (count: number) =>
    count === 1 ? 'One more request waits.' : `${count} more requests wait.`,
} as const);
