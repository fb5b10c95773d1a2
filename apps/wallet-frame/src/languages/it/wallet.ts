import type { LanguageTexts } from '../../domain/texts/language-texts';

export const wallet = {
  change: {
    site: 'Sito',
    account: 'Wallet',
    leave: 'Annulla',
    facts: {
      address: 'Account',
      browser: 'Browser',
      from: 'Da',
      login: 'Accesso',
      name: 'Nome',
      onSite: 'Su',
      since: 'Dal',
      to: 'A',
      way: 'Modo di apertura',
    },
    kinds: {
      addLogin: {
        title: 'Aggiungere un modo di accedere?',
        text: 'Darà accesso a questo wallet, su qualsiasi dispositivo.',
        confirm: 'Aggiungi',
      },
      beginNew: {
        title: 'Iniziare il nuovo wallet?',
        text: 'Il nuovo wallet è vuoto. Quello vecchio viene messo da parte, non eliminato.',
        confirm: 'Inizia il nuovo wallet',
      },
      askForNew: {
        title: 'Chiedere un nuovo wallet?',
        text: 'Prende il posto di quello vecchio dopo una settimana o più. Ciò che è nel vecchio wallet resta lì.',
        confirm: 'Chiedi un nuovo wallet',
      },
      bringBack: {
        title: 'Rimettere questo wallet al suo posto?',
        text: 'Il nuovo wallet viene allora messo da parte, non eliminato.',
        confirm: 'Rimetti questo wallet',
      },
      discard: {
        title: 'Rinunciare a questo wallet?',
        text: 'Tra 30 giorni viene eliminato da qui. Fino ad allora puoi tenerlo o rimetterlo al suo posto.',
        confirm: 'Rinuncia',
      },
      keepAside: {
        title: 'Tenere questo wallet?',
        text: 'Resta dov’è, accanto a quello nuovo.',
        confirm: 'Tienilo',
      },
      changeEmail: {
        title: 'Cambiare il tuo indirizzo email?',
        text: 'Inviamo un codice al vecchio indirizzo, poi uno a quello nuovo.',
        confirm: 'Invia il codice',
      },
      endBrowser: {
        title: 'Disconnettere questo browser?',
        text: 'Viene disconnesso subito. Se è perso, disattivalo invece in “Modi per aprire il tuo wallet”: anche così viene disconnesso.',
        confirm: 'Disconnetti',
      },
      endOthers: {
        title: 'Disconnettere tutti gli altri browser?',
        text: 'Vengono disconnessi subito.',
        confirm: 'Disconnetti gli altri',
      },
      endWay: {
        title: 'Disattivare un modo per aprire il tuo wallet?',
        text: 'Non aprirà più il wallet. Se è un browser, viene anche disconnesso. Se è una passkey, eliminala anche dal tuo dispositivo.',
        confirm: 'Disattiva',
      },
      leadLogin: {
        title: 'Recuperare un account con il suo kit?',
        text: 'Da quel momento, il tuo accesso apre l’account del kit.',
        confirm: 'Usa questo kit',
      },
      letIn: {
        title: 'Far entrare un nuovo browser?',
        text: 'Fallo entrare solo se stai accedendo con esso in questo momento.',
        confirm: 'È mio, fallo entrare',
      },
      registerName: {
        title: 'Registrare questo nome?',
        text: 'Il nome porterà a questo account, e tutti potranno vederlo.',
        confirm: 'Registra il nome',
      },
      removeLogin: {
        title: 'Rimuovere un modo di accedere?',
        text: 'Non darà più accesso a questo wallet, e i browser che lo usavano vengono disconnessi. Ti invieremo un’email al riguardo.',
        confirm: 'Rimuovi',
      },
    },
  },
  device: {
    devices: {
      title: 'Browser connessi',
      explain:
        'Ogni browser dice da sé come si chiama. Disconnetti quelli che non conosci. Uno perso disattivalo in “Modi per aprire il tuo wallet”: anche così viene disconnesso.',
      here: 'Questo browser',
      named: (browser, system) => `${browser} su ${system}`,
      unknown: 'Un browser che non dice che cos’è',
      times: (since, used) => `Dal ${since}, usato l’ultima volta il ${used}`,
      sites: (sites) => `Su ${sites}`,
      end: 'Disconnetti',
      endOf: (name) => `Disconnetti: ${name}`,
      endOthers: 'Disconnetti tutti gli altri',
      waits: 'Un nuovo browser chiede di accedere',
      asked: (time, site) => `Richiesto il ${time} su ${site}`,
      allow: 'Fallo entrare',
      allowOf: (name) => `Fallo entrare: ${name}`,
      retry: 'Riprova',
      working: 'Un momento…',
      back: 'Indietro',
    },
    letIn: {
      title: 'Fai entrare questo browser',
      mail: 'È nuovo per il tuo wallet. Apri la pagina nell’email che abbiamo inviato e premi il pulsante lì.',
      known:
        'Oppure, in un browser in cui hai già effettuato l’accesso: apri “Come accedi” nel tuo profilo, poi “Browser connessi”.',
      leave: 'Annulla',
    },
    signedOut: {
      title: 'Questo browser è stato disconnesso',
      explain: (site) =>
        `È stato disattivato in “Browser connessi” o “Modi per aprire il tuo wallet”, oppure è stato rimosso il suo modo di accedere. Non è andato perso nulla: accedi di nuovo su ${site}.`,
      notYou: 'Se non eri tu, controlla poi “Browser connessi”.',
      signIn: (email) => `Accedi come ${email}`,
      working: 'Un momento…',
      leave: 'Non ora',
    },
    device: {
      title: 'Sei tu che stai accedendo?',
      asks: (site) => `Un browser nuovo per il tuo wallet chiede di accedere su ${site}.`,
      advice:
        'Se non è tuo, chiudi questa pagina. Se non premi, il browser non riceve nessun codice.',
      approve: 'È il mio browser',
      working: 'Un momento…',
    },
    phone: {
      title: 'Aggiungi Farcaster',
      preparing: 'Preparazione del codice…',
      scan: 'Scansiona il codice con il telefono e approva l’accesso in Farcaster.',
      approve: 'Approva l’accesso in Farcaster, poi torna qui.',
      joins:
        'Anche l’account Farcaster che lo approva darà accesso al tuo wallet. Non mostrarlo a nessun altro. Funziona una volta, per dieci minuti.',
      code: 'Codice QR dell’accesso con Farcaster',
      open: 'Apri Farcaster',
      copy: 'Copia link',
      copied: 'Il link è copiato.',
      link: 'Link per Farcaster',
      leave: 'Annulla',
    },
  },
  renewal: {
    title: {
      ask: 'Iniziare un nuovo wallet?',
      wait: 'Un nuovo wallet deve aspettare',
      ready: 'Il tuo nuovo wallet può iniziare',
      stopped: 'Il tuo wallet resta',
      aside: 'Questo è il tuo wallet di prima',
      discard: 'Rinunciare a questo wallet?',
      going: 'Questo wallet verrà eliminato',
    },
    text: {
      ask: 'Ciò che è nel vecchio wallet resta lì e non passa in quello nuovo. Prima il vecchio ha una settimana o più per essere aperto: inviamo un’email, e ogni browser che accede lo segnala.',
      wait: (day) =>
        `Può iniziare il ${day}, in questo browser. Se il vecchio wallet viene aperto prima, resta. Hai trovato un modo per aprirlo? Usa quello.`,
      ready:
        'Il nuovo wallet è vuoto. Quello vecchio viene messo da parte, non eliminato: un browser, una passkey o le parole che lo aprono lo rimettono al suo posto.',
      stopped: (day) =>
        `Il ${day} un browser ha chiesto di iniziare un nuovo wallet al suo posto. Questo browser apre il tuo wallet, quindi la richiesta è finita. Disconnetti i browser che non conosci.`,
      aside:
        'Al suo posto c’è un nuovo wallet, perché lo ha chiesto un browser che non poteva aprire questo. Puoi rimettere questo al suo posto. Quello nuovo viene allora messo da parte, non eliminato.',
      discard:
        'Tra 30 giorni viene eliminato da qui, e ciò che contiene va perso se non hai le sue parole o un kit offline. Fino ad allora puoi tenerlo o rimetterlo al suo posto.',
      going: (day) =>
        `Viene eliminato il ${day}, come hai chiesto. Fino ad allora puoi tenerlo dov’è o rimetterlo al suo posto.`,
    },
    confirm: {
      ask: 'Chiedi un nuovo wallet',
      ready: 'Inizia il nuovo wallet',
      aside: 'Rimetti questo wallet',
      discard: 'Rinuncia',
      going: 'Rimetti questo wallet',
    },
    other: {
      aside: 'Rinuncia a questo wallet',
      going: 'Tienilo',
    },
    leave: {
      ask: 'Indietro',
      wait: 'Chiudi',
      ready: 'Annulla',
      stopped: 'Continua',
      aside: 'Annulla',
      discard: 'Indietro',
      going: 'Chiudi',
    },
    working: 'Un momento…',
  },
  kit: {
    kit: {
      title: 'Il tuo kit offline',
      explain: 'Questa pagina funziona senza rete. Scrivi le dodici parole del kit.',
      words: 'Parole del kit',
      open: 'Apri il wallet',
      opening: 'Apertura…',
      wrong: 'Queste parole non aprono il kit. Controllale una per una.',
      broken: 'Il file del kit è danneggiato. Usane un’altra copia.',
      openTitle: 'Il tuo wallet',
      use: 'Queste 24 parole sono il wallet stesso. Scrivile in un’app wallet di cui ti fidi e chiudi questa pagina.',
      evm: 'Indirizzo EVM',
      solana: 'Indirizzo Solana',
    },
    useKit: {
      title: 'Usa un kit offline',
      explain: 'Scegli il file del kit e scrivi le sue dodici parole.',
      leads:
        'Se il kit è di un altro account, d’ora in poi il tuo accesso porta a quell’account. Il wallet a cui porta adesso resta senza accesso: prima sposta ciò che contiene.',
      file: 'File del kit',
      words: 'Parole del kit',
      open: 'Usa questo kit',
      working: 'Apertura del kit…',
      leave: 'Indietro',
    },
  },
} satisfies Partial<LanguageTexts>;
