import { languagePack } from '../language-pack';

/** Hindi. */
export const hi = languagePack({
  lang: 'hi',
  isReviewed: false,
  buttons: {
    connectWallet: 'वॉलेट कनेक्ट करें',
    restoring: 'आपका वॉलेट फिर से जोड़ा जा रहा है',
    tryAgain: 'फिर से कोशिश करें',
    disposed: 'साइट ने अपना वॉलेट विजेट बंद कर दिया है',
    wrongNetwork: 'गलत नेटवर्क',
    chooseNetwork: 'नेटवर्क चुनें',
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
