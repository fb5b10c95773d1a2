import { spoken } from './spoken';

/** What changes or ends something, and is confirmed by a press of its own, in English. */
export const changeWords = spoken('change', {
  site: 'Site',
  account: 'Wallet',
  leave: 'Cancel',
  facts: {
    address: 'Account',
    browser: 'Browser',
    from: 'From',
    login: 'Sign-in',
    name: 'Name',
    onSite: 'On',
    since: 'Since',
    to: 'To',
    way: 'Way to open',
  },
  kinds: {
    addLogin: {
      title: 'Add a way to sign in?',
      text: 'It will sign in to this wallet, on any device.',
      confirm: 'Add it',
    },
    beginNew: {
      title: 'Begin the new wallet?',
      text: 'The new wallet is empty. The old one is set aside, not deleted.',
      confirm: 'Begin the new wallet',
    },
    askForNew: {
      title: 'Ask for a new wallet?',
      text: 'It takes the place of the old one after a week or more. What is in the old wallet stays there.',
      confirm: 'Ask for a new wallet',
    },
    bringBack: {
      title: 'Bring this wallet back?',
      text: 'The new wallet is set aside then, not deleted.',
      confirm: 'Bring this wallet back',
    },
    discard: {
      title: 'Let this wallet go?',
      text: 'In 30 days it is deleted here. Until then you can keep it or bring it back.',
      confirm: 'Let it go',
    },
    keepAside: {
      title: 'Keep this wallet?',
      text: 'It stays where it is, beside the new one.',
      confirm: 'Keep it',
    },
    changeEmail: {
      title: 'Change your email address?',
      text: 'We send a code to the old address, and then one to the new.',
      confirm: 'Send the code',
    },
    endBrowser: {
      title: 'Sign out this browser?',
      text: 'It is signed out right away. If it is lost, end it in “Ways to open your wallet” instead: that signs it out too.',
      confirm: 'End it',
    },
    endOthers: {
      title: 'Sign out all other browsers?',
      text: 'They are signed out right away.',
      confirm: 'End all others',
    },
    endWay: {
      title: 'End a way to open your wallet?',
      text: 'It will no longer open the wallet. A browser is signed out with it. Delete a passkey from your device too.',
      confirm: 'End it',
    },
    leadLogin: {
      title: 'Get an account back by its kit?',
      text: 'From then on, your sign-in opens the account of the kit.',
      confirm: 'Use this kit',
    },
    letIn: {
      title: 'Let a new browser in?',
      text: 'Let it in only if you are signing in with it at this moment.',
      confirm: 'It is mine, let it in',
    },
    registerName: {
      title: 'Register this name?',
      text: 'The name will lead to this account, for everyone to see.',
      confirm: 'Register the name',
    },
    removeLogin: {
      title: 'Remove a way to sign in?',
      text: 'It will no longer sign in to this wallet, and browsers that used it are signed out. We’ll email you about it.',
      confirm: 'Remove it',
    },
  },
} as const);
