import { languagePack } from '../language-pack';

/** Vietnamese. */
export const vi = languagePack({
  lang: 'vi',
  isReviewed: false,
  buttons: {
    connectWallet: 'Kết nối ví',
    restoring: 'Đang kết nối lại ví của bạn',
    tryAgain: 'Thử lại',
    disposed: 'Trang web đã đóng tiện ích ví của mình',
    wrongNetwork: 'Sai mạng',
    chooseNetwork: 'Chọn mạng',
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
