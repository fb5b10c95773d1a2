import { languagePack } from '../language-pack';

/** Polish. */
export const pl = languagePack({
  lang: 'pl',
  isReviewed: false,
  buttons: {
    connectWallet: 'Połącz portfel',
    restoring: 'Ponowne łączenie portfela',
    tryAgain: 'Spróbuj ponownie',
    disposed: 'Witryna zamknęła okno portfela',
    wrongNetwork: 'Niewłaściwa sieć',
    chooseNetwork: 'Wybierz sieć',
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
