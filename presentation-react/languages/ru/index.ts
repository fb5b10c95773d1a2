import { languagePack } from '../language-pack';

/** Russian. */
export const ru = languagePack({
  lang: 'ru',
  isReviewed: false,
  buttons: {
    connectWallet: 'Подключить кошелек',
    restoring: 'Восстанавливаем подключение кошелька',
    tryAgain: 'Повторить',
    disposed: 'Сайт закрыл виджет кошелька',
    wrongNetwork: 'Неверная сеть',
    chooseNetwork: 'Выбрать сеть',
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
