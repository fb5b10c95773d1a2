import { languagePack } from '../language-pack';

/** French. */
export const fr = languagePack({
  lang: 'fr',
  isReviewed: false,
  buttons: {
    connectWallet: 'Connecter un portefeuille',
    restoring: 'Rétablissement de votre portefeuille',
    tryAgain: 'Réessayer',
    disposed: 'Le site a fermé son widget de portefeuille',
    wrongNetwork: 'Mauvais réseau',
    chooseNetwork: 'Choisir un réseau',
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
