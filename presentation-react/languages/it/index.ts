import { languagePack } from '../language-pack';

/** Italian. */
export const it = languagePack({
  lang: 'it',
  isReviewed: false,
  buttons: {
    connectWallet: 'Connetti wallet',
    restoring: 'Riconnessione del tuo wallet',
    tryAgain: 'Riprova',
    disposed: 'Il sito ha chiuso la finestra del wallet',
    wrongNetwork: 'Rete errata',
    chooseNetwork: 'Scegli una rete',
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
