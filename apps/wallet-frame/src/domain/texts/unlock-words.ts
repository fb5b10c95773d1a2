import { spoken } from './spoken';

/** What a browser asks that cannot open the wallet yet. */
export const unlockWords = spoken('unlock', {
  title: 'Open your wallet here',
  explain: 'You have a wallet that this browser can’t open yet.',
  passkey: 'Use a passkey',
  phrase: 'Recovery words',
  phraseHint: 'Twelve words, separated by spaces',
  confirm: 'Open the wallet',
  nowhere:
    'Only the browser that made the wallet opens it. Sign in there, and add a passkey or recovery words.',
  kit: 'Use an offline kit',
  working: 'Opening…',
  renewed: (day: string) =>
    `A browser has asked for a new wallet in the place of this one. It can begin on ${day}. Open this one before then, and it stays.`,
  lost: 'I have lost all of these',
  leave: 'Cancel',
} as const);
