import { languagePack } from '../language-pack';

/** Arabic, written from the right. */
export const ar = languagePack({
  lang: 'ar',
  isReviewed: false,
  buttons: {
    connectWallet: 'ربط المحفظة',
    restoring: 'جارٍ استعادة محفظتك',
    tryAgain: 'حاول مرة أخرى',
    disposed: 'أنهى الموقع نافذة المحفظة',
    wrongNetwork: 'شبكة غير صحيحة',
    chooseNetwork: 'اختر الشبكة',
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
