import type { PartTexts } from '../parts';

export const texts = {
  signInTo: (site) => `Accedi a ${site}`,
  signInText:
    'Firma un messaggio per dimostrare che questo account è tuo. È gratis e non sposta nulla.',
  signInPreparing: 'Preparazione del messaggio',
  signInSite: 'Sito',
  signInAccount: 'Account',
  signInExpires: 'Valido fino al',
  signInResources: 'Elenca anche',
  signInWhole: 'Messaggio completo',
  signInAsked: 'Firma il messaggio nel tuo wallet',
  signInAskedHint: 'Il tuo wallet mostra lo stesso messaggio. Firma solo se indica questo sito.',
  signInChecking: 'Il sito sta controllando la tua firma',
  signInDone: 'Hai effettuato l’accesso',
  signInLeave: 'Annulla e disconnetti',
  signInFaults: {
    accountChanged: {
      headline: 'Hai cambiato account',
      hint: 'Il messaggio era per l’account precedente. Firma quello nuovo.',
    },
    declined: {
      headline: 'Hai rifiutato di firmare',
      hint: 'Non hai effettuato l’accesso. Riprova quando vuoi.',
    },
    expired: {
      headline: 'Il messaggio è scaduto',
      hint: 'Firma quello nuovo.',
    },
    failed: {
      headline: 'Il tuo wallet non ha potuto firmare',
      hint: 'Apri il tuo wallet, poi riprova.',
    },
    networkChanged: {
      headline: 'Hai cambiato rete',
      hint: 'Il messaggio era per la rete precedente. Firma quello nuovo.',
    },
    otherAccount: {
      headline: 'La firma è di un altro account',
      hint: 'Scegli nel tuo wallet l’account indicato sotto, poi riprova.',
    },
    otherSite: {
      headline: 'Il messaggio è per un altro sito',
      hint: 'Non è stato firmato nulla. Controlla l’indirizzo di questa pagina e avvisa il sito.',
    },
    pending: {
      headline: 'Il tuo wallet ti aspetta',
      hint: 'Ha un’altra richiesta aperta. Rispondi, poi riprova.',
    },
    refused: {
      headline: 'Il sito non ha accettato l’accesso',
      hint: 'Non hai effettuato l’accesso. Riprova con il nuovo messaggio.',
    },
    smartAccount: {
      headline: 'Il tuo smart account non può firmare messaggi',
      hint: 'Il tuo account di base può. Entrambi sono tuoi, con indirizzi diversi; i token restano dove sono.',
    },
    unavailable: {
      headline: 'Il sito non risponde',
      hint: 'Non hai effettuato l’accesso. Controlla la connessione e riprova.',
    },
    unsupported: {
      headline: 'Il tuo wallet non può firmare messaggi',
      hint: 'Annulla e connetti un altro wallet o account.',
    },
  },
} satisfies PartTexts<'signIn'>;
