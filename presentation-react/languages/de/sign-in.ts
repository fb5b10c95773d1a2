import type { PartTexts } from '../parts';

export const texts = {
  signInTo: (site) => `Bei ${site} anmelden`,
  signInText:
    'Unterschreiben Sie eine Nachricht, um zu zeigen, dass dieses Konto Ihnen gehört. Das ist kostenlos und bewegt nichts.',
  signInPreparing: 'Die Nachricht wird vorbereitet',
  signInSite: 'Seite',
  signInAccount: 'Konto',
  signInExpires: 'Gilt bis',
  signInResources: 'Sie nennt auch',
  signInWhole: 'Die ganze Nachricht',
  signInAsked: 'Unterschreiben Sie die Nachricht in Ihrer Wallet',
  signInAskedHint:
    'Die Wallet zeigt dieselbe Nachricht. Unterschreiben Sie nur, wenn darin diese Seite steht.',
  signInChecking: 'Die Seite prüft Ihre Unterschrift',
  signInDone: 'Sie sind angemeldet',
  signInLeave: 'Abbrechen und trennen',
  signInFaults: {
    accountChanged: {
      headline: 'Sie haben das Konto gewechselt',
      hint: 'Die Nachricht war für das vorige Konto. Unterschreiben Sie die für dieses Konto.',
    },
    declined: {
      headline: 'Sie haben nicht unterschrieben',
      hint: 'Sie sind nicht angemeldet. Versuchen Sie es noch einmal, wenn Sie so weit sind.',
    },
    expired: {
      headline: 'Die Nachricht ist abgelaufen',
      hint: 'Unterschreiben Sie die neue.',
    },
    failed: {
      headline: 'Ihre Wallet konnte nicht unterschreiben',
      hint: 'Öffnen Sie Ihre Wallet und versuchen Sie es noch einmal.',
    },
    networkChanged: {
      headline: 'Sie haben das Netzwerk gewechselt',
      hint: 'Die Nachricht war für das vorige Netzwerk. Unterschreiben Sie die für dieses Netzwerk.',
    },
    otherAccount: {
      headline: 'Die Unterschrift ist von einem anderen Konto',
      hint: 'Wählen Sie in Ihrer Wallet das Konto unten und versuchen Sie es noch einmal.',
    },
    otherSite: {
      headline: 'Die Nachricht ist für eine andere Seite',
      hint: 'Es wurde nichts unterschrieben. Prüfen Sie die Adresse dieser Seite und melden Sie es dem Betreiber.',
    },
    pending: {
      headline: 'Ihre Wallet wartet auf Sie',
      hint: 'Dort ist eine andere Anfrage offen. Beantworten Sie diese und versuchen Sie es noch einmal.',
    },
    refused: {
      headline: 'Die Seite hat die Anmeldung nicht angenommen',
      hint: 'Sie sind nicht angemeldet. Versuchen Sie es mit der neuen Nachricht noch einmal.',
    },
    smartAccount: {
      headline: 'Ihr Smart Account kann keine Nachrichten unterschreiben',
      hint: 'Ihr Basiskonto kann es. Beide gehören Ihnen und haben verschiedene Adressen; Token bleiben, wo sie sind.',
    },
    unavailable: {
      headline: 'Die Seite antwortet nicht',
      hint: 'Sie sind nicht angemeldet. Prüfen Sie Ihre Internetverbindung und versuchen Sie es noch einmal.',
    },
    unsupported: {
      headline: 'Ihre Wallet kann keine Nachrichten unterschreiben',
      hint: 'Brechen Sie ab und verbinden Sie eine andere Wallet oder ein anderes Konto.',
    },
  },
} satisfies PartTexts<'signIn'>;
