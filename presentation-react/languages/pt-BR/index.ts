import { languagePack } from '../language-pack';

/** Portuguese of Brazil. */
export const ptBR = languagePack({
  lang: 'pt-BR',
  isReviewed: false,
  buttons: {
    connectWallet: 'Conectar carteira',
    restoring: 'Restaurando sua carteira',
    tryAgain: 'Tentar novamente',
    disposed: 'O site encerrou o widget da carteira',
    wrongNetwork: 'Rede errada',
    chooseNetwork: 'Escolher rede',
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
