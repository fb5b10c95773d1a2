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
  permissionsFailed: 'Deine Wallet hat sie nicht genannt. Dies sind die, die dieser Browser kennt.',
  permissionsRetry: 'Noch einmal',
  permissionAsked: (site) => `${site} möchte ausgeben, ohne jedes Mal zu fragen`,
  permissionSite: 'Diese Website',
  permissionReason: 'Der genannte Grund',
  permissionUpTo: 'Bis zu',
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
  permissionHolderWallet: 'Deine Wallet, für diese Website',
  permissionHolderKey: 'Der Besitzer dieses Schlüssels',
  permissionPayees: 'Nur an',
  permissionRedeemers: 'Nur gesendet von',
  permissionCallCount: (count) => (count === 1 ? 'Einmal' : `Höchstens ${count}-mal`),
  permissionRate: (count, periods, unit) => `Höchstens ${count}-mal ${every(periods, unit)}`,
  permissionGas: (amount) => `Gas: ${amount}`,
  permissionRules: 'Außerdem begrenzt auf',
  permissionWarnings: {
    anyCall: 'Jede Funktion dieses Vertrags darf in deinem Namen aufgerufen werden.',
    noEnd: 'Das endet nie, oder nicht in zehn Jahren. Du musst es selbst widerrufen.',
    notUnderstood:
      'Ein Teil davon ist hier unbekannt. Es kann mehr erlauben, als es den Anschein hat.',
    tokenUnknown:
      'Dieser Token sagt nicht, was seine Beträge bedeuten. Sie stehen in seinen kleinsten Einheiten da.',
    unlimited: 'Es gibt keine Grenze: alles von diesem Token darf genommen werden.',
  },
  permissionChecked: 'Ich verstehe das, und ich vertraue dieser Website',
  permissionConfirm: 'In der Wallet fortfahren',
  permissionAskingHint: 'Vergleiche die Grenzen dort mit denen oben.',
  permissionDecline: 'Ablehnen',
  permissionUnsupported: 'Deine Wallet kann das nicht gewähren.',
  permissionWider: (what) =>
    `Deine Wallet hat mehr gewährt, als gefragt war: ${what}. Die Website hat es nicht erhalten. Widerrufe es in der Liste.`,
  permissionWiderParts: {
    account: 'ein anderes Konto',
    chain: 'ein anderes Netzwerk',
    end: 'ein späteres Ende',
    holder: 'ein anderer Berechtigter',
    limit: 'höhere Grenzen',
    rules: 'weniger Einschränkungen',
    start: 'ein früherer Beginn',
  },
  permissionVoided: 'Es wird nichts mehr gefragt.',
  permissionGranted: 'Smart Session erstellt',
  permissionGrantedHint: 'Du kannst sie jederzeit widerrufen.',
  permissionAdjusted: 'Deine Wallet hat die Anfrage geändert. Das hat sie gewährt.',
  permissionSeeAll: 'Alle Smart Sessions ansehen',
  permissionDone: 'Fertig',
  permissionExpired: 'Beendet',
  permissionTooWide: 'Mehr als gefragt',
  permissionRevoke: 'Widerrufen',
  permissionForget: 'Aus der Liste entfernen',
  permissionRevokeAsk: 'Diese Smart Session widerrufen?',
  permissionRevokeHint: 'Deine Wallet fragt dich noch. Danach kann damit nichts ausgegeben werden.',
  permissionKeep: 'Behalten',
  permissionRevoking: 'In deiner Wallet bestätigen',
} satisfies PartTexts<'permissions'>;
