import { languagePack } from '../language-pack';

/** Spanish. */
export const es = languagePack({
  lang: 'es',
  isReviewed: false,
  buttons: {
    connectWallet: 'Conectar billetera',
    restoring: 'Recuperando su billetera',
    tryAgain: 'Intentar de nuevo',
    disposed: 'El sitio ha cerrado su widget de billetera',
    wrongNetwork: 'Red incorrecta',
    chooseNetwork: 'Elegir red',
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
