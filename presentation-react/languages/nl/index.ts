import { languagePack } from '../language-pack';

/** Dutch. */
export const nl = languagePack({
  lang: 'nl',
  isReviewed: false,
  buttons: {
    connectWallet: 'Wallet koppelen',
    restoring: 'Je wallet wordt weer gekoppeld',
    tryAgain: 'Opnieuw proberen',
    disposed: 'De site heeft zijn walletvenster gesloten',
    wrongNetwork: 'Verkeerd netwerk',
    chooseNetwork: 'Kies een netwerk',
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
