import type { PartTexts } from '../parts';

const offline = 'Controlla la connessione.';
const fake =
  'La rete e l’elenco dei token danno informazioni diverse su un token. Potrebbe essere falso, quindi lo swap non viene eseguito.';
const nameFailed = 'Impossibile trovare il nome. Riprova o usa l’indirizzo.';

export const texts = {
  contactsList: 'I tuoi contatti',
  contactsNone: 'Inserisci sopra un indirizzo per dargli un nome qui.',
  contactsKept: 'I contatti restano su questo dispositivo.',
  contactsName: 'Nome per questo indirizzo',
  contactsNameOf: (name) => `Nuovo nome per ${name}`,
  contactsSave: 'Salva',
  contactsEdit: 'Modifica',
  contactsEditOf: (name) => `Modifica ${name}`,
  contactsRemove: 'Rimuovi',
  contactsCancel: 'Annulla',
  contactsAlike: (name) =>
    `Questo indirizzo somiglia a quello di ${name} ma è diverso. Potrebbe essere una truffa.`,
  contactsFaults: {
    name: 'Inserisci un nome.',
    nameTaken: 'Un altro contatto ha questo nome.',
    address: 'Questo non è un indirizzo di questa rete.',
    full: 'I tuoi contatti sono pieni. Prima rimuovine uno.',
  },

  sendSteps: {
    selectToken: 'Seleziona token',
    addAmount: 'Inserisci importo',
    ambiguousAmount: 'Scegli un importo',
    incorrectValue: 'Importo errato',
    insufficientFunds: 'Fondi insufficienti',
    addAddress: 'Inserisci indirizzo',
    invalidAddress: 'Indirizzo non valido',
    preview: 'Controlla',
  },
  sendAmount: (symbol) => `Importo in ${symbol}`,
  sendAmountInUSD: 'Importo in dollari USA',
  sendTypeIn: (currency) => `Inserisci l’importo in ${currency}`,
  sendUSD: 'dollari USA',
  sendTo: 'A',
  sendToHint: 'Indirizzo, nome o link di pagamento',
  sendPaste: 'Incolla',
  sendScan: 'Scansiona',
  sendScanStop: 'Spegni la fotocamera',
  sendScanHint: 'L’immagine della fotocamera resta su questo dispositivo.',
  sendScanRefused: 'Impossibile usare la fotocamera. Incolla invece l’indirizzo.',
  sendClear: 'Cancella il destinatario',
  sendContacts: 'Contatti',
  sendLookingUp: 'Ricerca del nome',
  sendNameFound: (name) => `${name} è:`,
  sendNameMissing: 'Questo nome non ha un indirizzo.',
  sendNameFailed: nameFailed,
  sendKnown: 'Invia di nuovo, o a te',
  sendKnownKinds: { own: 'Il tuo account', paid: 'Già pagato' },
  sendSpeed: 'Velocità',
  sendSpeeds: { slow: 'Lenta', normal: 'Normale', fast: 'Veloce' },
  sendPrefills: {
    networkMissed:
      'Questo pagamento è per una rete che non possiamo raggiungere. Non è stato compilato nulla.',
    tokenMissed: 'Il token di questo pagamento non è nel tuo account.',
  },
  sendPayments: {
    address: 'Il link di pagamento non ha un indirizzo valido.',
    amount: 'Il link di pagamento non ha un importo valido.',
    duplicate: 'Il link di pagamento si contraddice.',
    form: 'Questo non è un link di pagamento.',
    required: 'Questo tipo di pagamento non è supportato.',
    unsupported: 'Questo tipo di pagamento non è supportato.',
  },
  sendFaults: {
    ACCOUNT_GUARDED:
      'Questo account contiene Ordinals, che non vengono spesi. Scegli il tuo account per i pagamenti.',
    NAME_LOOKUP_FAILED: nameFailed,
    SEND_FEE_UNKNOWN: 'Impossibile leggere la commissione di rete. Riprova.',
    SEND_UNSUPPORTED: 'Su questa rete non si può inviare.',
    TOKEN_MISMATCH:
      'La rete e l’elenco dei token danno informazioni diverse su questo token. Potrebbe essere falso, quindi non viene inviato.',
    TRANSFER_REFUSED:
      'Il contratto del token rifiuta questo trasferimento. Potrebbe essere in pausa o bloccare un account.',
  },
  sendMinimum: (amount) => `Nel tuo account deve restare un saldo di almeno ${amount}.`,
  sendMinimumOfReceiver: (amount) => `Il destinatario deve arrivare ad avere almeno ${amount}.`,
  sendNotReviewed: 'Controllo non riuscito. Riprova.',
  sendSearch: 'Cerca token',
  sendTokensNone: 'Questo account non ha ancora nulla da inviare.',
  sendYouSend: 'Invii',
  sendReceiver: 'A',
  sendAct: (amount) => `Invia ${amount}`,
  sendSent: (amount) => `Inviato: ${amount}`,
  sendWarnings: {
    ownAddress: 'Questo è il tuo indirizzo.',
    zeroAddress: 'Questo è l’indirizzo zero. Tutto ciò che invii lì va perso.',
    burnAddress: 'Questo è un indirizzo di distruzione (burn). Tutto ciò che invii lì va perso.',
    precompile: 'Questo indirizzo appartiene alla rete. Tutto ciò che invii lì va perso.',
    program: 'Questo è un programma. Trattiene ciò che riceve.',
    contract: 'Questo è un contratto. Potrebbe non poter restituire ciò che riceve.',
    tokenContract: 'Questo è il contratto del token stesso. Tutto ciò che invii lì va perso.',
    tokenAccount: 'Questo account contiene un solo token. Invia invece al suo proprietario.',
    futureWitness:
      'Questo tipo di indirizzo non è ancora in uso. Qualsiasi miner può prendere le monete.',
    contactMoved:
      'Il tuo contatto con questo nome ha un altro indirizzo. Chiedi al destinatario qual è quello giusto.',
    looksLikeKnown: 'Somiglia a un indirizzo che conosci ma è diverso. Potrebbe essere una truffa.',
  },
  sendLooksLike: 'Quello che conosci:',
  sendArrives: (amount) =>
    `Il destinatario riceve solo ${amount}: questo token trattiene una parte di ogni trasferimento.`,
  sendChecked: 'Ho controllato l’indirizzo e voglio inviare',
  sendConfirm: 'Invia',
  sendAskingHint: 'Controlla lì l’indirizzo e l’importo. Puoi chiudere questa finestra.',
  sendVoided: 'L’account o la rete è cambiato. Controlla di nuovo il trasferimento.',
  sendVoidedByFee: 'La commissione di rete è aumentata. Controlla di nuovo il trasferimento.',
  sendVoidedByPrice: 'Il prezzo è cambiato. Controlla di nuovo il trasferimento.',

  swapSteps: {
    selectToken: 'Seleziona token',
    enterAmount: 'Inserisci importo',
    ambiguousAmount: 'Scegli un importo',
    incorrectAmount: 'Importo errato',
    insufficientBalance: 'Saldo insufficiente',
    insufficientLiquidity: 'Liquidità insufficiente',
    retry: 'Riprova',
    waitForQuote: 'Controlla lo swap',
    review: 'Controlla lo swap',
  },
  swapYouPay: 'Paghi',
  swapYouReceive: 'Ricevi',
  swapAmount: (symbol) => `Importo in ${symbol}`,
  swapTurn: 'Inverti i due token',
  swapPart: (part) => `${part} del saldo`,
  swapQuoting: 'Ricerca del prezzo migliore',
  swapRate: 'Tasso',
  swapMinimum: 'Ricevi almeno',
  swapSwapping: (from, to) => `Swap di ${from} con ${to} in corso`,
  swapSwapped: (from, to) => `Swap di ${from} con ${to} completato`,
  swapSlippage: 'Slippage',
  swapSlippageOf: (percent) => `Slippage ${percent}`,
  swapSlippageHint:
    'Quanto può cambiare al massimo il prezzo. Se cambia di più, non viene scambiato nulla.',
  swapSlippageOther: 'Altro slippage in percentuale',
  swapSlippageHigh: 'Slippage alto: altri possono farti pagare un prezzo peggiore.',
  swapKept: (amount) => `Nel tuo account resta un saldo di ${amount} per la commissione di rete.`,
  swapLoss: (percent) =>
    `Ricevi meno di quanto paghi: ${percent} in meno. Un importo più piccolo può perdere meno.`,
  swapNoRoute:
    'Nessun percorso tra questi token per questo importo. Prova un altro importo o token.',
  swapNoQuote: `Impossibile caricare il prezzo. ${offline}`,
  swapTokensFailed: `Impossibile caricare i token. ${offline}`,
  swapUnsupported: 'Su questa rete non si possono fare swap.',
  swapNotReviewed: 'Impossibile preparare lo swap. Riprova.',
  swapFaults: {
    allowance: {
      failed: 'Impossibile leggere quanto può prendere l’exchange. Riprova.',
      refused:
        'Lo swap è stato rifiutato: in passato hai permesso a questo exchange di prendere di più, e potrebbe farlo ora. Prima termina quelle autorizzazioni.',
      token: fake,
    },
    approval: {
      failed: 'Impossibile preparare l’approvazione. Riprova.',
      refused:
        'L’approvazione è stata fermata: permette più di questo swap. Al tuo wallet non è stato chiesto nulla.',
      token: fake,
    },
    build: {
      failed: 'Impossibile preparare lo swap. Riprova.',
      refused:
        'Lo swap è stato fermato: non fa ciò che è mostrato qui. Al tuo wallet non è stato chiesto nulla.',
      token: fake,
    },
  },
  swapContinue: 'Continua lo swap',
  swapSearch: 'Nome, simbolo o indirizzo',
  swapTokensNone: 'Qui non ci sono token da scambiare.',
  swapTokenNotFound: 'Nessun token trovato con questo nome o indirizzo.',
  swapApprove: (symbol) => `Approva ${symbol}`,
  swapApproveHint:
    'Prima permetti all’exchange di prendere esattamente questo importo. Poi controlli lo swap.',
  swapEndHint: (symbol) =>
    `Per ${symbol} bisogna prima rimuovere la tua vecchia autorizzazione. Poi approvi quella nuova e controlli lo swap.`,
  swapPermit: (symbol) => `Firma per ${symbol}`,
  swapPermitHint:
    'Prima firma per permettere all’exchange di prendere esattamente questo importo, una volta. È gratis. Poi controlli lo swap.',
  swapPermitValid: 'Validità',
  swapPermitMinutes: (minutes) => (minutes === 1 ? '1 minuto' : `${minutes} minuti`),
  swapAllowance: 'L’exchange può prendere',
  swapUnlimited: (symbol) => `${symbol} senza limiti`,
  swapSpender: 'Exchange',
  swapApprovalWarnings: {
    unlimitedApproval:
      'Questo permette all’exchange di prendere tutto questo token, ora e in futuro.',
    largerApproval: 'Questo permette all’exchange di prendere più di quanto scambi.',
  },
  swapApprovalChecked: 'Mi fido di questo exchange per questa somma',
  swapApprovalAskingHint: 'Controlla lì l’importo e l’exchange.',
  swapApprovalWaiting: 'In attesa della rete',
  swapApprovalWaitingHint: 'L’approvazione è in corso. Puoi chiudere questa finestra e tornare.',
  swapPreparing: 'Preparazione dello swap',
  swapImpact: 'Impatto sul prezzo',
  swapImpactHigh: (percent) =>
    `Il tuo swap sposta il prezzo: ${percent}. Un importo più piccolo perde meno.`,
  swapImpactChecked: 'Accetto questo prezzo',
  swapRoute: 'Percorso',
  swapExchange: 'Exchange',
  swapProviderFee: 'Commissione dell’exchange',
  swapTrials: {
    balances: 'Un nodo lo ha provato. Il risultato può essere diverso.',
    call: 'Un nodo ha provato solo se fallisce, non l’importo. Il risultato può essere diverso.',
    none: 'Non è stato possibile provarlo.',
  },
  swapUnread: 'Impossibile leggere questa chiamata. Solo il sito dice che cosa fa.',
  swapUnreadChecked: 'Mi fido di questo sito per questo swap',
  swapTogether: (amount) =>
    `Il tuo wallet approva esattamente ${amount} per l’exchange e fa lo swap in un solo passaggio: tutto o niente.`,
  swapCheckedBy: 'Contratto di controllo',
  swapAllowed: 'Può prenderlo',
  swapAct: (given, back) => `Scambia ${given} con ${back}`,
  swapConfirm: 'Scambia',
  swapConfirmBoth: 'Approva e scambia',
  swapAskingHint: 'Confronta con il tuo wallet. Puoi chiudere questa finestra.',
  swapVoided: {
    accountChanged: 'L’account o la rete è cambiato. Compila di nuovo lo swap.',
    bundleRefused:
      'Il tuo wallet non può approvare e scambiare in un solo passaggio. Controlla di nuovo: prima approva, poi scambia.',
    priceChanged: 'Il prezzo è cambiato. Controlla di nuovo lo swap.',
    other: 'Questo controllo è terminato. Controlla di nuovo lo swap.',
  },
} satisfies PartTexts<'money'>;
