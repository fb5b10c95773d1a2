import type { PeriodUnit } from '../../messages/permissions-en';
import type { PartTexts } from '../parts';

const plural = new Intl.PluralRules('nl');

const units: Readonly<Record<PeriodUnit, readonly [one: string, several: string]>> = {
  second: ['seconde', 'seconden'],
  minute: ['minuut', 'minuten'],
  hour: ['uur', 'uur'],
  day: ['dag', 'dagen'],
  week: ['week', 'weken'],
};

/** `per dag`, `per 3 dagen`. */
function every(count: number, unit: PeriodUnit): string {
  const [one, several] = units[unit];
  return plural.select(count) === 'one' ? `per ${one}` : `per ${count} ${several}`;
}

export const texts = {
  permissionsOffer: 'Slimme sessies',
  permissionsBeta: 'Bèta',
  permissionsLead: 'Wat uit dit account kan worden uitgegeven zonder het je opnieuw te vragen.',
  permissionsNone: 'Geen slimme sessies',
  permissionsNoneHint: 'Uit dit account kan niets worden uitgegeven zonder het je te vragen.',
  permissionsFailed:
    'Je wallet heeft ze niet opgesomd. Dit zijn de sessies die in deze browser zijn opgeslagen.',
  permissionsRetry: 'Opnieuw proberen',
  permissionAsked: (site) => `${site} wil uitgeven zonder het je elke keer te vragen`,
  permissionSite: 'Deze site',
  permissionReason: 'Reden',
  permissionUpTo: 'Limiet',
  permissionPerPeriod: (amount, count, unit) => `${amount} ${every(count, unit)}`,
  permissionInAll: (amount) => `${amount} in totaal`,
  permissionPerDay: (amount) => `${amount} meer per dag, elke seconde een beetje`,
  permissionAtOnce: (amount) => `${amount} meteen`,
  permissionMost: (amount) => `Hoogstens ${amount} tot het einde`,
  permissionUnlimited: (symbol) => `Alle ${symbol} van dit account, zonder limiet`,
  permissionNfts: 'Deze NFT’s',
  permissionCalls: 'Aanroepen van dit contract',
  permissionContract: 'Contract',
  permissionEveryCall: 'Elke functie',
  permissionRemovals: 'Goedkeuringen van tokens verwijderen. Er kan niets uit het account weg.',
  permissionUnknown: (type) => `Onbekend: ${type}`,
  permissionStarts: 'Begint',
  permissionEnds: 'Eindigt',
  permissionNeverEnds: 'Nooit',
  permissionEndsAt: (moment) => `Eindigt ${moment}`,
  permissionEndless: 'Eindigt nooit',
  permissionHolder: 'Wie mag uitgeven',
  permissionHolderWallet: 'Je wallet, voor deze site',
  permissionHolderKey: 'De eigenaar van deze sleutel',
  permissionPayees: 'Toegestane ontvangers',
  permissionRedeemers: 'Toegestane afzenders',
  permissionCallCount: (count) =>
    plural.select(count) === 'one' ? 'Eén keer' : `Hoogstens ${count} keer`,
  permissionRate: (count, periods, unit) => `Hoogstens ${count} keer ${every(periods, unit)}`,
  permissionGas: (amount) => `Gas: ${amount}`,
  permissionRules: 'Andere limieten',
  permissionWarnings: {
    anyCall: 'Elke functie van dit contract kan in jouw naam worden aangeroepen.',
    noEnd: 'Dit eindigt niet binnen tien jaar. Je moet het zelf intrekken.',
    notUnderstood: 'Een deel hiervan is onbekend. Het kan meer toestaan dan het lijkt.',
    tokenUnknown:
      'De decimalen van deze token zijn onbekend. Bedragen staan in de kleinste eenheden.',
    unlimited: 'Geen limiet: alles van deze token kan worden genomen.',
  },
  permissionChecked: 'Ik begrijp het en vertrouw deze site',
  permissionConfirm: 'Verder in de wallet',
  permissionAskingHint: 'Vergelijk de limieten in je wallet met deze.',
  permissionDecline: 'Weigeren',
  permissionUnsupported: 'Je wallet kan dit niet verlenen.',
  permissionWider: (what) =>
    `Je wallet heeft meer verleend dan gevraagd: ${what}. De site heeft het niet gekregen. Trek het in de lijst in.`,
  permissionWiderParts: {
    account: 'een ander account',
    chain: 'een ander netwerk',
    end: 'een later einde',
    holder: 'een ander die mag uitgeven',
    limit: 'hogere limieten',
    rules: 'minder beperkingen',
    start: 'een eerder begin',
  },
  permissionVoided: 'Deze aanvraag is afgelopen.',
  permissionGranted: 'Slimme sessie gemaakt',
  permissionGrantedHint: 'Je kunt die op elk moment intrekken.',
  permissionAdjusted: 'Je wallet heeft de aanvraag gewijzigd. Dit is wat hij heeft verleend.',
  permissionSeeAll: 'Alle slimme sessies bekijken',
  permissionDone: 'Klaar',
  permissionExpired: 'Afgelopen',
  permissionTooWide: 'Meer dan gevraagd',
  permissionRevoke: 'Intrekken',
  permissionForget: 'Uit de lijst verwijderen',
  permissionRevokeAsk: 'Deze slimme sessie intrekken?',
  permissionRevokeHint:
    'Je wallet vraagt je om te bevestigen. Daarna kan er niets meer mee worden uitgegeven.',
  permissionKeep: 'Behouden',
  permissionRevoking: 'Bevestig in je wallet',
} satisfies PartTexts<'permissions'>;
