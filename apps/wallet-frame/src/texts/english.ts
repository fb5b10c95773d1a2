import { requestWords } from './request-words';

/** Every text of the frame, in English. A function says how a number or a name stands in it. */
export const english = {
  frame: 'Wallet',
  code: {
    title: 'Enter the code',
    sent: (email: string) => `We sent a code with six digits to ${email}.`,
    asks: (site: string) => `${site} asks you to sign in.`,
    field: 'One-time code',
    secret: 'Type the code only here. The site does not see it.',
    confirm: 'Sign in',
    checking: 'Checking…',
    resend: 'Send a new code',
    resendIn: (seconds: number) => `Send a new code in ${seconds} s`,
    leave: 'Cancel',
  },
  safety: {
    title: 'Keep your wallet safe',
    only: 'This wallet lives only in this browser. If its data is cleared, the wallet is lost.',
    advice: 'Add a second way to open it before you receive anything.',
    passkey: 'Add a passkey',
    phrase: 'Write down twelve words',
    later: 'Later',
    working: 'Working…',
  },
  words: {
    title: 'Your recovery words',
    advice:
      'Write these words down in this order and keep them secret. With them and a code from your mailbox, the wallet opens on any device.',
    reveal: 'Show the words',
    done: 'I have written them down',
    kitTitle: 'The words of your kit',
    kitAdvice:
      'The kit is in your downloads. Write these words down and keep them apart from it. With both, the wallet opens without any service. Either alone is worth nothing.',
  },
  keys: {
    title: 'Ways to open your wallet',
    explain: 'Each of these opens your wallet. End what you have lost.',
    only: 'One way alone opens your wallet. If you lose it, the wallet is lost. Add a second one.',
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
    really: 'End it',
    reallyEnd: (name: string) => `End it for good: ${name}`,
    ends: {
      device: 'That browser will no longer open the wallet.',
      passkey: 'This passkey will no longer open the wallet. Delete it from your device too.',
      phrase: 'These words will no longer open the wallet.',
      kit: 'This kit will no longer open the wallet.',
    },
    passkey: 'Add a passkey',
    phrase: 'Write down twelve words',
    takeAway: 'Show the wallet’s words, or make an offline kit',
    retry: 'Try again',
    working: 'Working…',
    close: 'Close',
  },
  takeAway: {
    title: 'Take your wallet with you',
    explain: 'These 24 words are the wallet itself. Every wallet app takes them.',
    never:
      'A person who sees them owns everything in the wallet. No site and no support ever needs them.',
    hold: 'Hold to show the words',
    kit: 'An offline kit is a file that opens without any service, together with twelve words of its own.',
    makeKit: 'Make an offline kit',
    working: 'Working…',
    done: 'Done',
  },
  kit: {
    title: 'Your offline kit',
    explain: 'This page works without a network. Type the twelve words of the kit.',
    words: 'Words of the kit',
    open: 'Open the wallet',
    opening: 'Opening…',
    wrong: 'These words do not open the kit. Check each of them.',
    broken: 'The file of the kit is damaged. Use another copy of it.',
    openTitle: 'Your wallet',
    use: 'These 24 words are the wallet itself. Type them into a wallet app that you trust, and close this page.',
    evm: 'EVM address',
    solana: 'Solana address',
  },
  unlock: {
    title: 'Open your wallet here',
    explain: 'You have a wallet that this browser does not open yet.',
    passkey: 'Use a passkey',
    phrase: 'Recovery words',
    phraseHint: 'Twelve words, separated by spaces',
    confirm: 'Open the wallet',
    nowhere:
      'The wallet opens only in the browser in which it was made. Sign in there, and add a passkey or recovery words.',
    working: 'Opening…',
    leave: 'Cancel',
  },
  approval: {
    title: 'Approve this request?',
    site: 'Site',
    account: 'Account',
    network: 'Network',
    confirm: 'Approve',
    decline: 'Decline',
    raw: 'Show the raw data',
    unknown: 'I approve although the wallet cannot say what this does',
    arming: 'The button works when this page is fully visible.',
    working: 'Signing…',
    onlyHere: 'This wallet lives only in this browser.',
    waiting: (count: number) =>
      count === 1 ? 'One more request waits.' : `${count} more requests wait.`,
  },
  door: {
    title: {
      approve: 'Look at this request',
      login: 'Sign in in a window of the wallet',
      request: 'Look at this request',
      keys: 'Take your wallet with you',
      name: 'Register your name',
    },
    explain: {
      approve:
        'This browser cannot show whether the site covers this page. Approve in a window of the wallet.',
      login:
        'This browser does not let the wallet keep its keys on this page. Your wallet is in a window of its own, where you sign in by e-mail alone. The site stays signed in until you leave this page.',
      request: 'Your wallet is in a window of its own. Look at the request there.',
      keys: 'The wallet shows its words in a window of its own only, after a new sign-in by e-mail.',
      name: 'Your wallet is in a window of its own. It confirms there that the account is yours.',
    },
    open: 'Open the wallet’s window',
    working: 'Working…',
    leave: 'Cancel',
  },
  changeEmail: {
    title: 'Change your e-mail address?',
    asks: (site: string) => `${site} asks to change the address of your wallet.`,
    from: (email: string) => `From ${email} to`,
    advice: 'We send a code to the old address, and then one to the new.',
    confirm: 'Send the code',
    leave: 'Cancel',
  },
  device: {
    title: 'Is it you who signs in?',
    asks: (site: string) => `A browser that is new to your wallet asks to sign in on ${site}.`,
    advice: 'If it is not yours, close this page. Without your press the browser gets no code.',
    approve: 'It is my browser',
    working: 'Working…',
  },
  note: {
    title: {
      approved: 'The browser may sign in',
      mail: 'Look into your mailbox',
      over: 'This page has expired',
      done: 'Done',
      nothing: 'There is nothing to do here',
      signedIn: 'You can go back to the site',
      signInOver: 'This sign-in is over',
      soon: 'One moment',
      waiting: 'One moment',
    },
    text: {
      approved: 'Go back to the other browser. A code is on its way to your mailbox.',
      mail: 'We sent a mail. Open the page that it names, and press its button.',
      over: 'It works once, for ten minutes. Sign in again to get another mail.',
      done: 'You can close this window and go back to the site.',
      nothing: 'A site opens this window when it needs you. Go back to the site and try again.',
      signedIn: 'The wallet has what it needs. You can close this window.',
      signInOver: 'Close this window, go back to the site and begin again.',
      soon: 'The wallet sends a code to your mailbox. It may take half a minute.',
      waiting: 'The wallet is opening.',
    },
  },
  ...requestWords,
  problems: {
    wrong: (left: number) =>
      left === 1 ? 'Wrong code. One try is left.' : `Wrong code. ${left} tries are left.`,
    expired: () => 'This code has expired. Send a new one.',
    spent: () => 'Too many wrong codes. Send a new one.',
    wait: (seconds: number) => `Please try again after ${seconds} seconds`,
    tooMany: () => 'Too many requests. Try again later.',
    unavailable: () => 'The wallet cannot reach its service. Check your connection and try again.',
    mail: () => 'The mail could not be sent. Try again.',
    passkey: () => 'The passkey was not used. Try again, or choose another way.',
    noPrf: () => 'This device has no passkey that can open a wallet. Choose another way.',
    words: () => 'These words do not open the wallet. Check each of them.',
    storage: () =>
      'This browser does not let the wallet keep its key here. Allow site data for the wallet, or use another browser.',
    oneSlot: () =>
      'This wallet opens in one browser only, so it signs a limited number of times a day. Sign out and in again to add a second way.',
    taken: () => 'This address has a wallet already.',
    held: () =>
      'For a day after a change of the address, the ways to open the wallet stay as they are, and it cannot be taken away.',
    popup: () => 'The browser did not open the window. Allow it for this site, and try again.',
    windowClosed: () => 'The window was closed before it was done. Open it again.',
    socialDeclined: () => 'You declined the sign-in there.',
    socialFailed: () => 'The sign-in could not be checked. Try again.',
    socialOver: () => 'This sign-in is over. Begin again.',
    socialUnreachable: () => 'The sign-in page cannot be reached. Try again later.',
    failed: () => 'Something went wrong. Try again.',
  },
} as const;

/** What a view may say about a failure. */
export type ProblemCode = keyof typeof english.problems;

export type StepTitle = keyof typeof english.steps;
export type StepNote = keyof typeof english.stepNotes;
export type FactLabel = keyof typeof english.facts;
export type EffectKind = keyof typeof english.effects.kinds;
export type Warning = keyof typeof english.warnings;
