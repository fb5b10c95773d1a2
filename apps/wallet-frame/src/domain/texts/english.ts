import { armedWords } from './armed-words';
import { changeWords } from './change-words';
import { deviceWords } from './device-words';
import { kitWords } from './kit-words';
import { problemWords } from './problem-words';
import { renewalWords } from './renewal-words';
import { requestWords } from './request-words';

/** Every text of the frame, in English. A function says how a number or a name stands in it. */
export const english = {
  frame: 'Wallet',
  code: {
    title: 'Enter the code',
    sending: 'Sending a code',
    sent: (email: string) => `We sent a code with six digits to ${email}.`,
    work: (email: string) =>
      `This takes a moment: many codes were asked for. Then we send one to ${email}.`,
    press: 'We sent a mail. Open the page that it names, and press its button.',
    asks: {
      login: (site: string) => `${site} asks you to sign in.`,
      join: () => 'With the code, this address signs in to your wallet too.',
      changeOld: () => 'It confirms that your e-mail address changes.',
      changeNew: () => 'With the code, this address takes the place of the one before.',
    },
    field: 'One-time code',
    secret: 'Type the code only here. The site does not see it.',
    confirm: { login: 'Sign in', join: 'Add', changeOld: 'Continue', changeNew: 'Change it' },
    checking: 'Checking…',
    resend: 'Send a new code',
    resendIn: (seconds: number) => `Send a new code in ${seconds} s`,
    leave: 'Cancel',
  },
  logins: {
    title: 'How you sign in',
    explain: 'Each of these signs in to this wallet. The site does not see this list.',
    only: 'You sign in in one way. Add a second one, so that you can come back when you lose it.',
    allLost: 'If you lose every way to sign in, an offline kit alone brings the wallet back.',
    none: 'Sign out and in again to see how you sign in.',
    email: 'E-mail',
    here: 'You are signed in by it',
    since: (day: string) => `Since ${day}`,
    remove: 'Remove',
    removeOf: (name: string) => `Remove: ${name}`,
    addTitle: 'Add a way to sign in',
    add: (name: string) => `Add ${name}`,
    address: 'E-mail address',
    addEmail: 'Add e-mail',
    window: 'A window is open. Sign in there, and this goes on by itself.',
    mailbox: 'We sent a mail. Open the page that it names, and press its button.',
    kit: 'Get an account back by its offline kit',
    cancel: 'Cancel',
    retry: 'Try again',
    working: 'Working…',
    devices: 'Signed in on',
    close: 'Close',
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
    operator: 'Without the wallet’s operator, an offline kit alone opens this wallet.',
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
  unlock: {
    title: 'Open your wallet here',
    explain: 'You have a wallet that this browser does not open yet.',
    passkey: 'Use a passkey',
    phrase: 'Recovery words',
    phraseHint: 'Twelve words, separated by spaces',
    confirm: 'Open the wallet',
    nowhere:
      'The wallet opens only in the browser in which it was made. Sign in there, and add a passkey or recovery words.',
    kit: 'Use an offline kit',
    working: 'Opening…',
    renewed: (day: string) =>
      `A browser has asked for a new wallet in the place of this one. It can begin on ${day}. Open this one before then, and it stays.`,
    lost: 'I have lost all of these',
    leave: 'Cancel',
  },
  renewal: renewalWords,
  approval: {
    title: 'Approve this request?',
    site: 'Site',
    account: 'Account',
    network: 'Network',
    confirm: 'Approve',
    decline: 'Decline',
    raw: 'Show the raw data',
    unknown: 'I approve although the wallet cannot say what this does',
    warned: 'I have read the warning, and approve',
    working: 'Signing…',
    onlyHere: 'This wallet lives only in this browser.',
    waiting: (count: number) =>
      count === 1 ? 'One more request waits.' : `${count} more requests wait.`,
  },
  armed: armedWords,
  window: {
    title: {
      approve: 'Look at this request',
      change: 'Confirm this',
      login: 'Sign in in a window of the wallet',
      request: 'Look at this request',
      keys: 'Take your wallet with you',
      name: 'Register your name',
      words: 'Write down twelve words',
      social: 'Finish signing in',
    },
    explain: {
      approve: 'The site cannot cover a window of the wallet, nor draw on it. Approve there.',
      change:
        'The site cannot cover a window of the wallet, nor draw on it. It says there what will be done. Confirm it there.',
      login:
        'This browser does not let the wallet keep its keys on this page. Your wallet is in a window of its own, where you sign in by e-mail alone. The site stays signed in until you leave this page.',
      request: 'Your wallet is in a window of its own. Look at the request there.',
      keys: 'The wallet shows its words in a window of its own only, after a new sign-in by e-mail.',
      words:
        'The wallet shows words in a window of its own only, which no site can see or draw on.',
      name: 'Your wallet is in a window of its own. It confirms there that the account is yours.',
      social:
        'This browser keeps your sign-in from this page. A window of the wallet finishes it, and closes by itself.',
    },
    open: 'Open the wallet’s window',
    working: 'Working…',
    leave: 'Cancel',
    close: 'Close',
  },
  confirmLogin: {
    leave: {
      title: (provider: string) => `Sign in with ${provider}?`,
      asks: (site: string) => `${site} asks you to sign in.`,
      advice: 'Go on only if you have just chosen this on that site.',
      confirm: (provider: string) => `Continue with ${provider}`,
    },
    finish: {
      title: () => 'Finish signing in?',
      asks: (site: string) => `You are back on ${site}, which then sees who you are.`,
      advice: 'Your browser may ask whether the wallet may use its cookies here.',
      confirm: () => 'Sign in',
    },
    working: 'Working…',
    cancel: 'Cancel',
  },
  changes: changeWords,
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
      words: 'One moment',
    },
    text: {
      approved: 'Go back to the other browser. It goes on there.',
      mail: 'We sent a mail. Open the page that it names, and press its button.',
      over: 'It works once, for ten minutes. Sign in again to get another mail.',
      done: 'You can close this window and go back to the site.',
      nothing: 'A site opens this window when it needs you. Go back to the site and try again.',
      signedIn: 'The wallet has what it needs. You can close this window.',
      signInOver: 'Close this window, go back to the site and begin again.',
      soon: 'The wallet sends a code to your mailbox. It may take half a minute.',
      waiting: 'The wallet is opening.',
      words: 'The wallet draws new words.',
    },
  },
  ...deviceWords,
  ...kitWords,
  ...requestWords,
  problems: problemWords,
} as const;

/** What a view may say about a failure. */
export type ProblemCode = keyof typeof english.problems;

export type ChangeKind = keyof typeof english.changes.kinds;
export type ChangeFact = keyof typeof english.changes.facts;
export type StepTitle = keyof typeof english.steps;
export type StepNote = keyof typeof english.stepNotes;
export type FactLabel = keyof typeof english.facts;
export type EffectKind = keyof typeof english.effects.kinds;
export type Warning = keyof typeof english.warnings;
