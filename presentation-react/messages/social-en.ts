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
  socialWaitingHint: 'Log in in the wallet window. We’ll continue automatically.',
  socialAgain: 'Open the window again',
  socialInThisTab: 'Continue in this tab',
  socialFailed: {
    blocked:
      'Your browser blocked the window. Allow pop-ups for this site, or continue in this tab.',
    cancelled: 'You closed the login.',
    refused: 'The login failed. Try again or choose another way.',
    timedOut: 'The login took too long. Try again.',
  },

  farcasterScan: 'Scan with your phone, then approve the login in Farcaster.',
  farcasterCode: 'QR code for logging in with Farcaster',
  farcasterPreparing: 'Preparing the QR code',
  farcasterHint: 'Approve the login in Farcaster, then come back here.',
  farcasterOpen: 'Open Farcaster',
  farcasterCopy: 'Copy link',
};
