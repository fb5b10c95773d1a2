import type { PartTexts } from '../parts';

export const texts = {
  signInTo: (site) => `Bei ${site} anmelden`,
  signInText:
    'Deine Wallet bittet dich, eine Nachricht zu unterschreiben. Sie zeigt der Seite, dass das Konto dir gehört. Sie bewegt nichts und kostet nichts.',
  signInPreparing: 'Die Nachricht wird vorbereitet',
  signInSite: 'Seite',
  signInAccount: 'Konto',
  signInExpires: 'Gilt bis',
  signInResources: 'Sie nennt auch',
  signInWhole: 'Die ganze Nachricht',
  signInAsked: 'Unterschreibe die Nachricht in deiner Wallet',
  signInAskedHint:
    'Die Wallet zeigt dieselbe Nachricht. Unterschreibe nur, wenn sie diese Seite nennt.',
  signInChecking: 'Die Seite prüft deine Unterschrift',
  signInDone: 'Du bist angemeldet',
  signInLeave: 'Abbrechen und trennen',
  signInFaults: {
    accountChanged: {
      headline: 'Du hast das Konto gewechselt',
      hint: 'Die Nachricht war für das vorige Konto. Unterschreibe die für dieses Konto.',
    },
    declined: {
      headline: 'Du hast nicht unterschrieben',
      hint: 'Du bist nicht angemeldet. Versuch es noch einmal, wenn du so weit bist.',
    },
    expired: {
      headline: 'Die Nachricht ist abgelaufen',
      hint: 'Sie wurde zu spät unterschrieben. Unterschreibe die neue.',
    },
    failed: {
      headline: 'Deine Wallet konnte nicht unterschreiben',
      hint: 'Öffne die Wallet, sieh nach, ob sie funktioniert, und versuch es noch einmal.',
    },
    networkChanged: {
      headline: 'Du hast das Netzwerk gewechselt',
      hint: 'Die Nachricht war für das vorige Netzwerk. Unterschreibe die für dieses Netzwerk.',
    },
    otherAccount: {
      headline: 'Die Unterschrift ist nicht von diesem Konto',
      hint: 'Wähle in deiner Wallet das Konto unten und versuch es noch einmal.',
    },
    otherSite: {
      headline: 'Die Nachricht ist für eine andere Seite',
      hint: 'Nichts wurde unterschrieben. Prüfe die Adresse dieser Seite und melde es der Seite.',
    },
    pending: {
      headline: 'Deine Wallet wartet auf dich',
      hint: 'In ihr ist eine andere Anfrage offen. Beantworte sie dort und versuch es noch einmal.',
    },
    refused: {
      headline: 'Die Seite hat die Anmeldung nicht angenommen',
      hint: 'Du bist nicht angemeldet. Versuch es mit der neuen Nachricht noch einmal.',
    },
    smartAccount: {
      headline: 'Dein Smart Account kann keine Nachrichten unterschreiben',
      hint: 'Das Konto deines Schlüssels (EOA) kann es. Beide gehören dir und haben verschiedene Adressen. Token bleiben bei der Adresse, bei der sie sind.',
    },
    unavailable: {
      headline: 'Die Seite antwortet nicht',
      hint: 'Du bist nicht angemeldet. Prüfe deine Internetverbindung und versuch es noch einmal.',
    },
    unsupported: {
      headline: 'Deine Wallet kann keine Nachrichten unterschreiben',
      hint: 'Brich ab und verbinde eine andere Wallet oder ein anderes Konto.',
    },
  },
} satisfies PartTexts<'signIn'>;
