import { spoken } from './spoken';

/** What the views of recovery words and of the words of a kit say. */
export const recoveryWords = spoken('words', {
  title: 'Your recovery words',
  advice:
    'Write these words down in this order and keep them secret. With them and a code from your inbox, the wallet opens on any device.',
  reveal: 'Show the words',
  done: 'I have written them down',
  check: 'Check your words',
  which: (place: number) => `Which of these is word ${place}?`,
  wrong: (place: number) => `That is not word ${place}. Look at your words again.`,
  again: 'Show the words again',
  checkLater: 'Check later',
  ready: 'Your wallet is ready',
  readyText: 'Your words open it on any device. Keep them where only you find them.',
  finish: 'Done',
  kitReady: 'Your kit is ready',
  kitReadyText: 'Keep the file and its words in two places.',
  kitTitle: 'The words of your kit',
  kitAdvice:
    'The kit is in your downloads. Write these words down and keep them apart from it. With both, the wallet opens without any service. Either alone is worth nothing.',
} as const);
