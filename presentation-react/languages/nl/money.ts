import type { PartTexts } from '../parts';

const offline = 'Controleer je verbinding.';
const fake =
  'Het netwerk en de tokenlijst spreken elkaar tegen over een token. Die kan nep zijn en wordt daarom niet geswapt.';
const nameFailed = 'De naam kon niet worden gevonden. Probeer het opnieuw of gebruik het adres.';

export const texts = {
  contactsList: 'Je contacten',
  contactsNone: 'Vul hierboven een adres in om het hier een naam te geven.',
  contactsKept: 'Contacten blijven op dit apparaat.',
  contactsName: 'Naam voor dit adres',
  contactsNameOf: (name) => `Nieuwe naam voor ${name}`,
  contactsSave: 'Opslaan',
  contactsEdit: 'Bewerken',
  contactsEditOf: (name) => `${name} bewerken`,
  contactsRemove: 'Verwijderen',
  contactsCancel: 'Annuleren',
  contactsAlike: (name) =>
    `Dit adres lijkt op dat van ${name} maar is anders. Het kan oplichting zijn.`,
  contactsFaults: {
    name: 'Vul een naam in.',
    nameTaken: 'Een ander contact heeft deze naam.',
    address: 'Dit is geen adres van dit netwerk.',
    full: 'Je contacten zijn vol. Verwijder er eerst een.',
  },

  sendSteps: {
    selectToken: 'Token kiezen',
    addAmount: 'Bedrag invullen',
    ambiguousAmount: 'Bedrag kiezen',
    incorrectValue: 'Onjuist bedrag',
    insufficientFunds: 'Onvoldoende saldo',
    addAddress: 'Adres invullen',
    invalidAddress: 'Ongeldig adres',
    preview: 'Controleren',
  },
  sendAmount: (symbol) => `Bedrag in ${symbol}`,
  sendAmountInUSD: 'Bedrag in Amerikaanse dollars',
  sendTypeIn: (currency) => `Vul het bedrag in ${currency} in`,
  sendUSD: 'Amerikaanse dollars',
  sendTo: 'Naar',
  sendToHint: 'Adres, naam of betaallink',
  sendPaste: 'Plakken',
  sendScan: 'Scannen',
  sendScanStop: 'Camera uitzetten',
  sendScanHint: 'Het camerabeeld blijft op dit apparaat.',
  sendScanRefused: 'De camera kan niet worden gebruikt. Plak het adres.',
  sendClear: 'Ontvanger wissen',
  sendContacts: 'Contacten',
  sendLookingUp: 'De naam wordt opgezocht',
  sendNameFound: (name) => `${name} is dit adres:`,
  sendNameMissing: 'Deze naam heeft geen adres.',
  sendNameFailed: nameFailed,
  sendKnown: 'Opnieuw verzenden, of naar jezelf',
  sendKnownKinds: { own: 'Je account', paid: 'Al eerder betaald' },
  sendSpeed: 'Snelheid',
  sendSpeeds: { slow: 'Langzaam', normal: 'Normaal', fast: 'Snel' },
  sendPrefills: {
    networkMissed:
      'Deze betaling is voor een netwerk dat we niet kunnen bereiken. Er is niets ingevuld.',
    tokenMissed: 'De token van deze betaling staat niet in je account.',
  },
  sendPayments: {
    address: 'De betaallink heeft geen geldig adres.',
    amount: 'De betaallink heeft geen geldig bedrag.',
    duplicate: 'De betaallink spreekt zichzelf tegen.',
    form: 'Dit is geen betaallink.',
    required: 'Dit soort betaling wordt niet ondersteund.',
    unsupported: 'Dit soort betaling wordt niet ondersteund.',
  },
  sendFaults: {
    ACCOUNT_GUARDED:
      'Dit account bevat Ordinals, die niet worden uitgegeven. Kies je account voor betalingen.',
    NAME_LOOKUP_FAILED: nameFailed,
    SEND_FEE_UNKNOWN: 'De netwerkkosten konden niet worden gelezen. Probeer het opnieuw.',
    SEND_UNSUPPORTED: 'Verzenden werkt niet op dit netwerk.',
    TOKEN_MISMATCH:
      'Het netwerk en de tokenlijst spreken elkaar tegen over deze token. Die kan nep zijn en wordt daarom niet verzonden.',
    TRANSFER_REFUSED:
      'Het contract van de token weigert deze overdracht. Het is misschien gepauzeerd of blokkeert een account.',
  },
  sendMinimum: (amount) => `Minstens ${amount} moet in je account blijven.`,
  sendMinimumOfReceiver: (amount) => `De ontvanger moet uitkomen op minstens ${amount}.`,
  sendNotReviewed: 'Dit kon niet worden gecontroleerd. Probeer het opnieuw.',
  sendSearch: 'Tokens zoeken',
  sendTokensNone: 'Dit account heeft nog niets om te verzenden.',
  sendYouSend: 'Je verzendt',
  sendReceiver: 'Naar',
  sendAct: (amount) => `${amount} verzenden`,
  sendSent: (amount) => `${amount} verzonden`,
  sendWarnings: {
    ownAddress: 'Dit is je eigen adres.',
    zeroAddress: 'Dit is het nuladres. Alles wat je daarheen verzendt, is verloren.',
    burnAddress:
      'Dit is een vernietigingsadres (burn). Alles wat je daarheen verzendt, is verloren.',
    precompile: 'Dit adres hoort bij het netwerk. Alles wat je daarheen verzendt, is verloren.',
    program: 'Dit is een programma. Het houdt wat het ontvangt.',
    contract: 'Dit is een contract. Het kan misschien niet teruggeven wat het ontvangt.',
    tokenContract:
      'Dit is het contract van de token zelf. Alles wat je daarheen verzendt, is verloren.',
    tokenAccount: 'Dit account bevat maar één token. Verzend in plaats daarvan naar de eigenaar.',
    futureWitness: 'Dit soort adres is nog niet in gebruik. Elke miner kan de munten pakken.',
    contactMoved:
      'Je contact met deze naam heeft een ander adres. Vraag de ontvanger welk adres klopt.',
    looksLikeKnown: 'Dit lijkt op een adres dat je kent maar is anders. Het kan oplichting zijn.',
  },
  sendLooksLike: 'Het adres dat je kent:',
  sendArrives: (amount) =>
    `Er komt maar ${amount} aan: deze token houdt een deel van elke overdracht.`,
  sendChecked: 'Ik heb het adres gecontroleerd en wil verzenden',
  sendConfirm: 'Verzenden',
  sendAskingHint: 'Controleer daar het adres en het bedrag. Je kunt dit sluiten.',
  sendVoided: 'Het account of het netwerk is gewisseld. Controleer de verzending opnieuw.',
  sendVoidedByFee: 'De netwerkkosten zijn gestegen. Controleer de verzending opnieuw.',
  sendVoidedByPrice: 'De prijs is veranderd. Controleer de verzending opnieuw.',

  swapSteps: {
    selectToken: 'Token kiezen',
    enterAmount: 'Bedrag invullen',
    ambiguousAmount: 'Bedrag kiezen',
    incorrectAmount: 'Onjuist bedrag',
    insufficientBalance: 'Onvoldoende saldo',
    insufficientLiquidity: 'Onvoldoende liquiditeit',
    retry: 'Opnieuw proberen',
    waitForQuote: 'Swap controleren',
    review: 'Swap controleren',
  },
  swapYouPay: 'Je betaalt',
  swapYouReceive: 'Je ontvangt',
  swapAmount: (symbol) => `Bedrag in ${symbol}`,
  swapTurn: 'De twee tokens omwisselen',
  swapPart: (part) => `${part} van het saldo`,
  swapQuoting: 'De beste prijs wordt gezocht',
  swapRate: 'Koers',
  swapMinimum: 'Je ontvangt minstens',
  swapSwapping: (from, to) => `${from} wordt geswapt voor ${to}`,
  swapSwapped: (from, to) => `${from} geswapt voor ${to}`,
  swapSlippage: 'Slippage',
  swapSlippageOf: (percent) => `Slippage ${percent}`,
  swapSlippageHint:
    'Hoeveel de prijs hoogstens mag veranderen. Verandert die meer, dan wordt er niets geswapt.',
  swapSlippageOther: 'Andere slippage in procent',
  swapSlippageHigh: 'Hoge slippage: anderen kunnen je een slechtere prijs laten betalen.',
  swapKept: (amount) => `${amount} blijft in je account voor de netwerkkosten.`,
  swapLoss: (percent) =>
    `Je ontvangt ${percent} minder dan je betaalt. Een kleiner bedrag verliest misschien minder.`,
  swapNoRoute:
    'Geen route tussen deze tokens voor dit bedrag. Probeer een ander bedrag of een andere token.',
  swapNoQuote: `De prijs kon niet worden geladen. ${offline}`,
  swapTokensFailed: `De tokens konden niet worden geladen. ${offline}`,
  swapUnsupported: 'Swaps werken niet op dit netwerk.',
  swapNotReviewed: 'De swap kon niet worden voorbereid. Probeer het opnieuw.',
  swapFaults: {
    allowance: {
      failed: 'Wat de beurs mag nemen, kon niet worden gelezen. Probeer het opnieuw.',
      refused:
        'De swap is geweigerd: je hebt deze beurs eerder toegestaan meer te nemen, en dat zou nu kunnen gebeuren. Beëindig eerst die toestemmingen.',
      token: fake,
    },
    approval: {
      failed: 'De goedkeuring kon niet worden voorbereid. Probeer het opnieuw.',
      refused:
        'De goedkeuring is gestopt: die staat meer toe dan deze swap. Je wallet is niets gevraagd.',
      token: fake,
    },
    build: {
      failed: 'De swap kon niet worden voorbereid. Probeer het opnieuw.',
      refused: 'De swap is gestopt: hij doet niet wat hier staat. Je wallet is niets gevraagd.',
      token: fake,
    },
  },
  swapContinue: 'De swap voortzetten',
  swapSearch: 'Naam, symbool of adres',
  swapTokensNone: 'Hier zijn geen tokens om te swappen.',
  swapTokenNotFound: 'Geen token gevonden met deze naam of dit adres.',
  swapApprove: (symbol) => `${symbol} goedkeuren`,
  swapApproveHint:
    'Sta de beurs eerst toe precies dit bedrag te nemen. Daarna controleer je de swap.',
  swapEndHint: (symbol) =>
    `Voor ${symbol} moet eerst je oude toestemming weg. Daarna keur je de nieuwe goed en controleer je de swap.`,
  swapPermit: (symbol) => `Ondertekenen voor ${symbol}`,
  swapPermitHint:
    'Onderteken eerst dat de beurs precies dit bedrag mag nemen, één keer. Het is gratis. Daarna controleer je de swap.',
  swapPermitValid: 'Geldigheid',
  swapPermitMinutes: (minutes) => (minutes === 1 ? '1 minuut' : `${minutes} minuten`),
  swapAllowance: 'De beurs mag nemen',
  swapUnlimited: (symbol) => `Onbeperkt ${symbol}`,
  swapSpender: 'Beurs',
  swapApprovalWarnings: {
    unlimitedApproval: 'Hiermee mag de beurs alles van deze token nemen, nu en later.',
    largerApproval: 'Hiermee mag de beurs meer nemen dan je swapt.',
  },
  swapApprovalChecked: 'Ik vertrouw deze beurs dat bedrag toe',
  swapApprovalAskingHint: 'Controleer daar het bedrag en de beurs.',
  swapApprovalWaiting: 'Wachten op het netwerk',
  swapApprovalWaitingHint: 'De goedkeuring is onderweg. Je kunt dit sluiten en terugkomen.',
  swapPreparing: 'De swap wordt voorbereid',
  swapImpact: 'Invloed op de prijs',
  swapImpactHigh: (percent) =>
    `Je swap verandert de prijs met ${percent}. Een kleiner bedrag verliest minder.`,
  swapImpactChecked: 'Ik accepteer deze prijs',
  swapRoute: 'Route',
  swapExchange: 'Beurs',
  swapProviderFee: 'Kosten van de beurs',
  swapTrials: {
    balances: 'Een node heeft dit geprobeerd. Het resultaat kan afwijken.',
    call: 'Een node heeft alleen geprobeerd of dit mislukt, niet het bedrag. Het resultaat kan afwijken.',
    none: 'Dit kon niet worden geprobeerd.',
  },
  swapUnread: 'Deze aanroep kon niet worden gelezen. Alleen de site zegt wat hij doet.',
  swapUnreadChecked: 'Voor deze swap vertrouw ik deze site',
  swapTogether: (amount) =>
    `Je wallet keurt precies ${amount} goed voor de beurs en swapt het in één stap: alles of niets.`,
  swapCheckedBy: 'Controlerend contract',
  swapAllowed: 'Mag dit nemen',
  swapAct: (given, back) => `${given} swappen voor ${back}`,
  swapConfirm: 'Swappen',
  swapConfirmBoth: 'Goedkeuren en swappen',
  swapAskingHint: 'Vergelijk het met je wallet. Je kunt dit sluiten.',
  swapVoided: {
    accountChanged: 'Het account of het netwerk is gewisseld. Vul de swap opnieuw in.',
    bundleRefused:
      'Je wallet kan niet in één stap goedkeuren en swappen. Controleer opnieuw: eerst goedkeuren, dan swappen.',
    priceChanged: 'De prijs is veranderd. Controleer de swap opnieuw.',
    other: 'Deze controle is afgelopen. Controleer de swap opnieuw.',
  },
} satisfies PartTexts<'money'>;
