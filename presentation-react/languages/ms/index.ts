import { languagePack } from '../language-pack';

/** Malay. */
export const ms = languagePack({
  lang: 'ms',
  isReviewed: false,
  buttons: {
    connectWallet: 'Sambungkan dompet',
    restoring: 'Menyambungkan semula dompet anda',
    tryAgain: 'Cuba lagi',
    disposed: 'Laman ini telah menutup widget dompetnya',
    wrongNetwork: 'Rangkaian salah',
    chooseNetwork: 'Pilih rangkaian',
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
