import type { PartTexts } from '../parts';

export const texts = {
  emailLabel: 'E-mailadres',
  emailSubmit: 'Doorgaan met dit e-mailadres',
  emailOr: 'of',
  emailEnterCode: (email) => `Vul de code voor ${email} in`,
  emailInvalid: 'Ongeldig e-mailadres. Probeer het opnieuw.',
  emailTooSoon: (seconds) =>
    `Probeer het over ${seconds} ${seconds === 1 ? 'seconde' : 'seconden'} opnieuw`,
  emailUnreachable:
    'De inlogdienst is niet bereikbaar. Controleer je verbinding en probeer het opnieuw.',
  emailNoNetwork:
    'Deze wallet werkt niet op de netwerken van deze site. Gebruik een andere wallet.',
  emailFailed: 'Het inloggen is niet begonnen. Probeer het opnieuw of gebruik een wallet.',
  emailSaid: (text) => `Bericht bij het inloggen: ${text}`,
  emailCodeTitle: (email) => `Vul de code in die we naar ${email} hebben gestuurd`,
  emailCodeHint: 'De code verloopt over 10 minuten. Met het laatste cijfer wordt hij verstuurd.',
  emailCodeLabel: 'Code van zes cijfers',
  emailCodeWrong: 'Die code klopt niet. Probeer het opnieuw.',
  emailResend: 'Code opnieuw sturen',
  emailResendIn: (seconds) => `Opnieuw sturen over ${seconds} s`,
  emailOther: 'Een ander e-mailadres gebruiken',
  emailEnded: {
    refused: 'Dit inloggen is afgelopen. Begin opnieuw om een nieuwe code te krijgen.',
    timedOut: 'Het inloggen duurde te lang. Begin opnieuw.',
    tooManyCodes: 'Te veel verkeerde codes. Begin opnieuw om een nieuwe te krijgen.',
  },
  emailAgain: 'Opnieuw beginnen',
  emailConnecting: 'Je wallet wordt geopend',
  frameTitles: {
    safety: 'Maak een back-up van je wallet',
    unlock: 'Open je wallet',
    renewal: 'Een nieuwe wallet',
    kit: 'Een offlinekit gebruiken',
    window: 'Ga verder in je wallet',
  },
  emailDeviceTitle: 'Keur dit apparaat goed',
  emailDeviceHint: (email) =>
    `Open de e-mail die we naar ${email} hebben gestuurd en keur het inloggen goed. Daarna gaat het vanzelf verder.`,
  emailNewLabel: 'Nieuw e-mailadres',
  emailSave: 'Opslaan',
  emailOldCode: 'Vul de code in die we naar je huidige e-mailadres hebben gestuurd',
  emailNewCode: (email) => `Vul de code in die we naar ${email} hebben gestuurd`,
  socialContinue: (name) => `Doorgaan met ${name}`,
  approveTitle: 'Keur goed in je wallet',
  approveHint: 'Controleer de aanvraag in het venster van de wallet.',
  approveReject: 'Afwijzen',
  approveUnlimited: (spender) =>
    spender === undefined
      ? 'Met deze handtekening kan iemand je tokens zonder limiet verplaatsen.'
      : `Met deze handtekening kan ${spender} je tokens zonder limiet verplaatsen.`,

  nameHint: (parent) =>
    `Een naam waarmee mensen je kunnen betalen, zoals ada-1.${parent}. Het is gratis.`,
  nameLabel: 'Naam',
  nameFaults: {
    characters: 'Gebruik letters, cijfers en koppeltekens.',
    tooShort: 'Gebruik minstens 4 tekens.',
  },
  nameChecking: 'Wordt gecontroleerd',
  nameAvailable: (name) => `${name} is vrij`,
  nameTaken: (name) => `${name} is bezet, of lijkt op een naam die bezet is`,
  nameReserved: (name) => `${name} is gereserveerd`,
  nameCheckFailed:
    'De naam kon niet worden gecontroleerd. Controleer je verbinding en probeer het opnieuw.',
  nameSuggestions: 'Vergelijkbare namen',
  nameTags: { available: 'Vrij', registered: 'Geregistreerd' },
  nameForever: 'Een account heeft één naam. Die kan later niet worden gewijzigd.',
  nameChoose: 'Deze naam kiezen',
  nameSigning: 'Onderteken het bericht in je wallet',
  nameRegistering: 'Je naam wordt geregistreerd',
  nameFailures: {
    declined: 'Je hebt niet ondertekend. Er is niets geregistreerd.',
    expired:
      'De handtekening is verlopen, of de klok van dit apparaat loopt verkeerd. Probeer het opnieuw.',
    failed: 'De naam is niet geregistreerd. Probeer het opnieuw.',
    has_name: 'Je account heeft al een naam.',
    reserved: 'Deze naam is gereserveerd. Kies een andere.',
    signature: 'De handtekening is van een ander account. Probeer het opnieuw.',
    similar: 'Deze naam lijkt op een die bezet is. Kies een andere.',
    taken: 'Een ander account heeft deze naam net genomen. Kies een andere.',
    ticket:
      'Je login kon niet worden bevestigd. Log uit bij de wallet, log weer in en probeer het opnieuw.',
    unreachable:
      'De namendienst is niet bereikbaar. Controleer je verbinding en probeer het opnieuw: de naam kan al geregistreerd zijn.',
    used: 'Dit bericht is al eerder gebruikt. Probeer het opnieuw.',
  },
  nameOwned: (name) => `Je hebt al een naam: ${name}`,
  nameOwnedHint: 'Een naam blijft bij zijn account, zodat betalingen altijd hetzelfde bereiken.',
  nameDone: (name) => `${name} is van jou`,
  nameDoneHint: 'Mensen kunnen hem gebruiken in plaats van je adres.',
  nameToAccount: 'Naar je account',
  nameOfAccount: 'Naam:',
  namesOffer: 'Kies een naam voor dit account',

  profileBy: (name) => `Ingelogd met ${name}`,
  profileEmail: 'E-mail wijzigen',
  profileLogins: 'Hoe je inlogt',
  walletKeys: 'Sleutels van je wallet',
  waysToOpen: (count, all) => `${count} van ${all} manieren om te openen`,
  wayAdd: 'Een tweede manier toevoegen',
  wayLater: 'Niet nu',

  socialOpening: (name) => `${name} wordt geopend`,
  socialWaiting: (name) => `Log in met ${name}`,
  socialWaitingHint: 'Log in in het venster van de wallet. Daarna gaat het vanzelf verder.',
  socialAgain: 'Het venster opnieuw openen',
  socialInThisTab: 'Doorgaan in dit tabblad',
  socialFailed: {
    blocked:
      'Je browser heeft het venster geblokkeerd. Sta pop-ups voor deze site toe of ga door in dit tabblad.',
    cancelled: 'Je hebt het inloggen gesloten.',
    refused: 'Inloggen is mislukt. Probeer het opnieuw of kies een andere manier.',
    timedOut: 'Het inloggen duurde te lang. Probeer het opnieuw.',
  },
  farcasterScan: 'Scan met je telefoon en keur het inloggen daarna goed in Farcaster.',
  farcasterCode: 'QR-code om in te loggen met Farcaster',
  farcasterPreparing: 'De QR-code wordt voorbereid',
  farcasterHint: 'Keur het inloggen goed in Farcaster en kom dan hier terug.',
  farcasterOpen: 'Farcaster openen',
  farcasterCopy: 'Link kopiëren',
} satisfies PartTexts<'login'>;
