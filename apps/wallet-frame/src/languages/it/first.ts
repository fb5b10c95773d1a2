import type { LanguageTexts } from '../../domain/texts/language-texts';

export const first = {
  notSecure: 'non sicuro',
  email: 'Email',
  code: {
    title: 'Inserisci il codice',
    sending: 'Invio di un codice',
    sent: (email) => `Abbiamo inviato un codice di sei cifre a ${email}.`,
    signsIn: (site) => `Ti fa accedere a ${site}.`,
    work: (email) =>
      `Ci vuole un momento: sono stati chiesti molti codici. Poi ne inviamo uno a ${email}.`,
    press: 'Ti abbiamo inviato un’email. Apri la pagina che contiene e premi il pulsante lì.',
    asks: {
      join: 'Con il codice, anche questo indirizzo dà accesso al tuo wallet.',
      changeOld: 'Conferma che il tuo indirizzo email cambia.',
      changeNew: 'Con il codice, questo indirizzo sostituisce quello vecchio.',
    },
    field: 'Codice monouso',
    secret: 'Scrivi il codice solo qui. Il sito non lo vede. Viene inviato con l’ultima cifra.',
    checking: 'Controllo…',
    worksFor: (time) => `È valido per ${time}`,
    over: 'Questo codice è scaduto. Chiedine uno nuovo.',
    resend: 'Invia un nuovo codice',
    resendIn: (seconds) => `Nuovo codice tra ${seconds} s`,
    leave: 'Annulla',
  },
  problems: {
    wrong: (left) => `Codice errato. Tentativi rimasti: ${left}`,
    expired: () => 'Questo codice è scaduto. Inviane uno nuovo.',
    spent: () => 'Troppi codici errati. Inviane uno nuovo.',
    wait: (seconds) => `Riprova tra ${seconds} s`,
    tooMany: () => 'Troppe richieste. Riprova più tardi.',
    unavailable: () =>
      'Il wallet non raggiunge il suo servizio. Controlla la connessione e riprova.',
    moment: () =>
      'Il servizio del wallet ha bisogno di un momento. Riprova tra poco: non è andato perso nulla.',
    mail: () => 'Impossibile inviare l’email. Riprova.',
    passkey: () => 'La passkey non è stata usata. Riprova o scegli un altro modo.',
    noPrf: () =>
      'Questo dispositivo non ha una passkey che possa aprire un wallet. Scegli un altro modo.',
    words: () => 'Queste parole non aprono il wallet. Controllale una per una.',
    kitFile: () => 'Questo file non è un kit offline, oppure è danneggiato.',
    kitOther: () => 'Questo kit è di un altro wallet.',
    storage: () =>
      'Questo browser non permette al wallet di conservare qui la sua chiave. Consenti i dati dei siti per il wallet o usa un altro browser.',
    openFirst: () => 'Prima apri il tuo wallet in questo browser.',
    oneSlot: () =>
      'Questo wallet si apre in un solo browser, quindi firma un numero limitato di volte al giorno. Esci e accedi di nuovo per aggiungere un secondo modo.',
    taken: () => 'Questo indirizzo ha già un wallet.',
    held: () =>
      'Per un giorno dopo un cambio di indirizzo, i modi per aprire il wallet restano come sono e il wallet non può essere portato via.',
    noWindow: () =>
      'Questa app non apre finestre, quindi qui non si può completare questo accesso. Accedi con l’email o apri questa pagina nel tuo browser.',
    heldDevice: () =>
      'Per un giorno dopo un cambio del tuo indirizzo o del tuo accesso, nessun browser arrivato dopo apre il wallet. Usane uno che avevi prima o riprova domani.',
    heldWallet: () =>
      'Il wallet più vecchio conserva il suo posto per un giorno. Riprova domani: di questo non va perso nulla.',
    olderWallet: () =>
      'Finché un tuo wallet più vecchio è messo da parte, restano l’indirizzo e i modi di accedere di quel periodo.',
    signedOut: () =>
      'Questo browser è stato disconnesso dal tuo wallet. Accedi di nuovo: non è andato perso nulla.',
    noWords: () =>
      'Questo browser qui non apre finestre, e le parole si mostrano solo in una. Aggiungi una passkey, o accedi in un altro browser per scrivere le parole.',
    windowless: () =>
      'Il tuo browser qui non apre finestre, e il wallet chiede solo in una finestra propria. Consenti le finestre per questo sito o apri questa pagina in un altro browser.',
    wordsNotKept: () =>
      'Non è stato possibile conservare le nuove parole, quindi non aprono nulla. Buttale via e riprova.',
    popup: () => 'Il browser non ha aperto la finestra. Consentila per questo sito e riprova.',
    windowClosed: () => 'La finestra è stata chiusa prima della fine. Aprila di nuovo.',
    socialDeclined: () => 'Hai rifiutato l’accesso lì.',
    socialElsewhere: () =>
      'Questo browser non permette al wallet di completare questo accesso. Accedi con l’email o apri questa pagina in un altro browser.',
    socialLeft: () => 'Non hai completato l’accesso. Ricomincia.',
    socialFailed: () => 'Impossibile verificare l’accesso. Riprova.',
    socialOver: () => 'Questo accesso è scaduto. Ricomincia.',
    socialUnreachable: () => 'Impossibile raggiungere la pagina di accesso. Riprova più tardi.',
    linkedElsewhere: () => 'Questo accesso appartiene a un altro wallet.',
    invalidEmail: () => 'Questo non è un indirizzo email.',
    loginHeld: () => 'Il modo di accedere che resta deve prima avere un giorno. Riprova domani.',
    loginInUse: () =>
      'Hai effettuato l’accesso con questo. Prima accedi in un altro modo, poi rimuovilo.',
    lastLogin: () => 'È l’unico modo di accedere. Prima aggiungine un altro.',
    siteFrozen: () =>
      'Per ora questo sito non può usare il wallet. Il tuo è al sicuro e si apre su altri siti.',
    siteLogin: () => 'Questo sito non accetta questo accesso. Scegline un altro.',
    failed: () => 'Qualcosa è andato storto. Riprova.',
  },
} satisfies LanguageTexts['first'];
