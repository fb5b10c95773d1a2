import { spoken } from './spoken';

/** What the list of the ways to open the wallet says. */
export const keysWords = spoken('keys', {
  title: 'Ways to open your wallet',
  explain: 'Each of these opens your wallet. End what you have lost.',
  only: 'Only one way opens your wallet. If you lose it, the wallet is lost. Add another.',
  operator: 'If the wallet’s operator is gone, only an offline kit opens this wallet.',
  here: 'This browser',
  kinds: {
    device: 'Another browser',
    passkey: 'Passkey',
    phrase: 'Recovery words',
    kit: 'Offline kit',
  },
  since: (day: string) => `Since ${day}`,
  end: 'End',
  endOf: (name: string) => `End: ${name}`,
  passkey: 'Add a passkey',
  phrase: 'Write down twelve words',
  takeAway: 'Show the wallet’s words, or make an offline kit',
  retry: 'Try again',
  working: 'Working…',
  close: 'Close',
} as const);
