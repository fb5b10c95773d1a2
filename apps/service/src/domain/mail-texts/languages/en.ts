/** What mails say in English. */
export const texts = {
  code: {
    login: {
      subject: 'Your sign-in code',
      text: '{site} asks you to sign in to your wallet ({time}).',
    },
    emailFrom: {
      subject: 'Your wallet gets a new email address',
      text: 'On {site} you asked to change the email address of your wallet to {address} ({time}).',
    },
    emailTo: {
      subject: 'Confirm your email address',
      text: 'This address is to be the one of a wallet on {site} ({time}).',
    },
    label: 'Your code',
    lasts: 'It works for 10 minutes, on the device that asked for it.',
    never: 'We never ask for this code anywhere else. If you did not ask for it, ignore this mail.',
  },
  device: {
    subject: 'A new browser asks to sign in',
    text: 'A browser that is new to your wallet asks to sign in on {site} ({time}).',
    press: 'If it is yours, open this page and press its button',
    lasts:
      'It works for 10 minutes. Opening the page alone does nothing. If you did not ask, ignore this mail.',
  },
  newAddress: {
    subject: 'Your wallet has a new email address',
    text: 'On {site} your wallet got the email address {address} ({time}).',
    after:
      'This address signs in to it no more. For a day no way to open the wallet can be added or removed.',
  },
  login: {
    added: {
      subject: 'Your wallet has a new sign-in',
      text: 'On {site} a sign-in by {login} was added to your wallet ({time}).',
    },
    removed: {
      subject: 'A sign-in was removed from your wallet',
      text: 'On {site} the sign-in by {login} was removed from your wallet ({time}).',
    },
    care: 'If it was not you, sign in, remove what is not yours, and end the browsers that you do not know.',
  },
  newDevice: {
    subject: 'A new browser has signed in',
    text: 'A browser that is new to your wallet has signed in on {site} ({time}). It says that it is {name}.',
    yours:
      'If it was you, there is nothing to do. It opens the wallet only with a passkey or the recovery words.',
    notYours:
      'If it was not you, sign in on a site with your wallet, open "Signed-in browsers" in the wallet, and end it there.',
    named: '{browser} on {system}',
    unknown: 'one that we do not know',
  },
  wallet: {
    asked: {
      subject: 'A new wallet may take the place of yours',
      text: 'A browser that has signed in to your account cannot open your wallet, and asks to begin a new one ({time}). It can begin on {day}.',
      open: 'Can you still open your wallet? Open it on any site before then, and nothing happens. Then end the browsers that you do not know.',
      stays: 'Your wallet is not deleted in any case: who can open it puts it back in its place.',
    },
    replaced: {
      subject: 'A new wallet has taken the place of yours',
      text: 'A browser that has signed in to your account has begun a new wallet in the place of yours ({time}).',
      back: 'Your wallet is not deleted. Open it as before on any site, and put it back in its place. Then end the browsers that you do not know.',
    },
    restored: {
      subject: 'A wallet that was set aside is back in its place',
      text: 'Who can open a wallet of your account that was set aside has put it back in its place ({time}).',
      aside:
        'The wallet that was there is set aside, and not deleted: who can open it puts it back.',
    },
    discarded: {
      subject: 'A wallet that was set aside will be deleted',
      text: 'Who can open a wallet of your account that was set aside has asked to delete it ({time}). It is deleted on {day}.',
      keep: 'Was it not you? Open that wallet on any site before then, and keep it. Then end the browsers that you do not know.',
    },
    ending: {
      subject: 'Your account and your wallet will be deleted',
      text: 'The operator of your wallet will delete your account, and every way to open your wallet ({time}). It happens on {day}.',
      keep: 'Do you want to keep it? Open your wallet on any site before then, and nothing is deleted.',
      lost: 'What is in the wallet is not moved, and is lost without its recovery words or another kit.',
    },
    staying: {
      subject: 'Your account and your wallet stay',
      text: 'The operator of your wallet deletes nothing ({time}).',
      nothing: 'There is nothing to do.',
    },
    kept: {
      subject: 'A wallet that was set aside is kept',
      text: 'Who can open a wallet of your account that was set aside, and was to be deleted, has chosen to keep it ({time}).',
    },
    care: 'If it was not you, sign in on a site with your wallet, and end the browsers that you do not know.',
  },
};
