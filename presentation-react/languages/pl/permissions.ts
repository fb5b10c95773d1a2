import type { PeriodUnit } from '../../messages/permissions-en';
import type { PartTexts } from '../parts';

const plural = new Intl.PluralRules('pl');

/** The forms of a counted noun, for 2 to 4 and for 5 to 21; and the one with `każdy`. */
interface Forms {
  readonly each: string;
  readonly few: string;
  readonly many: string;
}

const units: Readonly<Record<PeriodUnit, Forms>> = {
  second: { each: 'na sekundę', few: 'sekundy', many: 'sekund' },
  minute: { each: 'na minutę', few: 'minuty', many: 'minut' },
  hour: { each: 'na godzinę', few: 'godziny', many: 'godzin' },
  day: { each: 'na dzień', few: 'dni', many: 'dni' },
  week: { each: 'na tydzień', few: 'tygodnie', many: 'tygodni' },
};

/** `na dzień`, `na 3 dni`. */
function every(count: number, unit: PeriodUnit): string {
  const { each, few, many } = units[unit];
  const form = plural.select(count);
  if (form === 'one') return each;
  return `na ${count} ${form === 'few' ? few : many}`;
}

export const texts = {
  permissionsOffer: 'Inteligentne sesje',
  permissionsBeta: 'Beta',
  permissionsLead: 'Co można wydać z tego konta bez pytania Cię za każdym razem.',
  permissionsNone: 'Brak inteligentnych sesji',
  permissionsNoneHint: 'Z tego konta nie można nic wydać bez zapytania Cię.',
  permissionsFailed:
    'Twój portfel nie podał ich listy. Oto te, które są zapisane w tej przeglądarce.',
  permissionsRetry: 'Spróbuj ponownie',
  permissionAsked: (site) => `${site} prosi o możliwość wydawania bez pytania Cię za każdym razem`,
  permissionSite: 'Ta witryna',
  permissionReason: 'Powód',
  permissionUpTo: 'Limit',
  permissionPerPeriod: (amount, count, unit) => `${amount} ${every(count, unit)}`,
  permissionInAll: (amount) => `${amount} łącznie`,
  permissionPerDay: (amount) => `${amount} więcej każdego dnia, limit rośnie co sekundę`,
  permissionAtOnce: (amount) => `${amount} od razu`,
  permissionMost: (amount) => `Najwyżej ${amount} do zakończenia`,
  permissionUnlimited: (symbol) => `Wszystkie ${symbol} tego konta, bez limitu`,
  permissionNfts: 'Te NFT',
  permissionCalls: 'Wywołania tego kontraktu',
  permissionContract: 'Kontrakt',
  permissionEveryCall: 'Każda funkcja',
  permissionRemovals: 'Usuwanie zatwierdzeń tokenów. Nic nie może opuścić konta.',
  permissionUnknown: (type) => `Nieznane: ${type}`,
  permissionStarts: 'Początek',
  permissionEnds: 'Koniec',
  permissionNeverEnds: 'Nigdy',
  permissionEndsAt: (moment) => `Koniec: ${moment}`,
  permissionEndless: 'Nigdy się nie kończy',
  permissionHolder: 'Kto może wydawać',
  permissionHolderWallet: 'Twój portfel, dla tej witryny',
  permissionHolderKey: 'Właściciel tego klucza',
  permissionPayees: 'Dozwoleni odbiorcy',
  permissionRedeemers: 'Dozwoleni nadawcy',
  permissionCallCount: (count) =>
    plural.select(count) === 'one' ? 'Jeden raz' : `Najwyżej ${count} razy`,
  permissionRate: (count, periods, unit) =>
    `Najwyżej ${count} ${plural.select(count) === 'one' ? 'raz' : 'razy'} ${every(periods, unit)}`,
  permissionGas: (amount) => `Gaz: ${amount}`,
  permissionRules: 'Inne ograniczenia',
  permissionWarnings: {
    anyCall: 'Każda funkcja tego kontraktu może zostać wywołana w Twoim imieniu.',
    noEnd: 'To nie kończy się w ciągu dziesięciu lat. Trzeba to cofnąć samodzielnie.',
    notUnderstood: 'Część tego jest nieznana. Może pozwalać na więcej, niż się wydaje.',
    tokenUnknown:
      'Liczba miejsc po przecinku tego tokena jest nieznana. Kwoty są w najmniejszych jednostkach.',
    unlimited: 'Bez limitu: można pobrać cały ten token.',
  },
  permissionChecked: 'Rozumiem to i ufam tej witrynie',
  permissionConfirm: 'Kontynuuj w portfelu',
  permissionAskingHint: 'Porównaj limity w portfelu z tymi.',
  permissionDecline: 'Odmów',
  permissionUnsupported: 'Twój portfel nie może tego przyznać.',
  permissionWider: (what) =>
    `Twój portfel przyznał więcej, niż poproszono: ${what}. Witryna tego nie dostała. Cofnij to na liście.`,
  permissionWiderParts: {
    account: 'inne konto',
    chain: 'inna sieć',
    end: 'późniejszy koniec',
    holder: 'inny uprawniony do wydawania',
    limit: 'wyższe limity',
    rules: 'mniej ograniczeń',
    start: 'wcześniejszy początek',
  },
  permissionVoided: 'Ta prośba się zakończyła.',
  permissionGranted: 'Utworzono inteligentną sesję',
  permissionGrantedHint: 'Możesz ją cofnąć w każdej chwili.',
  permissionAdjusted: 'Twój portfel zmienił prośbę. Oto co przyznał.',
  permissionSeeAll: 'Zobacz wszystkie inteligentne sesje',
  permissionDone: 'Gotowe',
  permissionExpired: 'Zakończona',
  permissionTooWide: 'Więcej, niż poproszono',
  permissionRevoke: 'Cofnij',
  permissionForget: 'Usuń z listy',
  permissionRevokeAsk: 'Cofnąć tę inteligentną sesję?',
  permissionRevokeHint: 'Twój portfel poprosi o potwierdzenie. Potem nie można nią już nic wydać.',
  permissionKeep: 'Zachowaj',
  permissionRevoking: 'Potwierdź w portfelu',
} satisfies PartTexts<'permissions'>;
