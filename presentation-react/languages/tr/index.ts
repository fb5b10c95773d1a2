import { languagePack } from '../language-pack';

/** Turkish. */
export const tr = languagePack({
  lang: 'tr',
  isReviewed: false,
  buttons: {
    connectWallet: 'Cüzdanı bağla',
    restoring: 'Cüzdanınız yeniden bağlanıyor',
    tryAgain: 'Tekrar dene',
    disposed: 'Site, cüzdan penceresini kapattı',
    wrongNetwork: 'Yanlış ağ',
    chooseNetwork: 'Ağ seç',
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
