import type { PartTexts } from '../parts';

export const texts = {
  signInTo: (site) => `Entrar em ${site}`,
  signInText:
    'Sua carteira pedirá que você assine uma mensagem. Ela mostra a este site que a conta é sua. Não move nada e não custa nada.',
  signInPreparing: 'Preparando a mensagem',
  signInSite: 'Site',
  signInAccount: 'Conta',
  signInExpires: 'Válida até',
  signInResources: 'Ela também cita',
  signInWhole: 'A mensagem inteira',
  signInAsked: 'Assine a mensagem na sua carteira',
  signInAskedHint: 'A carteira mostra a mesma mensagem. Assine-a só se o site citado for este.',
  signInChecking: 'O site está verificando sua assinatura',
  signInDone: 'Você entrou',
  signInLeave: 'Cancelar e desconectar',
  signInFaults: {
    accountChanged: {
      headline: 'Você mudou de conta',
      hint: 'A mensagem era para a conta anterior. Assine a desta conta.',
    },
    declined: {
      headline: 'Você se recusou a assinar',
      hint: 'Você não entrou. Tente novamente quando quiser.',
    },
    expired: {
      headline: 'A mensagem expirou',
      hint: 'Ela foi assinada tarde demais. Assine a nova.',
    },
    failed: {
      headline: 'Sua carteira não conseguiu assinar',
      hint: 'Abra a carteira, veja se funciona e tente novamente.',
    },
    networkChanged: {
      headline: 'Você mudou de rede',
      hint: 'A mensagem era para a rede anterior. Assine a desta rede.',
    },
    otherAccount: {
      headline: 'A assinatura não é desta conta',
      hint: 'Escolha na sua carteira a conta abaixo e tente novamente.',
    },
    otherSite: {
      headline: 'A mensagem é para outro site',
      hint: 'Nada foi assinado. Verifique o endereço desta página e avise o site.',
    },
    pending: {
      headline: 'Sua carteira está esperando por você',
      hint: 'Ela tem outra solicitação aberta. Responda a ela na carteira e tente novamente.',
    },
    refused: {
      headline: 'O site não aceitou o login',
      hint: 'Você não entrou. Tente novamente com a nova mensagem.',
    },
    smartAccount: {
      headline: 'Sua conta inteligente não consegue assinar mensagens',
      hint: 'A conta da sua chave (EOA) consegue. As duas são suas, em endereços diferentes, e os tokens ficam no endereço em que estão.',
    },
    unavailable: {
      headline: 'O site não responde',
      hint: 'Você não entrou. Verifique sua conexão com a internet e tente novamente.',
    },
    unsupported: {
      headline: 'Sua carteira não consegue assinar mensagens',
      hint: 'Cancele e conecte outra carteira ou conta.',
    },
  },
} satisfies PartTexts<'signIn'>;
