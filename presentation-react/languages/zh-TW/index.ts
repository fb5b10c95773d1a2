import { languagePack } from '../language-pack';

/** Traditional Chinese, in the words of Taiwan. */
export const zhTW = languagePack({
  lang: 'zh-TW',
  isReviewed: false,
  buttons: {
    connectWallet: '連接錢包',
    restoring: '正在恢復您的錢包',
    tryAgain: '再試一次',
    disposed: '網站已關閉其錢包元件',
    wrongNetwork: '網路不正確',
    chooseNetwork: '選擇網路',
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
