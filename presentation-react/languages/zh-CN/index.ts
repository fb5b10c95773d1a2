import { languagePack } from '../language-pack';

/** Simplified Chinese. */
export const zhCN = languagePack({
  lang: 'zh-CN',
  isReviewed: false,
  buttons: {
    connectWallet: '连接钱包',
    restoring: '正在恢复您的钱包',
    tryAgain: '重试',
    disposed: '网站已关闭其钱包组件',
    wrongNetwork: '网络错误',
    chooseNetwork: '选择网络',
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
