import { spoken } from './spoken';

/** What the frame says of the browsers in which the visitor is signed in, and of the phone. */
export const deviceWords = spoken('device', {
  devices: {
    title: 'Signed-in browsers',
    explain:
      'Each browser names itself. End those you don’t know. End a lost one in “Ways to open your wallet”: that signs it out too.',
    here: 'This browser',
    named: (browser: string, system: string) => `${browser} on ${system}`,
    unknown: 'A browser that does not say what it is',
    times: (since: string, used: string) => `Since ${since}, last used ${used}`,
    sites: (sites: string) => `On ${sites}`,
    end: 'End',
    endOf: (name: string) => `End: ${name}`,
    endOthers: 'End all others',
    waits: 'A new browser asks to sign in',
    asked: (time: string, site: string) => `Asked at ${time}, on ${site}`,
    allow: 'Let it in',
    allowOf: (name: string) => `Let it in: ${name}`,
    retry: 'Try again',
    working: 'Working…',
    back: 'Back',
  },
  letIn: {
    title: 'Let this browser in',
    mail: 'It is new to your wallet. Open the page in the email that we sent, and press its button.',
    known:
      'Or, in a browser where you are signed in already: open “How you sign in” in your profile, then “Signed-in browsers”.',
    leave: 'Cancel',
  },
  signedOut: {
    title: 'This browser was signed out',
    explain: (site: string) =>
      `It was ended under “Signed-in browsers” or “Ways to open your wallet”, or its way to sign in was removed. Nothing is lost: sign in again on ${site}.`,
    notYou: 'If it wasn’t you, check “Signed-in browsers” afterwards.',
    signIn: (email: string) => `Sign in as ${email}`,
    working: 'Working…',
    leave: 'Not now',
  },
  device: {
    title: 'Is it you who signs in?',
    asks: (site: string) => `A browser that is new to your wallet asks to sign in on ${site}.`,
    advice: 'If it is not yours, close this page. Without your press the browser gets no code.',
    approve: 'It is my browser',
    working: 'Working…',
  },
  phone: {
    title: 'Add Farcaster',
    preparing: 'Preparing the code…',
    scan: 'Scan the code with your phone, and approve the sign-in in Farcaster.',
    approve: 'Approve the sign-in in Farcaster, then come back here.',
    joins:
      'The Farcaster account that approves it signs in to your wallet too. Show it to no other person. It works once, for ten minutes.',
    code: 'QR code of the sign-in with Farcaster',
    open: 'Open Farcaster',
    copy: 'Copy link',
    copied: 'The link is copied.',
    link: 'Link for Farcaster',
    leave: 'Cancel',
  },
} as const);
