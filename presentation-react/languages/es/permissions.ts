import type { PeriodUnit } from '../../messages/permissions-en';
import type { PartTexts } from '../parts';

const plural = new Intl.PluralRules('es');

/** `one` where Spanish counts `count` as one. */
function counted(count: number, one: string, other: string): string {
  return `${count} ${plural.select(count) === 'one' ? one : other}`;
}

const units: Readonly<Record<PeriodUnit, readonly [one: string, several: string]>> = {
  second: ['segundo', 'segundos'],
  minute: ['minuto', 'minutos'],
  hour: ['hora', 'horas'],
  day: ['día', 'días'],
  week: ['semana', 'semanas'],
};

/** `cada día`, `cada 3 días`. */
function every(count: number, unit: PeriodUnit): string {
  const [one, several] = units[unit];
  return count === 1 ? `cada ${one}` : `cada ${count} ${several}`;
}

export const texts = {
  permissionsOffer: 'Sesiones inteligentes',
  permissionsBeta: 'Beta',
  permissionsLead: 'Lo que se puede gastar de esta cuenta sin preguntarle de nuevo.',
  permissionsNone: 'No hay sesiones inteligentes',
  permissionsNoneHint: 'No se puede gastar nada de esta cuenta sin preguntarle.',
  permissionsFailed: 'Su billetera no las mostró. Estas son las que conoce este navegador.',
  permissionsRetry: 'Intentar de nuevo',
  permissionAsked: (site) => `${site} pide gastar sin preguntarle cada vez`,
  permissionSite: 'Este sitio',
  permissionReason: 'El motivo que da',
  permissionUpTo: 'Límite',
  permissionPerPeriod: (amount, count, unit) => `${amount} ${every(count, unit)}`,
  permissionInAll: (amount) => `${amount} en total`,
  permissionPerDay: (amount) => `${amount} más cada día, creciendo cada segundo`,
  permissionAtOnce: (amount) => `${amount} de inmediato`,
  permissionMost: (amount) => `Como máximo ${amount} hasta que termine`,
  permissionUnlimited: (symbol) => `Todo el ${symbol} de esta cuenta, sin límite`,
  permissionNfts: 'Estos NFT',
  permissionCalls: 'Llamadas a este contrato',
  permissionContract: 'Contrato',
  permissionEveryCall: 'Cualquier función',
  permissionRemovals: 'Retirar aprobaciones de tokens. Nada puede salir de la cuenta.',
  permissionUnknown: (type) => `Desconocido: ${type}`,
  permissionStarts: 'Empieza',
  permissionEnds: 'Termina',
  permissionNeverEnds: 'Nunca',
  permissionEndsAt: (moment) => `Termina: ${moment}`,
  permissionEndless: 'No termina nunca',
  permissionHolder: 'Quién puede gastar',
  permissionHolderWallet: 'Su billetera, para este sitio',
  permissionHolderKey: 'El dueño de esta clave',
  permissionPayees: 'Destinatarios permitidos',
  permissionRedeemers: 'Remitentes permitidos',
  permissionCallCount: (count) => (count === 1 ? 'Una vez' : `Como máximo ${count} veces`),
  permissionRate: (count, periods, unit) =>
    `Como máximo ${counted(count, 'vez', 'veces')} ${every(periods, unit)}`,
  permissionGas: (amount) => `Gas: ${amount}`,
  permissionRules: 'Otros límites',
  permissionWarnings: {
    anyCall: 'Se puede llamar en su nombre a cualquier función de este contrato.',
    noEnd: 'Esto no termina nunca, o no en diez años. Tiene que revocarlo usted.',
    notUnderstood: 'Una parte de esto no se entiende aquí. Puede permitir más de lo que parece.',
    tokenUnknown:
      'Este token no dice qué significan sus importes. Se muestran en sus unidades básicas.',
    unlimited: 'No hay límite: se puede tomar todo lo que haya de este token.',
  },
  permissionChecked: 'Lo entiendo y confío en este sitio',
  permissionConfirm: 'Continuar en la billetera',
  permissionAskingHint: 'Compare allí los límites con los de arriba.',
  permissionDecline: 'Rechazar',
  permissionUnsupported: 'Su billetera no puede conceder esto.',
  permissionWider: (what) =>
    `Su billetera concedió más de lo pedido: ${what}. El sitio no lo recibió. Revóquelo en la lista.`,
  permissionWiderParts: {
    account: 'otra cuenta',
    chain: 'otra red',
    end: 'un final posterior',
    holder: 'otro autorizado',
    limit: 'límites mayores',
    rules: 'menos restricciones',
    start: 'un inicio anterior',
  },
  permissionVoided: 'Ya no se pide nada.',
  permissionGranted: 'Sesión inteligente creada',
  permissionGrantedHint: 'Puede revocarla en cualquier momento.',
  permissionAdjusted: 'Su billetera cambió lo que pidió el sitio. Esto es lo que concedió.',
  permissionSeeAll: 'Ver todas las sesiones inteligentes',
  permissionDone: 'Listo',
  permissionExpired: 'Terminada',
  permissionTooWide: 'Más de lo pedido',
  permissionRevoke: 'Revocar',
  permissionForget: 'Quitar de la lista',
  permissionRevokeAsk: '¿Revocar esta sesión inteligente?',
  permissionRevokeHint:
    'Su billetera le pide que confirme. Después no se puede gastar nada con ella.',
  permissionKeep: 'Conservarla',
  permissionRevoking: 'Confirme en su billetera',
} satisfies PartTexts<'permissions'>;
