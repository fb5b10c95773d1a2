import { languagePack } from '../language-pack';

/** German. */
export const de = languagePack({
  lang: 'de',
  isReviewed: false,
  buttons: {
    connectWallet: 'Wallet verbinden',
    restoring: 'Ihre Wallet wird wieder verbunden',
    tryAgain: 'Erneut versuchen',
    disposed: 'Die Seite hat ihr Wallet-Fenster geschlossen',
    wrongNetwork: 'Falsches Netzwerk',
    chooseNetwork: 'Netzwerk wählen',
  },
  parts: {
    modal: () => import('./modal'),
    account: () => import('./account'),
    money: () => import('./money'),
    login: () => import('./login'),
    signIn: () => import('./sign-in'),
    permissions: () => import('./permissions'),
  },
});
