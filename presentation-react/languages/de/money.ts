import type { PartTexts } from '../parts';

const offline = 'Prüfe deine Internetverbindung.';
const fake =
  'Die Chain widerspricht dem, was ein Dienst über einen der Token sagt. Er ist vielleicht gefälscht und wird nicht getauscht.';
const unread = 'Was die Börse nehmen darf, ließ sich nicht lesen. Versuch es noch einmal.';

export const texts = {
  contactsList: 'Deine Kontakte',
  contactsNone: 'Gib oben eine Adresse ein, um ihr hier einen Namen zu geben.',
  contactsKept: 'Kontakte bleiben auf diesem Gerät.',
  contactsName: 'Name für diese Adresse',
  contactsNameOf: (name) => `Neuer Name für ${name}`,
  contactsSave: 'Speichern',
  contactsEdit: 'Bearbeiten',
  contactsEditOf: (name) => `${name} bearbeiten`,
  contactsRemove: 'Entfernen',
  contactsCancel: 'Abbrechen',
  contactsAlike: (name) =>
    `Diese Adresse sieht aus wie die von ${name}, ist aber eine andere. Vielleicht eine Nachahmung.`,
  contactsFaults: {
    name: 'Gib ihr einen Namen.',
    nameTaken: 'Ein anderer Kontakt hat diesen Namen.',
    address: 'Das ist keine Adresse dieses Netzwerks.',
    full: 'Für weitere Kontakte ist kein Platz. Entferne zuerst einen.',
  },

  sendSteps: {
    selectToken: 'Token wählen',
    addAmount: 'Betrag eingeben',
    ambiguousAmount: 'Betrag wählen',
    incorrectValue: 'Falscher Betrag',
    insufficientFunds: 'Zu wenig Guthaben',
    addAddress: 'Adresse eingeben',
    invalidAddress: 'Ungültige Adresse',
    preview: 'Senden prüfen',
  },
  sendAmount: (symbol) => `Betrag in ${symbol}`,
  sendAmountInUSD: 'Betrag in US-Dollar',
  sendTypeIn: (currency) => `Betrag in ${currency} eingeben`,
  sendUSD: 'US-Dollar',
  sendTo: 'An',
  sendToHint: 'Adresse, Name oder Zahlungslink',
  sendPaste: 'Einfügen',
  sendScan: 'Scannen',
  sendScanStop: 'Kamera ausschalten',
  sendScanHint: 'Das Bild bleibt auf diesem Gerät.',
  sendScanRefused: 'Die Kamera kann hier nicht benutzt werden. Füge die Adresse ein.',
  sendClear: 'Empfänger löschen',
  sendContacts: 'Kontakte',
  sendLookingUp: 'Der Name wird nachgeschlagen',
  sendNameFound: (name) => `${name} ist diese Adresse:`,
  sendNameMissing: 'Zu diesem Namen gehört keine Adresse.',
  sendNameFailed:
    'Der Name ließ sich nicht nachschlagen. Versuch es noch einmal, oder nimm die Adresse.',
  sendKnown: 'Noch einmal senden, oder an dich selbst',
  sendKnownKinds: { own: 'Dein Konto', paid: 'Schon bezahlt' },
  sendSpeed: 'Tempo',
  sendSpeeds: { slow: 'Langsam', normal: 'Normal', fast: 'Schnell' },
  sendPrefills: {
    networkMissed:
      'Diese Zahlung ist für ein Netzwerk, das nicht erreichbar war. Nichts wurde ausgefüllt.',
    tokenMissed: 'Der Token dieser Zahlung ist nicht in deinem Konto.',
  },
  sendPayments: {
    address: 'Der Zahlungslink hat keine gültige Adresse.',
    amount: 'Der Zahlungslink hat keinen gültigen Betrag.',
    duplicate: 'Der Zahlungslink widerspricht sich.',
    form: 'Das ist kein Zahlungslink.',
    required: 'Diese Art zu zahlen wird hier nicht unterstützt.',
    unsupported: 'Diese Art zu zahlen wird hier nicht unterstützt.',
  },
  sendFaults: {
    ACCOUNT_GUARDED:
      'Dieses Konto verwahrt Ordinals, deren Münzen nicht ausgegeben werden. Wähle das Konto für Zahlungen.',
    NAME_LOOKUP_FAILED:
      'Der Name ließ sich nicht nachschlagen. Versuch es noch einmal, oder nimm die Adresse.',
    SEND_FEE_UNKNOWN: 'Die Netzwerkgebühr ließ sich nicht lesen. Versuch es noch einmal.',
    SEND_UNSUPPORTED: 'In diesem Netzwerk kann nichts gesendet werden.',
    TOKEN_MISMATCH:
      'Die Chain widerspricht dem, was ein Dienst über diesen Token sagt. Er ist vielleicht gefälscht und wird nicht gesendet.',
    TRANSFER_REFUSED:
      'Der Vertrag dieses Tokens lehnt die Überweisung ab. Er ist vielleicht angehalten oder sperrt eines der Konten.',
  },
  sendMinimum: (amount) => `Mindestens ${amount} muss in deinem Konto bleiben.`,
  sendMinimumOfReceiver: (amount) => `Der Empfänger muss am Ende mindestens ${amount} haben.`,
  sendNotReviewed: 'Das ließ sich nicht prüfen. Versuch es noch einmal.',
  sendSearch: 'Token suchen',
  sendTokensNone: 'In diesem Konto gibt es noch nichts zu senden.',
  sendYouSend: 'Du sendest',
  sendReceiver: 'An',
  sendWarnings: {
    ownAddress: 'Das ist deine eigene Adresse.',
    zeroAddress: 'Das ist die Null-Adresse. Was dorthin geht, ist verloren.',
    burnAddress: 'Diese Adresse vernichtet, was sie bekommt. Es ist verloren.',
    precompile: 'Diese Adresse gehört dem Netzwerk selbst. Was dorthin geht, ist verloren.',
    program: 'Das ist ein Programm. Es behält, was es bekommt.',
    contract: 'Das ist ein Vertrag. Er kann vielleicht nicht zurückgeben, was er bekommt.',
    tokenContract: 'Das ist der Vertrag des Tokens selbst. Was dorthin geht, ist verloren.',
    tokenAccount: 'Dieses Konto hält nur einen Token. Sende stattdessen an den Besitzer.',
    futureWitness:
      'Für diese Art von Adresse gibt es noch keine Regeln. Jeder Miner kann das Geld nehmen.',
    contactMoved:
      'Dein Kontakt mit diesem Namen hat eine andere Adresse. Frag den Empfänger, welche stimmt.',
    looksLikeKnown:
      'Das sieht aus wie eine Adresse, die du kennst, ist aber eine andere. Vielleicht eine Nachahmung.',
  },
  sendLooksLike: 'Die, die du kennst:',
  sendArrives: (amount) =>
    `Nur ${amount} kommt an: Dieser Token behält von jeder Überweisung einen Teil.`,
  sendChecked: 'Ich habe die Adresse geprüft und will senden',
  sendConfirm: 'Senden',
  sendAskingHint:
    'Vergleiche dort Adresse und Betrag. Du kannst das hier schließen: Es geht weiter.',
  sendVoided: 'Konto oder Netzwerk haben gewechselt. Prüfe die Überweisung noch einmal.',
  sendVoidedByFee: 'Die Netzwerkgebühr ist gestiegen. Prüfe die Überweisung noch einmal.',
  sendVoidedByPrice: 'Der Preis hat sich geändert. Prüfe die Überweisung noch einmal.',

  swapSteps: {
    selectToken: 'Token wählen',
    enterAmount: 'Betrag eingeben',
    ambiguousAmount: 'Betrag wählen',
    incorrectAmount: 'Falscher Betrag',
    insufficientBalance: 'Zu wenig Guthaben',
    insufficientLiquidity: 'Kein Tauschweg',
    retry: 'Noch einmal versuchen',
    waitForQuote: 'Tausch prüfen',
    review: 'Tausch prüfen',
  },
  swapYouPay: 'Du gibst',
  swapYouReceive: 'Du bekommst',
  swapAmount: (symbol) => `Betrag in ${symbol}`,
  swapTurn: 'Die beiden Tokens tauschen',
  swapPart: (part) => `${part} des Guthabens`,
  swapQuoting: 'Der beste Preis wird gesucht',
  swapRate: 'Kurs',
  swapMinimum: 'Du bekommst mindestens',
  swapSlippage: 'Slippage',
  swapSlippageOf: (percent) => `Slippage ${percent}`,
  swapSlippageHint:
    'Um wie viel weniger als angezeigt du annimmst. Fällt der Preis weiter, wird nichts getauscht.',
  swapSlippageOther: 'Andere Slippage, in Prozent',
  swapSlippageHigh: 'Bei so viel Slippage können andere dafür sorgen, dass du schlechter tauschst.',
  swapKept: (amount) => `${amount} bleibt für die Netzwerkgebühr in deinem Konto.`,
  swapLoss: (percent) =>
    `Was du bekommst, ist ${percent} weniger wert als das, was du gibst. Ein kleinerer Betrag verliert vielleicht weniger.`,
  swapNoRoute:
    'Für diesen Betrag gibt es keinen Weg zwischen den Token. Versuch einen anderen Betrag oder Token.',
  swapNoQuote: `Der Preis ließ sich nicht lesen. ${offline}`,
  swapTokensFailed: `Die Token ließen sich nicht lesen. ${offline}`,
  swapUnsupported: 'In diesem Netzwerk kann nichts getauscht werden.',
  swapNotReviewed: 'Der Tausch ließ sich nicht vorbereiten. Versuch es noch einmal.',
  swapFaults: {
    allowance: {
      failed: unread,
      refused:
        'Der Tausch wurde abgelehnt: Du hast dieser Börse schon mehr erlaubt, und sie könnte es jetzt nehmen. Beende diese Freigaben zuerst.',
      token: fake,
    },
    approval: {
      failed: 'Die Freigabe ließ sich nicht vorbereiten. Versuch es noch einmal.',
      refused:
        'Die Freigabe wurde abgelehnt: Sie würde etwas anderes erlauben als diesen Tausch. Deine Wallet wurde nicht gefragt.',
      token: fake,
    },
    build: {
      failed: 'Der Tausch ließ sich nicht vorbereiten. Versuch es noch einmal.',
      refused:
        'Der Tausch wurde abgelehnt: Er würde nicht tun, was hier steht. Deine Wallet wurde nicht gefragt.',
      token: fake,
    },
  },
  swapContinue: 'Tausch fortsetzen',
  swapSearch: 'Name, Symbol oder Adresse',
  swapTokensNone: 'Hier kann kein Token getauscht werden.',
  swapTokenNotFound: 'Kein Token, der getauscht werden kann, hat diesen Namen oder diese Adresse.',
  swapApprove: (symbol) => `${symbol} freigeben`,
  swapApproveHint:
    'Zuerst erlaubst du der Börse, genau das zu nehmen. Noch wird nichts getauscht: Den Tausch prüfst du danach.',
  swapEndHint: (symbol) =>
    `Bei ${symbol} muss zuerst eine ältere Freigabe enden. Dann gibst du neu frei und prüfst den Tausch.`,
  swapPermit: (symbol) => `Für ${symbol} unterschreiben`,
  swapPermitHint:
    'Zuerst unterschreibst du, dass die Börse genau das nehmen darf, einmal. Das kostet keine Gebühr. Noch wird nichts getauscht: Den Tausch prüfst du danach.',
  swapPermitValid: 'Gültig für',
  swapPermitMinutes: (minutes) => (minutes === 1 ? '1 Minute' : `${minutes} Minuten`),
  swapAllowance: 'Du erlaubst der Börse zu nehmen',
  swapUnlimited: (symbol) => `${symbol} ohne Grenze`,
  swapSpender: 'Börse',
  swapApprovalWarnings: {
    unlimitedApproval:
      'Das erlaubt der Börse, alles zu nehmen, was du von diesem Token hast, jetzt und später.',
    largerApproval: 'Das erlaubt der Börse, mehr zu nehmen, als du tauschst.',
  },
  swapApprovalChecked: 'Ich vertraue dieser Börse so viel an',
  swapApprovalAskingHint: 'Vergleiche dort Betrag und Börse.',
  swapApprovalWaiting: 'Das Netzwerk arbeitet daran',
  swapApprovalWaitingHint:
    'Die Freigabe ist unterwegs. Du kannst das hier schließen und wiederkommen.',
  swapPreparing: 'Der Tausch wird vorbereitet',
  swapImpact: 'Preiswirkung',
  swapImpactHigh: (percent) =>
    `Dieser Tausch selbst verschlechtert den Preis um ${percent}. Ein kleinerer Betrag verliert weniger.`,
  swapImpactChecked: 'Ich nehme diesen Preis an',
  swapRoute: 'Weg',
  swapExchange: 'Börse',
  swapProviderFee: 'Gebühr der Börse',
  swapTrials: {
    balances: 'Ein Knoten hat das ausprobiert. Das Ergebnis kann anders sein.',
    call: 'Ein Knoten hat nur ausprobiert, ob das fehlschlägt, nicht was du erhältst. Das Ergebnis kann anders sein.',
    none: 'Kein Knoten konnte das ausprobieren.',
  },
  swapUnread: 'Nichts von diesem Aufruf konnte gelesen werden. Was er tut, sagt nur die Seite.',
  swapUnreadChecked: 'Ich vertraue dieser Seite bei diesem Tausch',
  swapTogether: (amount) =>
    `Deine Wallet erlaubt der Börse genau ${amount} und tauscht sie in einem Schritt: beides oder nichts.`,
  swapCheckedBy: 'Geprüft von',
  swapAllowed: 'Darf das nehmen',
  swapConfirm: 'Tauschen',
  swapConfirmBoth: 'Erlauben und tauschen',
  swapAskingHint: 'Vergleiche, was sie zeigt, mit dem hier. Du kannst das hier schließen.',
  swapVoided: {
    accountChanged: 'Konto oder Netzwerk haben gewechselt. Fülle den Tausch neu aus.',
    bundleRefused:
      'Deine Wallet erlaubt und tauscht nicht in einem Schritt. Prüfe den Tausch noch einmal: erst erlaubst du, dann tauschst du.',
    priceChanged: 'Der Preis hat sich geändert. Prüfe den Tausch noch einmal.',
    other: 'Diese Prüfung ist beendet. Prüfe den Tausch noch einmal.',
  },
} satisfies PartTexts<'money'>;
