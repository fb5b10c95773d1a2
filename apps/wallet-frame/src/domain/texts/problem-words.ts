/** Why something did not work, in English. */
export const problemWords = {
  wrong: (left: number) =>
    left === 1 ? 'Wrong code. One try is left.' : `Wrong code. ${left} tries are left.`,
  expired: () => 'This code has expired. Send a new one.',
  spent: () => 'Too many wrong codes. Send a new one.',
  wait: (seconds: number) => `Please try again after ${seconds} seconds`,
  tooMany: () => 'Too many requests. Try again later.',
  unavailable: () => 'The wallet cannot reach its service. Check your connection and try again.',
  moment: () => 'The wallet’s service needs a moment. Try again shortly: nothing is lost.',
  mail: () => 'The email could not be sent. Try again.',
  passkey: () => 'The passkey was not used. Try again, or choose another way.',
  noPrf: () => 'This device has no passkey that can open a wallet. Choose another way.',
  words: () => 'These words don’t open the wallet. Check each of them.',
  kitFile: () => 'This file is not an offline kit, or it is damaged.',
  kitOther: () => 'This kit is of another wallet.',
  storage: () =>
    'This browser does not let the wallet keep its key here. Allow site data for the wallet, or use another browser.',
  openFirst: () => 'Open your wallet in this browser first.',
  oneSlot: () =>
    'This wallet opens in one browser only, so it signs a limited number of times a day. Sign out and in again to add a second way.',
  taken: () => 'This address has a wallet already.',
  held: () =>
    'For a day after a change of the address, the ways to open the wallet stay as they are, and it cannot be taken away.',
  noWindow: () =>
    'This app opens no window, so this sign-in cannot be finished here. Sign in by email, or open this page in your browser.',
  heldDevice: () =>
    'For a day after a change of your address or of how you sign in, no browser that came later opens the wallet. Use one that you had before, or try again tomorrow.',
  heldWallet: () =>
    'The older wallet has its place for a day. Try again tomorrow: nothing of this one is lost.',
  olderWallet: () =>
    'While an older wallet of yours is set aside, the address and the ways to sign in from its time stay.',
  signedOut: () => 'This browser was signed out of your wallet. Sign in again: nothing is lost.',
  noWords: () =>
    'This browser opens no window here, and the words are shown in one only. Add a passkey, or sign in in another browser to write down words.',
  windowless: () =>
    'Your browser opens no window here, and the wallet asks in a window of its own only. Allow windows for this site, or open this page in another browser.',
  wordsNotKept: () =>
    'The new words could not be kept, so they open nothing. Throw them away, and try again.',
  popup: () => 'The browser did not open the window. Allow it for this site, and try again.',
  windowClosed: () => 'The window was closed before it was done. Open it again.',
  socialDeclined: () => 'You declined the sign-in there.',
  socialElsewhere: () =>
    'This browser does not let the wallet finish this sign-in. Sign in by email, or open this page in another browser.',
  socialLeft: () => 'You did not finish signing in. Start again.',
  socialFailed: () => 'The sign-in could not be checked. Try again.',
  socialOver: () => 'This sign-in has expired. Begin again.',
  socialUnreachable: () => 'Can’t reach the sign-in page. Try again later.',
  linkedElsewhere: () => 'This sign-in belongs to another wallet.',
  invalidEmail: () => 'This is not an email address.',
  loginHeld: () => 'The way to sign in that remains has to be a day old first. Try again tomorrow.',
  loginInUse: () => 'You’re signed in with this. Sign in another way first, then remove it.',
  lastLogin: () => 'It is the only way to sign in. Add another one first.',
  siteFrozen: () =>
    'This site can’t use the wallet for now. Yours is safe, and opens on other sites.',
  siteLogin: () => 'This site doesn’t take this sign-in. Choose another one.',
  failed: () => 'Something went wrong. Try again.',
} as const;
