import { spoken } from './spoken';

/** What the list of the ways to sign in says. */
export const loginsWords = spoken('logins', {
  title: 'How you sign in',
  explain: 'Each of these signs in to this wallet. The site does not see this list.',
  only: 'You have one way to sign in. Add another in case you lose it.',
  allLost: 'If you lose every way to sign in, only an offline kit brings the wallet back.',
  none: 'Sign out and in again to see how you sign in.',
  here: 'You’re signed in with this',
  since: (day: string) => `Since ${day}`,
  remove: 'Remove',
  removeOf: (name: string) => `Remove: ${name}`,
  addTitle: 'Add a way to sign in',
  add: (name: string) => `Add ${name}`,
  address: 'Email address',
  addEmail: 'Add email',
  window: 'Sign in in the window that has opened. We’ll continue automatically.',
  kit: 'Get an account back with its offline kit',
  cancel: 'Cancel',
  retry: 'Try again',
  working: 'Working…',
  devices: 'Signed-in browsers',
  close: 'Close',
} as const);
