import type { PartTexts } from '../parts';

export const texts = {
  signInTo: (site) => `Inloggen bij ${site}`,
  signInText:
    'Onderteken een bericht om te bewijzen dat dit account van jou is. Het is gratis en verplaatst niets.',
  signInPreparing: 'Het bericht wordt voorbereid',
  signInSite: 'Site',
  signInAccount: 'Account',
  signInExpires: 'Geldig tot',
  signInResources: 'Het noemt ook',
  signInWhole: 'Volledig bericht',
  signInAsked: 'Onderteken het bericht in je wallet',
  signInAskedHint: 'Je wallet toont hetzelfde bericht. Onderteken alleen als het deze site noemt.',
  signInChecking: 'De site controleert je handtekening',
  signInDone: 'Je bent ingelogd',
  signInLeave: 'Annuleren en ontkoppelen',
  signInFaults: {
    accountChanged: {
      headline: 'Je hebt van account gewisseld',
      hint: 'Het bericht was voor het vorige account. Onderteken het nieuwe.',
    },
    declined: {
      headline: 'Je hebt geweigerd te ondertekenen',
      hint: 'Je bent niet ingelogd. Probeer het opnieuw wanneer je zover bent.',
    },
    expired: {
      headline: 'Het bericht is verlopen',
      hint: 'Onderteken het nieuwe.',
    },
    failed: {
      headline: 'Je wallet kon niet ondertekenen',
      hint: 'Open je wallet en probeer het opnieuw.',
    },
    networkChanged: {
      headline: 'Je hebt van netwerk gewisseld',
      hint: 'Het bericht was voor het vorige netwerk. Onderteken het nieuwe.',
    },
    otherAccount: {
      headline: 'De handtekening is van een ander account',
      hint: 'Kies in je wallet het account hieronder en probeer het opnieuw.',
    },
    otherSite: {
      headline: 'Het bericht is voor een andere site',
      hint: 'Er is niets ondertekend. Controleer het adres van deze pagina en meld het aan de site.',
    },
    pending: {
      headline: 'Je wallet wacht op je',
      hint: 'Er staat een andere aanvraag open. Beantwoord die en probeer het opnieuw.',
    },
    refused: {
      headline: 'De site heeft de login niet geaccepteerd',
      hint: 'Je bent niet ingelogd. Probeer het opnieuw met het nieuwe bericht.',
    },
    smartAccount: {
      headline: 'Je smart account kan geen berichten ondertekenen',
      hint: 'Je basisaccount kan dat wel. Beide zijn van jou, met verschillende adressen; tokens blijven waar ze zijn.',
    },
    unavailable: {
      headline: 'De site reageert niet',
      hint: 'Je bent niet ingelogd. Controleer je verbinding en probeer het opnieuw.',
    },
    unsupported: {
      headline: 'Je wallet kan geen berichten ondertekenen',
      hint: 'Annuleer en koppel een andere wallet of een ander account.',
    },
  },
} satisfies PartTexts<'signIn'>;
