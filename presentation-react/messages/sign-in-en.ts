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
  signInText:
    'Your wallet will ask you to sign a message. It shows this site that the account is yours. It moves nothing and costs nothing.',
  signInPreparing: 'Preparing the message',
  signInSite: 'Site',
  signInAccount: 'Account',
  signInExpires: 'Valid until',
  signInResources: 'It also names',
  signInWhole: 'The whole message',
  signInAsked: 'Sign the message in your wallet',
  signInAskedHint: 'The wallet shows the same message. Sign it only if the site in it is this one.',
  signInChecking: 'The site is checking your signature',
  signInDone: 'You are signed in',
  signInLeave: 'Cancel and disconnect',
  signInFaults: {
    accountChanged: {
      headline: 'You changed the account',
      hint: 'The message was for the account before it. Sign the one for this account.',
    },
    declined: {
      headline: 'You declined to sign',
      hint: 'You are not signed in. Try again when you are ready.',
    },
    expired: {
      headline: 'The message has expired',
      hint: 'It was signed too late. Sign the new one.',
    },
    failed: {
      headline: 'Your wallet could not sign',
      hint: 'Open the wallet, see whether it works, then try again.',
    },
    networkChanged: {
      headline: 'You changed the network',
      hint: 'The message was for the network before it. Sign the one for this network.',
    },
    otherAccount: {
      headline: 'The signature is not of this account',
      hint: 'Choose the account below in your wallet, then try again.',
    },
    otherSite: {
      headline: 'The message is for another site',
      hint: 'Nothing was signed. Check the address of this page, and tell the site about it.',
    },
    pending: {
      headline: 'Your wallet is waiting for you',
      hint: 'It has another request open. Answer that one in the wallet, then try again.',
    },
    refused: {
      headline: 'The site did not accept the sign-in',
      hint: 'You are not signed in. Try again with the new message.',
    },
    smartAccount: {
      headline: 'Your smart account cannot sign messages',
      hint: 'The account of your key (EOA) can. Both are yours, at different addresses, and tokens stay at the address that they are on.',
    },
    unavailable: {
      headline: 'The site does not answer',
      hint: 'You are not signed in. Check your internet connection, then try again.',
    },
    unsupported: {
      headline: 'Your wallet cannot sign messages',
      hint: 'Cancel, and connect another wallet or account.',
    },
  },
};
