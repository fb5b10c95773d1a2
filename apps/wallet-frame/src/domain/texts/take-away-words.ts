import { spoken } from './spoken';

/** What the view says that shows the wallet itself. */
export const takeAwayWords = spoken('takeAway', {
  title: 'Take your wallet with you',
  explain: 'These 24 words are the wallet itself. Any wallet app can use them.',
  never:
    'Anyone who sees them can take everything in the wallet. No site and no support ever needs them.',
  hold: 'Hold to show the words',
  kit: 'An offline kit is a file that opens without any service, together with twelve words of its own.',
  makeKit: 'Make an offline kit',
  working: 'Working…',
  done: 'Done',
} as const);
