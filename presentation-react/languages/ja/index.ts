import { languagePack } from '../language-pack';

/** Japanese. */
export const ja = languagePack({
  lang: 'ja',
  isReviewed: false,
  buttons: {
    connectWallet: 'ウォレットを接続',
    restoring: 'ウォレットを復元しています',
    tryAgain: '再試行',
    disposed: 'サイトがウォレットのウィジェットを終了しました',
    wrongNetwork: 'ネットワークが違います',
    chooseNetwork: 'ネットワークを選択',
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
