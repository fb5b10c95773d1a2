import type { PeriodUnit } from '../../messages/permissions-en';
import type { PartTexts } from '../parts';

const units: Readonly<Record<PeriodUnit, readonly [one: string, several: string]>> = {
  second: ['chaque seconde', 'toutes les # secondes'],
  minute: ['chaque minute', 'toutes les # minutes'],
  hour: ['chaque heure', 'toutes les # heures'],
  day: ['chaque jour', 'tous les # jours'],
  week: ['chaque semaine', 'toutes les # semaines'],
};

/** `chaque jour`, `tous les 3 jours`. */
function every(count: number, unit: PeriodUnit): string {
  const [one, several] = units[unit];
  return count === 1 ? one : several.replace('#', String(count));
}

export const texts = {
  permissionsOffer: 'Sessions intelligentes',
  permissionsBeta: 'Bêta',
  permissionsLead: 'Ce qui peut être dépensé de ce compte sans vous redemander.',
  permissionsNone: 'Aucune session intelligente',
  permissionsNoneHint: 'Rien ne peut être dépensé de ce compte sans vous demander.',
  permissionsFailed:
    'Votre portefeuille ne les a pas indiquées. Voici celles que ce navigateur connaît.',
  permissionsRetry: 'Réessayer',
  permissionAsked: (site) => `${site} demande à dépenser sans vous demander à chaque fois`,
  permissionSite: 'Ce site',
  permissionReason: 'Le motif indiqué',
  permissionUpTo: 'Limite',
  permissionPerPeriod: (amount, count, unit) => `${amount} ${every(count, unit)}`,
  permissionInAll: (amount) => `${amount} en tout`,
  permissionPerDay: (amount) => `${amount} de plus par jour, en hausse chaque seconde`,
  permissionAtOnce: (amount) => `${amount} tout de suite`,
  permissionMost: (amount) => `Au plus ${amount} jusqu’à la fin`,
  permissionUnlimited: (symbol) => `Tous les ${symbol} de ce compte, sans limite`,
  permissionNfts: 'Ces NFT',
  permissionCalls: 'Appels de ce contrat',
  permissionContract: 'Contrat',
  permissionEveryCall: 'Toutes les fonctions',
  permissionRemovals: 'Retirer des approbations de jetons. Rien ne peut quitter le compte.',
  permissionUnknown: (type) => `Inconnu : ${type}`,
  permissionStarts: 'Début',
  permissionEnds: 'Fin',
  permissionNeverEnds: 'Jamais',
  permissionEndsAt: (moment) => `Fin : ${moment}`,
  permissionEndless: 'Ne finit jamais',
  permissionHolder: 'Qui peut dépenser',
  permissionHolderWallet: 'Votre portefeuille, pour ce site',
  permissionHolderKey: 'Le détenteur de cette clé',
  permissionPayees: 'Destinataires autorisés',
  permissionRedeemers: 'Expéditeurs autorisés',
  permissionCallCount: (count) => (count === 1 ? 'Une fois' : `Au plus ${count} fois`),
  permissionRate: (count, periods, unit) => `Au plus ${count} fois ${every(periods, unit)}`,
  permissionGas: (amount) => `Gas : ${amount}`,
  permissionRules: 'Autres limites',
  permissionWarnings: {
    anyCall: 'Toute fonction de ce contrat peut être appelée en votre nom.',
    noEnd: 'Cela ne finit jamais, ou pas avant dix ans. Vous devez le révoquer vous-même.',
    notUnderstood: 'Une partie n’est pas comprise ici. Cela peut permettre plus qu’il n’y paraît.',
    tokenUnknown:
      'Ce jeton ne dit pas ce que ses montants signifient. Ils sont affichés dans ses unités de base.',
    unlimited: 'Il n’y a pas de limite : tout ce jeton peut être pris.',
  },
  permissionChecked: 'Je comprends et je fais confiance à ce site',
  permissionConfirm: 'Continuer dans le portefeuille',
  permissionAskingHint: 'Comparez-y les limites avec celles ci-dessus.',
  permissionDecline: 'Refuser',
  permissionUnsupported: 'Votre portefeuille ne peut pas accorder cela.',
  permissionWider: (what) =>
    `Votre portefeuille a accordé plus que demandé : ${what}. Le site ne l’a pas reçu. Révoquez-le dans la liste.`,
  permissionWiderParts: {
    account: 'un autre compte',
    chain: 'un autre réseau',
    end: 'une fin plus tardive',
    holder: 'un autre bénéficiaire',
    limit: 'des limites plus élevées',
    rules: 'moins de restrictions',
    start: 'un début plus précoce',
  },
  permissionVoided: 'Plus rien n’est demandé.',
  permissionGranted: 'Session intelligente créée',
  permissionGrantedHint: 'Vous pouvez la révoquer à tout moment.',
  permissionAdjusted: 'Votre portefeuille a modifié la demande du site. Voici ce qu’il a accordé.',
  permissionSeeAll: 'Voir toutes les sessions intelligentes',
  permissionDone: 'Terminé',
  permissionExpired: 'Terminée',
  permissionTooWide: 'Plus que demandé',
  permissionRevoke: 'Révoquer',
  permissionForget: 'Retirer de la liste',
  permissionRevokeAsk: 'Révoquer cette session intelligente ?',
  permissionRevokeHint:
    'Votre portefeuille vous demande de confirmer. Ensuite, plus rien ne peut être dépensé avec elle.',
  permissionKeep: 'La garder',
  permissionRevoking: 'Confirmez dans votre portefeuille',
} satisfies PartTexts<'permissions'>;
