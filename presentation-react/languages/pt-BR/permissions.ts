import type { PeriodUnit } from '../../messages/permissions-en';
import type { PartTexts } from '../parts';

const plural = new Intl.PluralRules('pt-BR');

/** `one` where Portuguese counts `count` as one. */
function counted(count: number, one: string, other: string): string {
  return `${count} ${plural.select(count) === 'one' ? one : other}`;
}

const units: Readonly<Record<PeriodUnit, readonly [one: string, several: string]>> = {
  second: ['segundo', 'segundos'],
  minute: ['minuto', 'minutos'],
  hour: ['hora', 'horas'],
  day: ['dia', 'dias'],
  week: ['semana', 'semanas'],
};

/** `a cada dia`, `a cada 3 dias`. */
function every(count: number, unit: PeriodUnit): string {
  const [one, several] = units[unit];
  return count === 1 ? `a cada ${one}` : `a cada ${count} ${several}`;
}

export const texts = {
  permissionsOffer: 'Sessões inteligentes',
  permissionsBeta: 'Beta',
  permissionsLead: 'O que pode ser gasto desta conta sem perguntar novamente a você.',
  permissionsNone: 'Nenhuma sessão inteligente',
  permissionsNoneHint: 'Nada pode ser gasto desta conta sem perguntar a você.',
  permissionsFailed: 'Sua carteira não as listou. Estas são as que este navegador conhece.',
  permissionsRetry: 'Tentar novamente',
  permissionAsked: (site) => `${site} pede para gastar sem perguntar a você a cada vez`,
  permissionSite: 'Este site',
  permissionReason: 'O motivo que ele dá',
  permissionUpTo: 'Limite',
  permissionPerPeriod: (amount, count, unit) => `${amount} ${every(count, unit)}`,
  permissionInAll: (amount) => `${amount} no total`,
  permissionPerDay: (amount) => `${amount} a mais por dia, aumentando a cada segundo`,
  permissionAtOnce: (amount) => `${amount} de imediato`,
  permissionMost: (amount) => `No máximo ${amount} até terminar`,
  permissionUnlimited: (symbol) => `Todo o ${symbol} desta conta, sem limite`,
  permissionNfts: 'Estes NFTs',
  permissionCalls: 'Chamadas deste contrato',
  permissionContract: 'Contrato',
  permissionEveryCall: 'Qualquer função',
  permissionRemovals: 'Retirar aprovações de tokens. Nada pode sair da conta.',
  permissionUnknown: (type) => `Desconhecido: ${type}`,
  permissionStarts: 'Começa',
  permissionEnds: 'Termina',
  permissionNeverEnds: 'Nunca',
  permissionEndsAt: (moment) => `Termina: ${moment}`,
  permissionEndless: 'Nunca termina',
  permissionHolder: 'Quem pode gastar',
  permissionHolderWallet: 'Sua carteira, para este site',
  permissionHolderKey: 'O dono desta chave',
  permissionPayees: 'Destinatários permitidos',
  permissionRedeemers: 'Remetentes permitidos',
  permissionCallCount: (count) => (count === 1 ? 'Uma vez' : `No máximo ${count} vezes`),
  permissionRate: (count, periods, unit) =>
    `No máximo ${counted(count, 'vez', 'vezes')} ${every(periods, unit)}`,
  permissionGas: (amount) => `Gás: ${amount}`,
  permissionRules: 'Outros limites',
  permissionWarnings: {
    anyCall: 'Qualquer função deste contrato pode ser chamada em seu nome.',
    noEnd: 'Isto nunca termina, ou não em dez anos. Você mesmo tem que revogar.',
    notUnderstood: 'Uma parte disto não é entendida aqui. Pode permitir mais do que parece.',
    tokenUnknown:
      'Este token não diz o que seus valores significam. Eles são mostrados em suas unidades básicas.',
    unlimited: 'Não há limite: tudo deste token pode ser retirado.',
  },
  permissionChecked: 'Entendo e confio neste site',
  permissionConfirm: 'Continuar na carteira',
  permissionAskingHint: 'Compare lá os limites com os acima.',
  permissionDecline: 'Recusar',
  permissionUnsupported: 'Sua carteira não consegue conceder isto.',
  permissionWider: (what) =>
    `Sua carteira concedeu mais do que foi pedido: ${what}. O site não recebeu. Revogue na lista.`,
  permissionWiderParts: {
    account: 'outra conta',
    chain: 'outra rede',
    end: 'um fim posterior',
    holder: 'outro gastador',
    limit: 'limites maiores',
    rules: 'menos restrições',
    start: 'um início anterior',
  },
  permissionVoided: 'Nada mais está sendo pedido.',
  permissionGranted: 'Sessão inteligente criada',
  permissionGrantedHint: 'Você pode revogá-la a qualquer momento.',
  permissionAdjusted: 'Sua carteira mudou o que o site pediu. Isto é o que ela concedeu.',
  permissionSeeAll: 'Ver todas as sessões inteligentes',
  permissionDone: 'Concluir',
  permissionExpired: 'Encerrada',
  permissionTooWide: 'Mais do que o pedido',
  permissionRevoke: 'Revogar',
  permissionForget: 'Remover da lista',
  permissionRevokeAsk: 'Revogar esta sessão inteligente?',
  permissionRevokeHint: 'Sua carteira pede que você confirme. Depois, nada pode ser gasto com ela.',
  permissionKeep: 'Manter',
  permissionRevoking: 'Confirme na sua carteira',
} satisfies PartTexts<'permissions'>;
