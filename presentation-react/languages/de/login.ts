import type { PartTexts } from '../parts';

export const texts = {
  emailLabel: 'E-Mail-Adresse',
  emailSubmit: 'Mit dieser E-Mail weiter',
  emailOr: 'oder',
  emailEnterCode: (email) => `Code für ${email} eingeben`,
  emailInvalid: 'Diese E-Mail-Adresse stimmt nicht. Versuchen Sie es noch einmal.',
  emailTooSoon: (seconds) =>
    `Bitte versuchen Sie es in ${seconds} ${seconds === 1 ? 'Sekunde' : 'Sekunden'} noch einmal`,
  emailUnreachable:
    'Der Anmeldedienst ist nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  emailNoNetwork:
    'Diese Wallet kennt keines der Netzwerke dieser Seite. Verwenden Sie eine andere Wallet.',
  emailFailed:
    'Die Anmeldung hat nicht begonnen. Versuchen Sie es noch einmal oder verwenden Sie eine Wallet.',
  emailSaid: (text) => `Die Anmeldung meldet: ${text}`,
  emailCodeTitle: (email) => `Geben Sie den Code ein, den wir an ${email} geschickt haben`,
  emailCodeHint: 'Der Code gilt 10 Minuten. Mit der letzten Ziffer wird er gesendet.',
  emailCodeLabel: 'Code mit sechs Ziffern',
  emailCodeWrong: 'Dieser Code stimmt nicht. Versuchen Sie es noch einmal.',
  emailResend: 'Code erneut senden',
  emailResendIn: (seconds) => `Erneut senden in ${seconds} s`,
  emailOther: 'Eine andere E-Mail-Adresse verwenden',
  emailEnded: {
    refused:
      'Diese Anmeldung ist beendet. Beginnen Sie noch einmal, um einen neuen Code zu erhalten.',
    timedOut: 'Die Anmeldung hat nicht rechtzeitig geantwortet. Beginnen Sie noch einmal.',
    tooManyCodes:
      'Zu viele Codes waren falsch. Beginnen Sie noch einmal, um einen neuen zu erhalten.',
  },
  emailAgain: 'Noch einmal beginnen',
  emailConnecting: 'Ihre Wallet öffnet sich',
  frameTitles: {
    safety: 'Wallet sichern',
    unlock: 'Wallet öffnen',
    renewal: 'Eine neue Wallet',
    kit: 'Offline-Kit verwenden',
    window: 'In der Wallet weitermachen',
  },
  emailDeviceTitle: 'Bestätigen Sie dieses Gerät',
  emailDeviceHint: (email) =>
    `Öffnen Sie die E-Mail, die wir an ${email} geschickt haben, und bestätigen Sie die Anmeldung. Dann geht es von selbst weiter.`,
  emailNewLabel: 'Neue E-Mail-Adresse',
  emailSave: 'Speichern',
  emailOldCode: 'Geben Sie den Code ein, den wir an Ihre bisherige E-Mail-Adresse geschickt haben',
  emailNewCode: (email) => `Geben Sie den Code ein, den wir an ${email} geschickt haben`,
  socialContinue: (name) => `Weiter mit ${name}`,
  approveTitle: 'In der Wallet zustimmen',
  approveHint: 'Prüfen Sie die Anfrage im Fenster der Wallet.',
  approveReject: 'Ablehnen',
  approveUnlimited: (spender) =>
    spender === undefined
      ? 'Mit dieser Unterschrift kann jemand Ihre Token ohne Grenze übertragen.'
      : `Mit dieser Unterschrift kann ${spender} Ihre Token ohne Grenze übertragen.`,

  nameHint: (parent) =>
    `Ein Name, mit dem man Ihnen Geld senden kann, wie ada-1.${parent}. Er ist kostenlos.`,
  nameLabel: 'Name',
  nameFaults: {
    characters: 'Verwenden Sie Buchstaben, Ziffern und Bindestriche.',
    tooShort: 'Verwenden Sie mindestens 4 Zeichen.',
  },
  nameChecking: 'Wird geprüft',
  nameAvailable: (name) => `${name} ist frei`,
  nameTaken: (name) => `${name} ist vergeben oder sieht einem vergebenen Namen ähnlich`,
  nameReserved: (name) => `${name} ist reserviert`,
  nameCheckFailed:
    'Der Name konnte nicht geprüft werden. Prüfen Sie Ihre Internetverbindung und versuchen Sie es noch einmal.',
  nameSuggestions: 'Ähnliche Namen',
  nameTags: { available: 'Frei', registered: 'Vergeben' },
  nameForever: 'Ein Konto hat einen Namen, und er lässt sich später nicht ändern.',
  nameChoose: 'Diesen Namen wählen',
  nameSigning: 'Unterschreiben Sie die Nachricht in Ihrer Wallet',
  nameRegistering: 'Ihr Name wird registriert',
  nameFailures: {
    declined: 'Sie haben nicht unterschrieben, deshalb wurde nichts registriert.',
    expired:
      'Die Unterschrift ist abgelaufen, oder die Uhr dieses Geräts geht falsch. Versuchen Sie es noch einmal.',
    failed: 'Der Name wurde nicht registriert. Versuchen Sie es noch einmal.',
    has_name: 'Ihr Konto hat schon einen Namen.',
    reserved: 'Dieser Name ist reserviert. Wählen Sie einen anderen.',
    signature: 'Die Unterschrift ist von einem anderen Konto. Versuchen Sie es noch einmal.',
    similar: 'Dieser Name sieht einem vergebenen ähnlich. Wählen Sie einen anderen.',
    taken: 'Ein anderes Konto hat diesen Namen gerade genommen. Wählen Sie einen anderen.',
    ticket:
      'Ihre Anmeldung konnte nicht bestätigt werden. Melden Sie sich von der Wallet ab und wieder an und versuchen Sie es noch einmal.',
    unreachable:
      'Die Namen sind nicht erreichbar. Prüfen Sie Ihre Internetverbindung und versuchen Sie es noch einmal: Der Name ist vielleicht schon registriert.',
    used: 'Diese Nachricht wurde schon verwendet. Versuchen Sie es noch einmal.',
  },
  nameOwned: (name) => `Sie haben schon einen Namen: ${name}`,
  nameOwnedHint: 'Ein Name bleibt bei seinem Konto, damit Zahlungen immer dasselbe erreichen.',
  nameDone: (name) => `${name} gehört Ihnen`,
  nameDoneHint: 'Man kann ihn anstelle Ihrer Adresse verwenden.',
  nameToAccount: 'Zu Ihrem Konto',
  nameOfAccount: 'Name:',
  namesOffer: 'Namen für dieses Konto wählen',

  profileBy: (name) => `Angemeldet mit ${name}`,
  profileEmail: 'E-Mail-Adresse ändern',
  profileLogins: 'Wie Sie sich anmelden',
  walletKeys: 'Schlüssel Ihrer Wallet',
  waysToOpen: (count, all) => `${count} von ${all} Zugängen`,
  wayAdd: 'Zweiten Zugang hinzufügen',
  wayLater: 'Nicht jetzt',

  socialOpening: (name) => `${name} wird geöffnet`,
  socialWaiting: (name) => `Melden Sie sich bei ${name} an`,
  socialWaitingHint: 'Melden Sie sich im Fenster der Wallet an. Dann geht es von selbst weiter.',
  socialAgain: 'Fenster erneut öffnen',
  socialInThisTab: 'In diesem Tab weiter',
  socialFailed: {
    blocked:
      'Ihr Browser hat das Fenster blockiert. Erlauben Sie dieser Seite Pop-ups oder machen Sie in diesem Tab weiter.',
    cancelled: 'Sie haben die Anmeldung geschlossen.',
    refused:
      'Die Anmeldung ist fehlgeschlagen. Versuchen Sie es noch einmal oder wählen Sie einen anderen Weg.',
    timedOut: 'Die Anmeldung hat nicht rechtzeitig geantwortet. Versuchen Sie es noch einmal.',
  },
  farcasterScan:
    'Scannen Sie den Code mit dem Telefon und bestätigen Sie die Anmeldung in Farcaster.',
  farcasterCode: 'QR-Code der Anmeldung mit Farcaster',
  farcasterPreparing: 'Der QR-Code wird vorbereitet',
  farcasterHint: 'Bestätigen Sie die Anmeldung in Farcaster und kommen Sie dann hierher zurück.',
  farcasterOpen: 'Farcaster öffnen',
  farcasterCopy: 'Link kopieren',
} satisfies PartTexts<'login'>;
