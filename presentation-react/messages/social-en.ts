import type { SocialLoginFailure } from '../../domain/auth/social-login';

/** The texts of logins at other providers. */
export interface SocialMessages {
  readonly socialOpening: (name: string) => string;
  readonly socialWaiting: (name: string) => string;
  readonly socialWaitingHint: string;
  readonly socialAgain: string;
  readonly socialInThisTab: string;
  readonly socialFailed: Readonly<Record<SocialLoginFailure, string>>;

  readonly farcasterScan: string;
  readonly farcasterCode: string;
  readonly farcasterPreparing: string;
  readonly farcasterHint: string;
  readonly farcasterOpen: string;
  readonly farcasterCopy: string;
}

export const socialMessages: SocialMessages = {
  socialOpening: (name) => `Opening ${name}`,
  socialWaiting: (name) => `Log in with ${name}`,
  socialWaitingHint: 'A window of your wallet is open. Log in there, and this goes on by itself.',
  socialAgain: 'Open the window again',
  socialInThisTab: 'Continue in this tab',
  socialFailed: {
    blocked:
      'The browser did not open the window. Allow windows for this site, or continue in this tab.',
    cancelled: 'You left before you were logged in.',
    refused: 'The login did not work. Try again, or choose another way.',
    timedOut: 'The login did not answer in time. Try again.',
  },

  farcasterScan: 'Scan the code with your phone, and approve the login in Farcaster.',
  farcasterCode: 'QR code of the login with Farcaster',
  farcasterPreparing: 'Preparing the QR code',
  farcasterHint: 'Approve the login in Farcaster, then come back here.',
  farcasterOpen: 'Open Farcaster',
  farcasterCopy: 'Copy link',
};
