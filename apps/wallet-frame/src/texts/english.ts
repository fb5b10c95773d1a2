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
    failed: () => 'Something went wrong. Try again.',
  },
} as const;

/** What a view may say about a failure. */
export type ProblemCode = keyof typeof english.problems;
