import type { PartTexts } from '../parts';

export const texts = {
  emailLabel: 'E-Mail-Adresse',
  emailSubmit: 'Mit dieser E-Mail-Adresse weiter',
  emailOr: 'oder',
  emailEnterCode: (email) => `Code für ${email} eingeben`,
  emailInvalid: 'Diese E-Mail-Adresse stimmt nicht. Versuch es noch einmal.',
  emailTooSoon: (seconds) =>
    `Bitte versuch es in ${seconds} ${seconds === 1 ? 'Sekunde' : 'Sekunden'} noch einmal`,
  emailUnreachable:
    'Die Anmeldung ist nicht erreichbar. Prüfe deine Internetverbindung und versuch es noch einmal.',
  emailNoNetwork:
    'Diese Wallet kennt keines der Netzwerke dieser Website. Nimm eine andere Wallet.',
  emailFailed: 'Die Anmeldung hat nicht begonnen. Versuch es noch einmal, oder nimm eine Wallet.',
  emailSaid: (text) => `Die Anmeldung sagt: ${text}`,
  emailCodeTitle: (email) => `Gib den Code ein, den wir an ${email} geschickt haben`,
  emailCodeHint: 'Der Code gilt 10 Minuten',
  emailCodeLabel: 'Code mit sechs Ziffern',
  emailCodeWrong: 'Dieser Code stimmt nicht. Versuch es noch einmal.',
  emailResend: 'Code noch einmal senden',
  emailResendIn: (seconds) => `Noch einmal senden in ${seconds} s`,
  emailOther: 'Eine andere E-Mail-Adresse nehmen',
  emailEnded: {
    refused: 'Diese Anmeldung ist beendet. Beginne noch einmal, dann kommt ein neuer Code.',
    timedOut: 'Die Anmeldung hat nicht rechtzeitig geantwortet. Beginne noch einmal.',
    tooManyCodes: 'Zu viele Codes waren falsch. Beginne noch einmal, dann kommt ein neuer.',
  },
  emailAgain: 'Noch einmal beginnen',
  emailConnecting: 'Deine Wallet öffnet sich',
  emailDeviceTitle: 'Bestätige dieses Gerät',
  emailDeviceHint: (email) =>
    `Öffne die E-Mail, die wir an ${email} geschickt haben, und bestätige dort die Anmeldung. Hier geht es dann von selbst weiter.`,
  emailNewLabel: 'Neue E-Mail-Adresse',
  emailSave: 'Speichern',
  emailOldCode: 'Gib den Code ein, den wir an deine bisherige E-Mail-Adresse geschickt haben',
  emailNewCode: (email) => `Gib den Code ein, den wir an ${email} geschickt haben`,
  socialContinue: (name) => `Weiter mit ${name}`,
  approveTitle: 'Deine Wallet fragt dich',
  approveHint: 'Lies die Anfrage im Fenster deiner Wallet und antworte dort.',
  approveReject: 'Ablehnen',
  approveUnlimited: (spender) =>
    spender === undefined
      ? 'Mit dieser Unterschrift kann jemand deine Token ohne Grenze bewegen.'
      : `Mit dieser Unterschrift kann ${spender} deine Token ohne Grenze bewegen.`,

  nameHint: (parent) =>
    `Ein Name, an den man dir zahlen kann, wie ada-1.${parent}. Er kostet nichts.`,
  nameLabel: 'Name',
  nameFaults: {
    characters: 'Nur Buchstaben, Ziffern und Bindestriche',
    tooShort: 'Der Name braucht mindestens 4 Zeichen',
  },
  nameChecking: 'Wird geprüft',
  nameAvailable: (name) => `${name} ist frei`,
  nameTaken: (name) => `${name} ist vergeben oder sieht einem vergebenen Namen ähnlich`,
  nameReserved: (name) => `${name} ist reserviert`,
  nameCheckFailed:
    'Der Name ließ sich nicht prüfen. Prüfe deine Internetverbindung und versuch es noch einmal.',
  nameSuggestions: 'Ähnliche Namen',
  nameTags: { available: 'Frei', registered: 'Vergeben' },
  nameForever: 'Ein Konto hat einen Namen, und er lässt sich später nicht ändern.',
  nameChoose: 'Diesen Namen nehmen',
  nameSigning: 'Unterschreibe die Nachricht in deiner Wallet',
  nameRegistering: 'Dein Name wird registriert',
  nameFailures: {
    declined: 'Du hast nicht unterschrieben, deshalb wurde nichts registriert.',
    expired:
      'Die Unterschrift kam zu spät, oder die Uhr dieses Geräts geht falsch. Versuch es noch einmal.',
    failed: 'Der Name wurde nicht registriert. Versuch es noch einmal.',
    has_name: 'Dein Konto hat schon einen Namen.',
    reserved: 'Dieser Name ist reserviert. Wähle einen anderen.',
    signature: 'Die Unterschrift ist nicht von diesem Konto. Versuch es noch einmal.',
    similar: 'Dieser Name sieht einem vergebenen ähnlich. Wähle einen anderen.',
    taken: 'Ein anderes Konto hat diesen Namen gerade genommen. Wähle einen anderen.',
    ticket:
      'Deine Anmeldung konnte nicht bestätigt werden. Melde dich von der Wallet ab und wieder an, und versuch es noch einmal.',
    unreachable:
      'Die Namen sind nicht erreichbar. Prüfe deine Internetverbindung, und versuch es noch einmal: Der Name ist vielleicht schon registriert.',
    used: 'Diese Nachricht wurde schon benutzt. Versuch es noch einmal.',
  },
  nameOwned: (name) => `Du hast schon einen Namen: ${name}`,
  nameOwnedHint: 'Namen bleiben bei ihrem Konto, damit kein Geld bei einem anderen ankommt.',
  nameDone: (name) => `${name} gehört dir`,
  nameDoneHint: 'Man kann ihn anstelle deiner Adresse benutzen.',
  nameToAccount: 'Zu deinem Konto',
  nameOfAccount: 'Name:',
  namesOffer: 'Namen für dieses Konto wählen',

  profileBy: (name) => `Angemeldet mit ${name}`,
  profileEmail: 'E-Mail-Adresse ändern',
  profileLogins: 'Wie du dich anmeldest',
  walletKeys: 'Schlüssel deiner Wallet',

  socialOpening: (name) => `${name} wird geöffnet`,
  socialWaiting: (name) => `Melde dich bei ${name} an`,
  socialWaitingHint: 'Ein Fenster deiner Wallet ist offen. Danach geht es hier von selbst weiter.',
  socialAgain: 'Fenster noch einmal öffnen',
  socialInThisTab: 'In diesem Tab weiter',
  socialFailed: {
    blocked:
      'Der Browser hat das Fenster nicht geöffnet. Erlaube dieser Seite Fenster, oder mach in diesem Tab weiter.',
    cancelled: 'Du bist gegangen, bevor du angemeldet warst.',
    refused:
      'Die Anmeldung hat nicht geklappt. Versuch es noch einmal, oder nimm einen anderen Weg.',
    timedOut: 'Die Anmeldung hat nicht rechtzeitig geantwortet. Versuch es noch einmal.',
  },
  farcasterScan: 'Scanne den Code mit dem Telefon und bestätige die Anmeldung in Farcaster.',
  farcasterCode: 'QR-Code der Anmeldung mit Farcaster',
  farcasterPreparing: 'Der QR-Code wird vorbereitet',
  farcasterHint: 'Bestätige die Anmeldung in Farcaster und komm dann hierher zurück.',
  farcasterOpen: 'Farcaster öffnen',
  farcasterCopy: 'Link kopieren',
} satisfies PartTexts<'login'>;
