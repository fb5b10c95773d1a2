import type { PeriodUnit } from '../../messages/permissions-en';
import type { PartTexts } from '../parts';

const units: Readonly<Record<PeriodUnit, readonly [one: string, several: string]>> = {
  second: ['Sekunde', 'Sekunden'],
  minute: ['Minute', 'Minuten'],
  hour: ['Stunde', 'Stunden'],
  day: ['Tag', 'Tage'],
  week: ['Woche', 'Wochen'],
};

/** `jeden Tag`, `alle 3 Tage`. */
function every(count: number, unit: PeriodUnit): string {
  const [one, several] = units[unit];
  if (count !== 1) return `alle ${count} ${several}`;
  return unit === 'day' ? `jeden ${one}` : `jede ${one}`;
}

export const texts = {
  permissionsOffer: 'Smart Sessions',
  permissionsBeta: 'Beta',
  permissionsLead: 'Was ohne weitere Rückfrage aus diesem Konto ausgegeben werden darf.',
  permissionsNone: 'Keine Smart Sessions',
  permissionsNoneHint: 'Aus diesem Konto wird nichts ohne Rückfrage ausgegeben.',
  permissionsFailed:
    'Ihre Wallet hat sie nicht aufgelistet. Dies sind die in diesem Browser gespeicherten.',
  permissionsRetry: 'Erneut versuchen',
  permissionAsked: (site) => `${site} möchte ausgeben, ohne jedes Mal zu fragen`,
  permissionSite: 'Diese Seite',
  permissionReason: 'Grund',
  permissionUpTo: 'Grenze',
  permissionPerPeriod: (amount, count, unit) => `${amount} ${every(count, unit)}`,
  permissionInAll: (amount) => `${amount} insgesamt`,
  permissionPerDay: (amount) => `${amount} mehr am Tag, jede Sekunde etwas`,
  permissionAtOnce: (amount) => `${amount} sofort`,
  permissionMost: (amount) => `Höchstens ${amount} bis zum Ende`,
  permissionUnlimited: (symbol) => `Alle ${symbol} dieses Kontos, ohne Grenze`,
  permissionNfts: 'Diese NFTs',
  permissionCalls: 'Aufrufe dieses Vertrags',
  permissionContract: 'Vertrag',
  permissionEveryCall: 'Jede Funktion',
  permissionRemovals: 'Freigaben von Token zurücknehmen. Nichts kann das Konto verlassen.',
  permissionUnknown: (type) => `Unbekannt: ${type}`,
  permissionStarts: 'Beginnt',
  permissionEnds: 'Endet',
  permissionNeverEnds: 'Nie',
  permissionEndsAt: (moment) => `Endet ${moment}`,
  permissionEndless: 'Endet nie',
  permissionHolder: 'Wer ausgeben darf',
  permissionHolderWallet: 'Ihre Wallet, für diese Seite',
  permissionHolderKey: 'Der Besitzer dieses Schlüssels',
  permissionPayees: 'Erlaubte Empfänger',
  permissionRedeemers: 'Erlaubte Absender',
  permissionCallCount: (count) => (count === 1 ? 'Einmal' : `Höchstens ${count}-mal`),
  permissionRate: (count, periods, unit) => `Höchstens ${count}-mal ${every(periods, unit)}`,
  permissionGas: (amount) => `Gas: ${amount}`,
  permissionRules: 'Weitere Grenzen',
  permissionWarnings: {
    anyCall: 'Jede Funktion dieses Vertrags darf in Ihrem Namen aufgerufen werden.',
    noEnd: 'Das endet nicht innerhalb von zehn Jahren. Sie müssen es selbst widerrufen.',
    notUnderstood: 'Ein Teil davon ist unbekannt. Es kann mehr erlauben, als es den Anschein hat.',
    tokenUnknown:
      'Die Nachkommastellen dieses Tokens sind unbekannt. Beträge stehen in kleinsten Einheiten da.',
    unlimited: 'Keine Grenze: Alles von diesem Token kann genommen werden.',
  },
  permissionChecked: 'Ich verstehe das, und ich vertraue dieser Seite',
  permissionConfirm: 'In der Wallet fortfahren',
  permissionAskingHint: 'Vergleichen Sie die Grenzen in Ihrer Wallet mit diesen.',
  permissionDecline: 'Ablehnen',
  permissionUnsupported: 'Ihre Wallet kann das nicht gewähren.',
  permissionWider: (what) =>
    `Ihre Wallet hat mehr gewährt, als angefragt war: ${what}. Die Seite hat es nicht erhalten. Widerrufen Sie es in der Liste.`,
  permissionWiderParts: {
    account: 'ein anderes Konto',
    chain: 'ein anderes Netzwerk',
    end: 'ein späteres Ende',
    holder: 'ein anderer Berechtigter',
    limit: 'höhere Grenzen',
    rules: 'weniger Einschränkungen',
    start: 'ein früherer Beginn',
  },
  permissionVoided: 'Diese Anfrage ist beendet.',
  permissionGranted: 'Smart Session erstellt',
  permissionGrantedHint: 'Sie können sie jederzeit widerrufen.',
  permissionAdjusted: 'Ihre Wallet hat die Anfrage geändert. Das hat sie gewährt.',
  permissionSeeAll: 'Alle Smart Sessions ansehen',
  permissionDone: 'Fertig',
  permissionExpired: 'Beendet',
  permissionTooWide: 'Mehr als angefragt',
  permissionRevoke: 'Widerrufen',
  permissionForget: 'Aus der Liste entfernen',
  permissionRevokeAsk: 'Diese Smart Session widerrufen?',
  permissionRevokeHint:
    'Ihre Wallet bittet Sie um Bestätigung. Danach kann damit nichts ausgegeben werden.',
  permissionKeep: 'Behalten',
  permissionRevoking: 'In Ihrer Wallet bestätigen',
} satisfies PartTexts<'permissions'>;
