import type { PeriodUnit } from '../../messages/permissions-en';
import type { PartTexts } from '../parts';

const plural = new Intl.PluralRules('it');

const units: Readonly<Record<PeriodUnit, readonly [one: string, several: string]>> = {
  second: ['secondo', 'secondi'],
  minute: ['minuto', 'minuti'],
  hour: ['ora', 'ore'],
  day: ['giorno', 'giorni'],
  week: ['settimana', 'settimane'],
};

/** `ogni giorno`, `ogni 3 giorni`. */
function every(count: number, unit: PeriodUnit): string {
  const [one, several] = units[unit];
  return plural.select(count) === 'one' ? `ogni ${one}` : `ogni ${count} ${several}`;
}

export const texts = {
  permissionsOffer: 'Sessioni smart',
  permissionsBeta: 'Beta',
  permissionsLead: 'Che cosa si può spendere da questo account senza chiederti ogni volta.',
  permissionsNone: 'Nessuna sessione smart',
  permissionsNoneHint: 'Da questo account non si può spendere nulla senza chiederti.',
  permissionsFailed:
    'Il tuo wallet non le ha elencate. Queste sono quelle salvate in questo browser.',
  permissionsRetry: 'Riprova',
  permissionAsked: (site) => `${site} chiede di spendere senza chiederti ogni volta`,
  permissionSite: 'Questo sito',
  permissionReason: 'Motivo',
  permissionUpTo: 'Limite',
  permissionPerPeriod: (amount, count, unit) => `${amount} ${every(count, unit)}`,
  permissionInAll: (amount) => `${amount} in tutto`,
  permissionPerDay: (amount) => `${amount} in più al giorno, un po’ ogni secondo`,
  permissionAtOnce: (amount) => `${amount} subito`,
  permissionMost: (amount) => `Al massimo ${amount} fino alla fine`,
  permissionUnlimited: (symbol) => `Tutti i ${symbol} di questo account, senza limite`,
  permissionNfts: 'Questi NFT',
  permissionCalls: 'Chiamate di questo contratto',
  permissionContract: 'Contratto',
  permissionEveryCall: 'Ogni funzione',
  permissionRemovals: 'Rimozione di approvazioni di token. Nulla può uscire dall’account.',
  permissionUnknown: (type) => `Sconosciuto: ${type}`,
  permissionStarts: 'Inizia',
  permissionEnds: 'Finisce',
  permissionNeverEnds: 'Mai',
  permissionEndsAt: (moment) => `Finisce: ${moment}`,
  permissionEndless: 'Non finisce mai',
  permissionHolder: 'Chi può spendere',
  permissionHolderWallet: 'Il tuo wallet, per questo sito',
  permissionHolderKey: 'Chi possiede questa chiave',
  permissionPayees: 'Destinatari consentiti',
  permissionRedeemers: 'Mittenti consentiti',
  permissionCallCount: (count) =>
    plural.select(count) === 'one' ? 'Una volta' : `Al massimo ${count} volte`,
  permissionRate: (count, periods, unit) =>
    `Al massimo ${count} ${plural.select(count) === 'one' ? 'volta' : 'volte'} ${every(periods, unit)}`,
  permissionGas: (amount) => `Gas: ${amount}`,
  permissionRules: 'Altri limiti',
  permissionWarnings: {
    anyCall: 'Ogni funzione di questo contratto può essere chiamata a tuo nome.',
    noEnd: 'Non finisce entro dieci anni. Devi revocarla tu.',
    notUnderstood: 'Una parte è sconosciuta. Potrebbe permettere più di quanto sembra.',
    tokenUnknown:
      'I decimali di questo token sono sconosciuti. Gli importi sono nelle unità più piccole.',
    unlimited: 'Nessun limite: può essere preso tutto questo token.',
  },
  permissionChecked: 'Ho capito e mi fido di questo sito',
  permissionConfirm: 'Continua nel wallet',
  permissionAskingHint: 'Confronta i limiti nel tuo wallet con questi.',
  permissionDecline: 'Rifiuta',
  permissionUnsupported: 'Il tuo wallet non può concederlo.',
  permissionWider: (what) =>
    `Il tuo wallet ha concesso più di quanto richiesto: ${what}. Il sito non lo ha ricevuto. Revocalo nell’elenco.`,
  permissionWiderParts: {
    account: 'un altro account',
    chain: 'un’altra rete',
    end: 'una fine posticipata',
    holder: 'un altro autorizzato a spendere',
    limit: 'limiti più alti',
    rules: 'meno restrizioni',
    start: 'un inizio anticipato',
  },
  permissionVoided: 'Questa richiesta è terminata.',
  permissionGranted: 'Sessione smart creata',
  permissionGrantedHint: 'Puoi revocarla in qualsiasi momento.',
  permissionAdjusted: 'Il tuo wallet ha cambiato la richiesta. Ecco che cosa ha concesso.',
  permissionSeeAll: 'Vedi tutte le sessioni smart',
  permissionDone: 'Fatto',
  permissionExpired: 'Terminata',
  permissionTooWide: 'Più di quanto richiesto',
  permissionRevoke: 'Revoca',
  permissionForget: 'Rimuovi dall’elenco',
  permissionRevokeAsk: 'Revocare questa sessione smart?',
  permissionRevokeHint:
    'Il tuo wallet ti chiede di confermare. Dopo non si può più spendere nulla con essa.',
  permissionKeep: 'Mantieni',
  permissionRevoking: 'Conferma nel tuo wallet',
} satisfies PartTexts<'permissions'>;
