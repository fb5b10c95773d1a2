import { languagePack } from '../language-pack';

/** Ukrainian. */
export const uk = languagePack({
  lang: 'uk',
  isReviewed: false,
  buttons: {
    connectWallet: 'Підключити гаманець',
    restoring: 'Відновлюємо підключення гаманця',
    tryAgain: 'Спробувати ще раз',
    disposed: 'Сайт закрив вікно гаманця',
    wrongNetwork: 'Не та мережа',
    chooseNetwork: 'Вибрати мережу',
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
