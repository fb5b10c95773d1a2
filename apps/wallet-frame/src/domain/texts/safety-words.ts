import { spoken } from './spoken';

/** What the offer of a backup says. */
export const safetyWords = spoken('safety', {
  title: 'Back up your wallet',
  only: 'Right now only this browser can open your wallet. Add a backup so you can’t lose it.',
  passkey: 'Add a passkey',
  phrase: 'Write down twelve words',
  passkeyHint: 'Your phone, this device or a security key opens the wallet.',
  phraseHint: 'On paper, for any device.',
  recommended: 'Recommended',
  later: 'Not now',
  working: 'Working…',
} as const);
