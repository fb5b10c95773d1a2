import type { PartTexts } from '../parts';

const offline = 'Prüfen Sie Ihre Internetverbindung.';
const fake =
  'Das Netzwerk und die Token-Liste widersprechen sich bei einem Token. Er kann gefälscht sein und wird nicht getauscht.';
const unread =
  'Was die Börse nehmen darf, konnte nicht gelesen werden. Versuchen Sie es noch einmal.';

export const texts = {
  contactsList: 'Ihre Kontakte',
  contactsNone: 'Geben Sie oben eine Adresse ein, um ihr hier einen Namen zu geben.',
  contactsKept: 'Kontakte bleiben auf diesem Gerät.',
  contactsName: 'Name für diese Adresse',
  contactsNameOf: (name) => `Neuer Name für ${name}`,
  contactsSave: 'Speichern',
  contactsEdit: 'Bearbeiten',
  contactsEditOf: (name) => `${name} bearbeiten`,
  contactsRemove: 'Entfernen',
  contactsCancel: 'Abbrechen',
  contactsAlike: (name) =>
    `Diese Adresse sieht aus wie die von ${name}, ist aber eine andere. Das kann Betrug sein.`,
  contactsFaults: {
    name: 'Geben Sie einen Namen ein.',
    nameTaken: 'Ein anderer Kontakt hat diesen Namen.',
    address: 'Das ist keine Adresse dieses Netzwerks.',
    full: 'Ihre Kontakte sind voll. Entfernen Sie zuerst einen.',
  },

  sendSteps: {
    selectToken: 'Token wählen',
    addAmount: 'Betrag eingeben',
    ambiguousAmount: 'Betrag wählen',
    incorrectValue: 'Falscher Betrag',
    insufficientFunds: 'Zu wenig Guthaben',
    addAddress: 'Adresse eingeben',
    invalidAddress: 'Ungültige Adresse',
    preview: 'Prüfen',
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
  sendScanRefused:
    'Die Kamera kann hier nicht verwendet werden. Fügen Sie stattdessen die Adresse ein.',
  sendClear: 'Empfänger löschen',
  sendContacts: 'Kontakte',
  sendLookingUp: 'Der Name wird nachgeschlagen',
  sendNameFound: (name) => `${name} ist:`,
  sendNameMissing: 'Dieser Name hat keine Adresse.',
  sendNameFailed:
    'Der Name konnte nicht nachgeschlagen werden. Versuchen Sie es noch einmal oder verwenden Sie die Adresse.',
  sendKnown: 'Noch einmal senden, oder an sich selbst',
  sendKnownKinds: { own: 'Ihr Konto', paid: 'Schon bezahlt' },
  sendSpeed: 'Geschwindigkeit',
  sendSpeeds: { slow: 'Langsam', normal: 'Normal', fast: 'Schnell' },
  sendPrefills: {
    networkMissed:
      'Diese Zahlung ist für ein Netzwerk, das wir nicht erreichen. Es wurde nichts ausgefüllt.',
    tokenMissed: 'Der Token dieser Zahlung ist nicht in Ihrem Konto.',
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
      'Dieses Konto verwahrt Ordinals, die nicht ausgegeben werden. Wählen Sie Ihr Konto für Zahlungen.',
    NAME_LOOKUP_FAILED:
      'Der Name konnte nicht nachgeschlagen werden. Versuchen Sie es noch einmal oder verwenden Sie die Adresse.',
    SEND_FEE_UNKNOWN:
      'Die Netzwerkgebühr konnte nicht gelesen werden. Versuchen Sie es noch einmal.',
    SEND_UNSUPPORTED: 'In diesem Netzwerk kann nichts gesendet werden.',
    TOKEN_MISMATCH:
      'Das Netzwerk und die Token-Liste widersprechen sich bei diesem Token. Er kann gefälscht sein und wird nicht gesendet.',
    TRANSFER_REFUSED:
      'Der Vertrag dieses Tokens lehnt die Überweisung ab. Er ist vielleicht angehalten oder sperrt eines der Konten.',
  },
  sendMinimum: (amount) => `Mindestens ${amount} muss in Ihrem Konto bleiben.`,
  sendMinimumOfReceiver: (amount) => `Der Empfänger muss am Ende mindestens ${amount} haben.`,
  sendNotReviewed: 'Das konnte nicht geprüft werden. Versuchen Sie es noch einmal.',
  sendSearch: 'Token suchen',
  sendTokensNone: 'In diesem Konto gibt es noch nichts zu senden.',
  sendYouSend: 'Sie senden',
  sendReceiver: 'An',
  sendAct: (amount) => `${amount} senden`,
  sendSent: (amount) => `${amount} gesendet`,
  sendWarnings: {
    ownAddress: 'Das ist Ihre eigene Adresse.',
    zeroAddress: 'Das ist die Null-Adresse. Was dorthin geht, ist verloren.',
    burnAddress: 'Das ist eine Burn-Adresse. Was dorthin geht, ist verloren.',
    precompile: 'Diese Adresse gehört dem Netzwerk. Was dorthin geht, ist verloren.',
    program: 'Das ist ein Programm. Es behält, was es bekommt.',
    contract: 'Das ist ein Vertrag. Er kann vielleicht nicht zurückgeben, was er bekommt.',
    tokenContract: 'Das ist der Vertrag des Tokens selbst. Was dorthin geht, ist verloren.',
    tokenAccount:
      'Dieses Konto ist nur für einen Token bestimmt. Senden Sie stattdessen an den Besitzer.',
    futureWitness:
      'Diese Art von Adresse ist noch nicht in Gebrauch. Jeder Miner kann die Coins nehmen.',
    contactMoved:
      'Ihr Kontakt mit diesem Namen hat eine andere Adresse. Fragen Sie den Empfänger, welche stimmt.',
    looksLikeKnown:
      'Das sieht aus wie eine Adresse, die Sie kennen, ist aber eine andere. Das kann Betrug sein.',
  },
  sendLooksLike: 'Die Ihnen bekannte:',
  sendArrives: (amount) =>
    `Nur ${amount} kommt an: Dieser Token behält von jeder Überweisung einen Teil.`,
  sendChecked: 'Ich habe die Adresse geprüft und möchte senden',
  sendConfirm: 'Senden',
  sendAskingHint: 'Vergleichen Sie dort Adresse und Betrag. Sie können dies schließen.',
  sendVoided: 'Konto oder Netzwerk haben gewechselt. Prüfen Sie die Überweisung noch einmal.',
  sendVoidedByFee: 'Die Netzwerkgebühr ist gestiegen. Prüfen Sie die Überweisung noch einmal.',
  sendVoidedByPrice: 'Der Preis hat sich geändert. Prüfen Sie die Überweisung noch einmal.',

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
  swapYouPay: 'Sie zahlen',
  swapYouReceive: 'Sie erhalten',
  swapAmount: (symbol) => `Betrag in ${symbol}`,
  swapTurn: 'Die beiden Token vertauschen',
  swapPart: (part) => `${part} des Guthabens`,
  swapQuoting: 'Der beste Preis wird gesucht',
  swapRate: 'Kurs',
  swapMinimum: 'Sie erhalten mindestens',
  swapSwapping: (from, to) => `${from} wird in ${to} getauscht`,
  swapSwapped: (from, to) => `${from} in ${to} getauscht`,
  swapSlippage: 'Slippage',
  swapSlippageOf: (percent) => `Slippage ${percent}`,
  swapSlippageHint:
    'Um wie viel sich der Preis höchstens ändern darf. Ändert er sich stärker, wird nichts getauscht.',
  swapSlippageOther: 'Andere Slippage, in Prozent',
  swapSlippageHigh:
    'Hohe Slippage: Andere können dafür sorgen, dass Sie einen schlechteren Preis zahlen.',
  swapKept: (amount) => `${amount} bleibt für die Netzwerkgebühr in Ihrem Konto.`,
  swapLoss: (percent) =>
    `Sie erhalten ${percent} weniger, als Sie zahlen. Ein kleinerer Betrag verliert vielleicht weniger.`,
  swapNoRoute:
    'Für diesen Betrag gibt es keine Route zwischen den Token. Versuchen Sie einen anderen Betrag oder Token.',
  swapNoQuote: `Der Preis konnte nicht geladen werden. ${offline}`,
  swapTokensFailed: `Die Token konnten nicht geladen werden. ${offline}`,
  swapUnsupported: 'In diesem Netzwerk ist kein Tausch möglich.',
  swapNotReviewed: 'Der Tausch konnte nicht vorbereitet werden. Versuchen Sie es noch einmal.',
  swapFaults: {
    allowance: {
      failed: unread,
      refused:
        'Der Tausch wurde abgelehnt: Sie haben dieser Börse früher erlaubt, mehr zu nehmen, und sie könnte es jetzt tun. Beenden Sie diese Freigaben zuerst.',
      token: fake,
    },
    approval: {
      failed: 'Die Freigabe konnte nicht vorbereitet werden. Versuchen Sie es noch einmal.',
      refused:
        'Die Freigabe wurde gestoppt: Sie erlaubt mehr als diesen Tausch. Ihre Wallet wurde nicht gefragt.',
      token: fake,
    },
    build: {
      failed: 'Der Tausch konnte nicht vorbereitet werden. Versuchen Sie es noch einmal.',
      refused:
        'Der Tausch wurde gestoppt: Er tut nicht, was hier steht. Ihre Wallet wurde nicht gefragt.',
      token: fake,
    },
  },
  swapContinue: 'Tausch fortsetzen',
  swapSearch: 'Name, Symbol oder Adresse',
  swapTokensNone: 'Keine Token zum Tauschen.',
  swapTokenNotFound: 'Kein Token mit diesem Namen oder dieser Adresse gefunden.',
  swapApprove: (symbol) => `${symbol} freigeben`,
  swapApproveHint:
    'Erlauben Sie der Börse zuerst, genau diesen Betrag zu nehmen. Den Tausch prüfen Sie danach.',
  swapEndHint: (symbol) =>
    `Bei ${symbol} muss zuerst Ihre alte Freigabe entfernt werden. Dann geben Sie neu frei und prüfen den Tausch.`,
  swapPermit: (symbol) => `Für ${symbol} unterschreiben`,
  swapPermitHint:
    'Unterschreiben Sie zuerst, dass die Börse genau diesen Betrag nehmen darf, einmal. Das ist kostenlos. Den Tausch prüfen Sie danach.',
  swapPermitValid: 'Gültigkeit',
  swapPermitMinutes: (minutes) => (minutes === 1 ? '1 Minute' : `${minutes} Minuten`),
  swapAllowance: 'Die Börse darf nehmen',
  swapUnlimited: (symbol) => `${symbol} ohne Grenze`,
  swapSpender: 'Börse',
  swapApprovalWarnings: {
    unlimitedApproval: 'Das erlaubt der Börse, alles von diesem Token zu nehmen, jetzt und später.',
    largerApproval: 'Das erlaubt der Börse, mehr zu nehmen, als Sie tauschen.',
  },
  swapApprovalChecked: 'Ich vertraue dieser Börse so viel an',
  swapApprovalAskingHint: 'Vergleichen Sie dort Betrag und Börse.',
  swapApprovalWaiting: 'Warten auf das Netzwerk',
  swapApprovalWaitingHint:
    'Die Freigabe ist unterwegs. Sie können dies schließen und wiederkommen.',
  swapPreparing: 'Der Tausch wird vorbereitet',
  swapImpact: 'Preiswirkung',
  swapImpactHigh: (percent) =>
    `Ihr Tausch ändert den Preis um ${percent}. Ein kleinerer Betrag verliert weniger.`,
  swapImpactChecked: 'Ich nehme diesen Preis an',
  swapRoute: 'Route',
  swapExchange: 'Börse',
  swapProviderFee: 'Gebühr der Börse',
  swapTrials: {
    balances: 'Ein Knoten hat das ausprobiert. Das Ergebnis kann anders sein.',
    call: 'Ein Knoten hat nur ausprobiert, ob das fehlschlägt, nicht den Betrag. Das Ergebnis kann anders sein.',
    none: 'Das konnte nicht ausprobiert werden.',
  },
  swapUnread: 'Dieser Aufruf konnte nicht gelesen werden. Was er tut, sagt nur die Seite.',
  swapUnreadChecked: 'Ich vertraue dieser Seite bei diesem Tausch',
  swapTogether: (amount) =>
    `Ihre Wallet gibt der Börse genau ${amount} frei und tauscht den Betrag in einem Schritt: beides oder nichts.`,
  swapCheckedBy: 'Prüfender Vertrag',
  swapAllowed: 'Darf das nehmen',
  swapAct: (given, back) => `${given} in ${back} tauschen`,
  swapConfirm: 'Tauschen',
  swapConfirmBoth: 'Freigeben und tauschen',
  swapAskingHint: 'Vergleichen Sie die Anzeige der Wallet mit dieser. Sie können dies schließen.',
  swapVoided: {
    accountChanged: 'Konto oder Netzwerk haben gewechselt. Füllen Sie den Tausch neu aus.',
    bundleRefused:
      'Ihre Wallet kann nicht in einem Schritt freigeben und tauschen. Prüfen Sie noch einmal: erst freigeben, dann tauschen.',
    priceChanged: 'Der Preis hat sich geändert. Prüfen Sie den Tausch noch einmal.',
    other: 'Diese Prüfung ist beendet. Prüfen Sie den Tausch noch einmal.',
  },
} satisfies PartTexts<'money'>;
