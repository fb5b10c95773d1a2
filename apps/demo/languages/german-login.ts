import type { MessageOverrides } from 'cleatkit/react';

/** The German texts of the embedded wallet. */
export const germanLogin = {
  authTitles: {
    ApproveTransaction: 'Transaktion bestätigen',
    ConnectingFarcaster: 'Farcaster',
    EmailVerifyDevice: 'Gerät bestätigen',
    EmailVerifyOtp: 'E-Mail bestätigen',
    Profile: 'Profil',
    UpdateEmailPrimaryOtp: 'Bisherige E-Mail bestätigen',
    UpdateEmailSecondaryOtp: 'Neue E-Mail bestätigen',
    UpdateEmailWallet: 'E-Mail ändern',
  },
  profileLogins: 'Wie du dich anmeldest',
  profileEmail: 'E-Mail-Adresse ändern',
  profileBy: (name: string) => `Angemeldet mit ${name}`,
  walletKeys: 'Schlüssel deiner Wallet',
  emailLabel: 'E-Mail-Adresse',
  emailSubmit: 'Mit dieser E-Mail-Adresse weiter',
  emailOr: 'oder',
  emailEnterCode: (email: string) => `Code für ${email} eingeben`,
  emailInvalid: 'Diese E-Mail-Adresse stimmt nicht. Versuch es noch einmal.',
  emailTooSoon: (seconds: number) =>
    `Bitte versuch es in ${seconds} ${seconds === 1 ? 'Sekunde' : 'Sekunden'} noch einmal`,
  emailUnreachable:
    'Die Anmeldung ist nicht erreichbar. Prüfe deine Internetverbindung und versuch es noch einmal.',
  emailNoNetwork:
    'Diese Wallet kennt keines der Netzwerke dieser Website. Nimm eine andere Wallet.',
  emailFailed: 'Die Anmeldung hat nicht begonnen. Versuch es noch einmal, oder nimm eine Wallet.',
  emailCodeTitle: (email: string) => `Gib den Code ein, den wir an ${email} geschickt haben`,
  emailCodeHint: 'Der Code gilt 10 Minuten',
  emailCodeLabel: 'Code mit sechs Ziffern',
  emailCodeWrong: 'Dieser Code stimmt nicht. Versuch es noch einmal.',
  emailResend: 'Code noch einmal senden',
  emailResendIn: (seconds: number) => `Noch einmal senden in ${seconds} s`,
  emailOther: 'Eine andere E-Mail-Adresse nehmen',
  emailEnded: {
    refused: 'Diese Anmeldung ist beendet. Beginne noch einmal, dann kommt ein neuer Code.',
    timedOut: 'Die Anmeldung hat nicht rechtzeitig geantwortet. Beginne noch einmal.',
    tooManyCodes: 'Zu viele Codes waren falsch. Beginne noch einmal, dann kommt ein neuer.',
  },
  emailAgain: 'Noch einmal beginnen',
  emailConnecting: 'Deine Wallet öffnet sich',
  socialContinue: (name: string) => `Weiter mit ${name}`,
  socialOpening: (name: string) => `${name} wird geöffnet`,
  socialWaiting: (name: string) => `Melde dich bei ${name} an`,
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
  approveTitle: 'Deine Wallet fragt dich',
  approveHint: 'Lies die Anfrage im Fenster deiner Wallet und antworte dort.',
  approveReject: 'Ablehnen',
} satisfies MessageOverrides;
