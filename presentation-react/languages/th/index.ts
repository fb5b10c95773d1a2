import { languagePack } from '../language-pack';

/** Thai. */
export const th = languagePack({
  lang: 'th',
  isReviewed: false,
  buttons: {
    connectWallet: 'เชื่อมต่อกระเป๋าเงิน',
    restoring: 'กำลังเชื่อมต่อกระเป๋าเงินของคุณอีกครั้ง',
    tryAgain: 'ลองอีกครั้ง',
    disposed: 'เว็บไซต์ปิดวิดเจ็ตกระเป๋าเงินแล้ว',
    wrongNetwork: 'เครือข่ายไม่ถูกต้อง',
    chooseNetwork: 'เลือกเครือข่าย',
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
