import type { MailTexts } from '../mail-texts';

/** What mails say in Italian. */
export const texts: MailTexts = {
  code: {
    login: {
      subject: 'Il tuo codice di accesso',
      text: '{site} ti chiede di accedere al tuo wallet ({time}).',
    },
    emailFrom: {
      subject: 'Il tuo wallet riceve un nuovo indirizzo email',
      text: 'Su {site} hai chiesto di cambiare l’indirizzo email del tuo wallet in {address} ({time}).',
    },
    emailTo: {
      subject: 'Conferma il tuo indirizzo email',
      text: 'Questo indirizzo deve diventare quello di un wallet su {site} ({time}).',
    },
    label: 'Il tuo codice',
    lasts: 'È valido per 10 minuti, sul dispositivo che lo ha chiesto.',
    never:
      'Non chiediamo mai questo codice da nessun’altra parte. Se non lo hai chiesto, ignora questa email.',
  },
  device: {
    subject: 'Un nuovo browser chiede di accedere',
    text: 'Un browser nuovo per il tuo wallet chiede di accedere su {site} ({time}).',
    press: 'Se è tuo, apri questa pagina e premi il suo pulsante',
    lasts:
      'È valida per 10 minuti. Aprire la pagina, da solo, non fa nulla. Se non lo hai chiesto, ignora questa email.',
  },
  newAddress: {
    subject: 'Il tuo wallet ha un nuovo indirizzo email',
    text: 'Su {site} il tuo wallet ha ricevuto l’indirizzo email {address} ({time}).',
    after:
      'Questo indirizzo non dà più accesso al wallet. Per un giorno non si può aggiungere né rimuovere nessun modo per aprire il wallet.',
  },
  login: {
    added: {
      subject: 'Il tuo wallet ha un nuovo accesso',
      text: 'Su {site} al tuo wallet è stato aggiunto un accesso con {login} ({time}).',
    },
    removed: {
      subject: 'Un accesso è stato rimosso dal tuo wallet',
      text: 'Su {site} dal tuo wallet è stato rimosso l’accesso con {login} ({time}).',
    },
    care: 'Se non eri tu, accedi, rimuovi ciò che non è tuo e disconnetti i browser che non conosci.',
  },
  newDevice: {
    subject: 'Un nuovo browser ha effettuato l’accesso',
    text: 'Un browser nuovo per il tuo wallet ha effettuato l’accesso su {site} ({time}). Dice di essere {name}.',
    yours:
      'Se eri tu, non c’è nulla da fare. Apre il wallet solo con una passkey o con le parole di recupero.',
    notYours:
      'Se non eri tu, accedi su un sito con il tuo wallet, apri lì “Browser connessi” e disconnettilo.',
    named: '{browser} su {system}',
    unknown: 'un browser che non conosciamo',
  },
  wallet: {
    asked: {
      subject: 'Un nuovo wallet può prendere il posto del tuo',
      text: 'Un browser che ha effettuato l’accesso al tuo account non può aprire il tuo wallet e chiede di iniziarne uno nuovo ({time}). Può iniziare il {day}.',
      open: 'Puoi ancora aprire il tuo wallet? Aprilo prima di allora su qualsiasi sito, e non succede nulla. Poi disconnetti i browser che non conosci.',
      stays:
        'Il tuo wallet in nessun caso viene eliminato: chi può aprirlo lo rimette al suo posto.',
    },
    replaced: {
      subject: 'Un nuovo wallet ha preso il posto del tuo',
      text: 'Un browser che ha effettuato l’accesso al tuo account ha iniziato un nuovo wallet al posto del tuo ({time}).',
      back: 'Il tuo wallet non è stato eliminato. Aprilo come prima su qualsiasi sito e rimettilo al suo posto. Poi disconnetti i browser che non conosci.',
    },
    restored: {
      subject: 'Un wallet messo da parte è di nuovo al suo posto',
      text: 'Chi può aprire un wallet del tuo account che era stato messo da parte lo ha rimesso al suo posto ({time}).',
      aside:
        'Il wallet che era lì è stato messo da parte, non eliminato: chi può aprirlo lo rimette al suo posto.',
    },
    discarded: {
      subject: 'Un wallet messo da parte verrà eliminato',
      text: 'Chi può aprire un wallet del tuo account che era stato messo da parte ha chiesto di eliminarlo ({time}). Viene eliminato il {day}.',
      keep: 'Non eri tu? Apri quel wallet prima di allora su qualsiasi sito e tienilo. Poi disconnetti i browser che non conosci.',
    },
    ending: {
      subject: 'Il tuo account e il tuo wallet verranno eliminati',
      text: 'Il gestore del tuo wallet eliminerà il tuo account e ogni modo per aprire il tuo wallet ({time}). Avverrà il {day}.',
      keep: 'Vuoi tenerlo? Apri il tuo wallet prima di allora su qualsiasi sito, e non viene eliminato nulla.',
      lost: 'Ciò che è nel wallet non viene spostato, e va perso senza le sue parole di recupero o un altro kit.',
    },
    staying: {
      subject: 'Il tuo account e il tuo wallet restano',
      text: 'Il gestore del tuo wallet non elimina nulla ({time}).',
      nothing: 'Non c’è nulla da fare.',
    },
    kept: {
      subject: 'Un wallet messo da parte viene tenuto',
      text: 'Chi può aprire un wallet del tuo account che era stato messo da parte, e che doveva essere eliminato, ha scelto di tenerlo ({time}).',
    },
    care: 'Se non eri tu, accedi su un sito con il tuo wallet e disconnetti i browser che non conosci.',
  },
};
