import type { MessageOverrides } from 'cleatkit/react';

/** The German texts of names. */
export const germanNames = {
  namesTitle: 'Namen wählen',
  nameHint: (parent: string) =>
    `Ein Name, an den man dir zahlen kann, wie ada-1.${parent}. Er kostet nichts.`,
  nameLabel: 'Name',
  nameFaults: {
    characters: 'Nur Buchstaben, Ziffern und Bindestriche',
    tooShort: 'Der Name braucht mindestens 4 Zeichen',
  },
  nameChecking: 'Wird geprüft',
  nameAvailable: (name: string) => `${name} ist frei`,
  nameTaken: (name: string) => `${name} ist vergeben oder sieht einem vergebenen Namen ähnlich`,
  nameReserved: (name: string) => `${name} ist reserviert`,
  nameCheckFailed:
    'Der Name ließ sich nicht prüfen. Prüfe deine Internetverbindung und versuch es noch einmal.',
  nameSuggestions: 'Ähnliche Namen',
  nameTags: { available: 'Frei', registered: 'Vergeben' },
  nameForever: 'Ein Konto hat einen Namen, und er lässt sich später nicht ändern.',
  nameChoose: 'Diesen Namen nehmen',
  nameSigning: 'Unterschreibe die Nachricht in deiner Wallet',
  nameRegistering: 'Dein Name wird registriert',
  nameOwned: (name: string) => `Du hast schon einen Namen: ${name}`,
  nameOwnedHint: 'Namen bleiben bei ihrem Konto, damit kein Geld bei einem anderen ankommt.',
  nameDone: (name: string) => `${name} gehört dir`,
  nameDoneHint: 'Man kann ihn anstelle deiner Adresse benutzen.',
  nameToAccount: 'Zu deinem Konto',
  nameOfAccount: 'Name:',
  namesOffer: 'Namen für dieses Konto wählen',
} satisfies MessageOverrides;
