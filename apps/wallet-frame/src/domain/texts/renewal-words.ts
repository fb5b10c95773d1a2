import { spoken } from './spoken';

/** A new wallet in the place of one whose ways in are all lost, in English. */
export const renewalWords = spoken('renewal', {
  title: {
    ask: 'Begin a new wallet?',
    wait: 'A new wallet has to wait',
    ready: 'Your new wallet can begin',
    stopped: 'Your wallet stays',
    aside: 'This is your wallet from before',
    discard: 'Let this wallet go?',
    going: 'This wallet goes',
  },
  text: {
    ask: 'What is in the old wallet stays there, and does not move into the new one. First the old one has a week or more to be opened: we send a mail, and every browser that signs in says so.',
    wait: (day: string) =>
      `It can begin on ${day}, in this browser. If the old wallet is opened before, it stays. Have you found a way to open it? Use that.`,
    ready:
      'The new wallet is empty. The old one is set aside, not deleted: a browser, passkey or words that open it bring it back.',
    stopped: (day: string) =>
      `On ${day} a browser asked to begin a new wallet in its place. This browser opens your wallet, so that is over. End the browsers that you do not know.`,
    aside:
      'A new wallet is in its place, because a browser that could not open this one asked for it. You can bring this one back. The new one is then set aside, not deleted.',
    discard:
      'In 30 days it is deleted here, and what is in it is lost unless you have its words or an offline kit. Until then you can keep it or bring it back.',
    going: (day: string) =>
      `It is deleted on ${day}, as you have asked. Until then you can keep it where it is, or bring it back.`,
  },
  confirm: {
    ask: 'Ask for a new wallet',
    ready: 'Begin the new wallet',
    aside: 'Bring this wallet back',
    discard: 'Let it go',
    going: 'Bring this wallet back',
  },
  other: { aside: 'Let this wallet go', going: 'Keep it' },
  leave: {
    ask: 'Back',
    wait: 'Close',
    ready: 'Cancel',
    stopped: 'Continue',
    aside: 'Cancel',
    discard: 'Back',
    going: 'Close',
  },
  working: 'Working…',
} as const);
