import type { SignInFault } from '../../domain/siwx/sign-in-fault';

/** What happened, and what the visitor can do about it. */
interface FaultWords {
  readonly headline: string;
  readonly hint: string;
}

/** The texts of the view for signing in. */
export interface SignInMessages {
  readonly signInTo: (site: string) => string;
  readonly signInText: string;
  readonly signInPreparing: string;
  readonly signInSite: string;
  readonly signInAccount: string;
  readonly signInExpires: string;
  readonly signInResources: string;
  readonly signInWhole: string;
  readonly signInAsked: string;
  readonly signInAskedHint: string;
  readonly signInChecking: string;
  readonly signInDone: string;
  readonly signInLeave: string;
  readonly signInFaults: Readonly<Record<SignInFault, FaultWords>>;
}

export const signInMessages: SignInMessages = {
  signInTo: (site) => `Sign in to ${site}`,
  signInText: 'Sign a message to prove this account is yours. It’s free and moves nothing.',
  signInPreparing: 'Preparing the message',
  signInSite: 'Site',
  signInAccount: 'Account',
  signInExpires: 'Valid until',
  signInResources: 'It also lists',
  signInWhole: 'Full message',
  signInAsked: 'Sign the message in your wallet',
  signInAskedHint: 'Your wallet shows the same message. Sign only if it names this site.',
  signInChecking: 'The site is checking your signature',
  signInDone: 'You are signed in',
  signInLeave: 'Cancel and disconnect',
  signInFaults: {
    accountChanged: {
      headline: 'You changed the account',
      hint: 'The message was for the previous account. Sign the new one.',
    },
    declined: {
      headline: 'You declined to sign',
      hint: 'You are not signed in. Try again when you are ready.',
    },
    expired: {
      headline: 'The message has expired',
      hint: 'Sign the new one.',
    },
    failed: {
      headline: 'Your wallet could not sign',
      hint: 'Open your wallet, then try again.',
    },
    networkChanged: {
      headline: 'You changed the network',
      hint: 'The message was for the previous network. Sign the new one.',
    },
    otherAccount: {
      headline: 'The signature is from another account',
      hint: 'Choose the account below in your wallet, then try again.',
    },
    otherSite: {
      headline: 'The message is for another site',
      hint: 'Nothing was signed. Check the address of this page and tell the site.',
    },
    pending: {
      headline: 'Your wallet is waiting for you',
      hint: 'It has another open request. Answer it, then try again.',
    },
    refused: {
      headline: 'The site did not accept the sign-in',
      hint: 'You are not signed in. Try again with the new message.',
    },
    smartAccount: {
      headline: 'Your smart account cannot sign messages',
      hint: 'Your basic account can. Both are yours, with different addresses; tokens stay where they are.',
    },
    unavailable: {
      headline: 'The site is not responding',
      hint: 'You are not signed in. Check your connection and try again.',
    },
    unsupported: {
      headline: 'Your wallet cannot sign messages',
      hint: 'Cancel, and connect another wallet or account.',
    },
  },
};
