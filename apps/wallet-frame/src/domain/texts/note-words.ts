import { spoken } from './spoken';

/** What the page says that asks for nothing. */
export const noteWords = spoken('note', {
  title: {
    approved: 'The browser may sign in',
    mail: 'Check your inbox',
    over: 'This page has expired',
    done: 'Done',
    nothing: 'There is nothing to do here',
    signedIn: 'You can go back to the site',
    signInOver: 'This sign-in has expired',
    soon: 'One moment',
    waiting: 'One moment',
    words: 'One moment',
  },
  text: {
    approved: 'Go back to the other browser to continue.',
    mail: 'We sent you an email. Open the page in it, and press its button.',
    over: 'It works once, for ten minutes. Sign in again to get a new email.',
    done: 'You can close this window and go back to the site.',
    nothing: 'A site opens this window when it needs you. Go back to the site and try again.',
    signedIn: 'The wallet has what it needs. You can close this window.',
    signInOver: 'Close this window, go back to the site and begin again.',
    soon: 'We’re sending a code to your inbox. It may take half a minute.',
    waiting: 'The wallet is opening.',
    words: 'The wallet is making new words.',
  },
} as const);
