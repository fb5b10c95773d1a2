import { languagePack } from '../language-pack';

/** Korean. */
export const ko = languagePack({
  lang: 'ko',
  isReviewed: false,
  buttons: {
    connectWallet: '지갑 연결',
    restoring: '지갑 연결을 복원하고 있습니다',
    tryAgain: '다시 시도',
    disposed: '사이트에서 지갑 위젯을 종료했습니다',
    wrongNetwork: '잘못된 네트워크',
    chooseNetwork: '네트워크 선택',
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
