import { languagePack } from '../language-pack';

/** Persian, written from the right. Counts have its own digits; amounts have those that wallets and explorers show. */
export const fa = languagePack({
  lang: 'fa',
  isReviewed: false,
  buttons: {
    connectWallet: 'اتصال کیف پول',
    restoring: 'در حال بازگرداندن کیف پول شما',
    tryAgain: 'تلاش دوباره',
    disposed: 'سایت ابزارک کیف پول خود را بسته است',
    wrongNetwork: 'شبکهٔ نادرست',
    chooseNetwork: 'انتخاب شبکه',
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
