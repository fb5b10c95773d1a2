import { languagePack } from '../language-pack';

/** Indonesian. */
export const id = languagePack({
  lang: 'id',
  isReviewed: false,
  buttons: {
    connectWallet: 'Hubungkan dompet',
    restoring: 'Menghubungkan kembali dompet Anda',
    tryAgain: 'Coba lagi',
    disposed: 'Situs ini telah menutup widget dompetnya',
    wrongNetwork: 'Jaringan salah',
    chooseNetwork: 'Pilih jaringan',
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
