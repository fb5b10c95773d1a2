import type { LanguageTexts } from '../../domain/texts/language-texts';

export const first = {
  notSecure: 'niet beveiligd',
  email: 'E-mail',
  code: {
    title: 'Vul de code in',
    sending: 'Er wordt een code gestuurd',
    sent: (email) => `We hebben een code van zes cijfers naar ${email} gestuurd.`,
    signsIn: (site) => `Daarmee log je in bij ${site}.`,
    work: (email) =>
      `Dit duurt even: er zijn veel codes aangevraagd. Daarna sturen we er een naar ${email}.`,
    press:
      'We hebben je een e-mail gestuurd. Open de pagina die erin staat en druk daar op de knop.',
    asks: {
      join: 'Met de code logt ook dit adres in bij je wallet.',
      changeOld: 'De code bevestigt dat je e-mailadres verandert.',
      changeNew: 'Met de code vervangt dit adres het oude.',
    },
    field: 'Eenmalige code',
    secret:
      'Typ de code alleen hier. De site ziet hem niet. Met het laatste cijfer wordt hij verstuurd.',
    checking: 'Controleren…',
    worksFor: (time) => `De code werkt nog ${time}`,
    over: 'Deze code is verlopen. Vraag een nieuwe aan.',
    resend: 'Nieuwe code sturen',
    resendIn: (seconds) => `Nieuwe code sturen over ${seconds} s`,
    leave: 'Annuleren',
  },
  problems: {
    wrong: (left) => `Verkeerde code. Resterende pogingen: ${left}`,
    expired: () => 'Deze code is verlopen. Laat een nieuwe sturen.',
    spent: () => 'Te veel verkeerde codes. Laat een nieuwe sturen.',
    wait: (seconds) => `Probeer het over ${seconds} s opnieuw`,
    tooMany: () => 'Te veel aanvragen. Probeer het later opnieuw.',
    unavailable: () =>
      'De wallet kan zijn dienst niet bereiken. Controleer je verbinding en probeer het opnieuw.',
    moment: () =>
      'De dienst van de wallet heeft even nodig. Probeer het zo opnieuw: er is niets verloren.',
    mail: () => 'De e-mail kon niet worden verzonden. Probeer het opnieuw.',
    passkey: () => 'De passkey is niet gebruikt. Probeer het opnieuw of kies een andere manier.',
    noPrf: () =>
      'Dit apparaat heeft geen passkey die een wallet kan openen. Kies een andere manier.',
    words: () => 'Deze woorden openen de wallet niet. Controleer ze een voor een.',
    kitFile: () => 'Dit bestand is geen offlinekit, of het is beschadigd.',
    kitOther: () => 'Deze kit is van een andere wallet.',
    storage: () =>
      'Deze browser laat de wallet zijn sleutel hier niet bewaren. Sta sitegegevens voor de wallet toe of gebruik een andere browser.',
    openFirst: () => 'Open eerst je wallet in deze browser.',
    oneSlot: () =>
      'Deze wallet gaat maar in één browser open en ondertekent daarom een beperkt aantal keer per dag. Log uit en weer in om een tweede manier toe te voegen.',
    taken: () => 'Dit adres heeft al een wallet.',
    held: () =>
      'Tot een dag na een wijziging van het adres blijven de manieren om de wallet te openen zoals ze zijn, en kan de wallet niet worden meegenomen.',
    noWindow: () =>
      'Deze app opent geen venster, dus dit inloggen kan hier niet worden afgerond. Log in met e-mail of open deze pagina in je browser.',
    heldDevice: () =>
      'Tot een dag na een wijziging van je adres of van hoe je inlogt, opent geen browser die later kwam de wallet. Gebruik er een die je al had of probeer het morgen opnieuw.',
    heldWallet: () =>
      'De oudere wallet houdt een dag zijn plaats. Probeer het morgen opnieuw: van deze gaat niets verloren.',
    olderWallet: () =>
      'Zolang een oudere wallet van je opzij is gezet, blijven het adres en de manieren van inloggen uit die tijd.',
    signedOut: () =>
      'Deze browser is uitgelogd bij je wallet. Log opnieuw in: er is niets verloren.',
    noWords: () =>
      'Deze browser opent hier geen venster, en de woorden worden alleen in een venster getoond. Voeg een passkey toe, of log in in een andere browser om woorden op te schrijven.',
    windowless: () =>
      'Je browser opent hier geen venster, en de wallet vraagt alleen in een eigen venster. Sta vensters voor deze site toe of open deze pagina in een andere browser.',
    wordsNotKept: () =>
      'De nieuwe woorden konden niet worden bewaard, dus ze openen niets. Gooi ze weg en probeer het opnieuw.',
    popup: () =>
      'De browser heeft het venster niet geopend. Sta het voor deze site toe en probeer het opnieuw.',
    windowClosed: () => 'Het venster is gesloten voordat het klaar was. Open het opnieuw.',
    socialDeclined: () => 'Je hebt het inloggen daar geweigerd.',
    socialElsewhere: () =>
      'Deze browser laat de wallet dit inloggen niet afronden. Log in met e-mail of open deze pagina in een andere browser.',
    socialLeft: () => 'Je hebt het inloggen niet afgerond. Begin opnieuw.',
    socialFailed: () => 'Het inloggen kon niet worden gecontroleerd. Probeer het opnieuw.',
    socialOver: () => 'Dit inloggen is verlopen. Begin opnieuw.',
    socialUnreachable: () => 'De inlogpagina is niet bereikbaar. Probeer het later opnieuw.',
    linkedElsewhere: () => 'Deze login hoort bij een andere wallet.',
    invalidEmail: () => 'Dit is geen e-mailadres.',
    loginHeld: () =>
      'De manier van inloggen die overblijft, moet eerst een dag oud zijn. Probeer het morgen opnieuw.',
    loginInUse: () =>
      'Je bent hiermee ingelogd. Log eerst op een andere manier in en verwijder deze dan.',
    lastLogin: () => 'Het is de enige manier om in te loggen. Voeg eerst een andere toe.',
    siteFrozen: () =>
      'Deze site kan de wallet voorlopig niet gebruiken. Die van jou is veilig en gaat open op andere sites.',
    siteLogin: () => 'Deze site accepteert deze login niet. Kies een andere.',
    failed: () => 'Er is iets misgegaan. Probeer het opnieuw.',
  },
} satisfies LanguageTexts['first'];
