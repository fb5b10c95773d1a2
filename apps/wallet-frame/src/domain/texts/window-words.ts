import { spoken } from './spoken';

/** What leads to the wallet’s own window. */
export const windowWords = spoken('window', {
  title: {
    approve: 'Review this request',
    change: 'Confirm this',
    login: 'Open the wallet window to sign in',
    request: 'Review this request',
    keys: 'Take your wallet with you',
    name: 'Register your name',
    words: 'Write down twelve words',
    social: 'Finish signing in',
  },
  explain: {
    approve: 'Approve in the wallet’s own window. The site cannot change what it shows.',
    change: 'Confirm in the wallet’s own window. The site cannot change what it shows.',
    login:
      'In this browser or private window, the wallet cannot save anything on this page. Sign in by email in the wallet’s own window. The site stays signed in until you leave this page.',
    request: 'Your wallet is in its own window. Review the request there.',
    keys: 'The wallet shows its words only in its own window, after you sign in by email again.',
    words: 'The wallet shows words only in its own window, which no site can see or change.',
    name: 'Confirm in the wallet’s own window that the account is yours.',
    social: 'Finish signing in in the wallet’s own window. It closes automatically.',
  },
  open: 'Open the wallet’s window',
  working: 'Working…',
  leave: 'Cancel',
  close: 'Close',
} as const);
