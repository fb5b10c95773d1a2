import type { MessageOverrides } from 'cleatkit/react';

const offline = 'Prüfe deine Internetverbindung.';
const fake =
  'Die Chain widerspricht dem, was ein Dienst über einen der Token sagt. Er ist vielleicht gefälscht und wird nicht getauscht.';
const unread = 'Was die Börse nehmen darf, ließ sich nicht lesen. Versuch es noch einmal.';

/** The German texts of swapping, sending and buying. */
export const germanMoney = {
  swapPart: (part: string) => `${part} des Guthabens`,
  swapQuoting: 'Der beste Preis wird gesucht',
  swapSlippageHint:
    'Um wie viel weniger als angezeigt du annimmst. Fällt der Preis weiter, wird nichts getauscht.',
  swapSlippageOther: 'Andere Slippage, in Prozent',
  swapSlippageHigh: 'Bei so viel Slippage können andere dafür sorgen, dass du schlechter tauschst.',
  swapKept: (amount: string) => `${amount} bleibt für die Netzwerkgebühr in deinem Konto.`,
  swapLoss: (percent: string) =>
    `Was du bekommst, ist ${percent} weniger wert als das, was du gibst. Ein kleinerer Betrag verliert vielleicht weniger.`,
  swapNoRoute:
    'Für diesen Betrag gibt es keinen Weg zwischen den Token. Versuch einen anderen Betrag oder Token.',
  swapNoQuote: `Der Preis ließ sich nicht lesen. ${offline}`,
  swapTokensFailed: `Die Token ließen sich nicht lesen. ${offline}`,
  swapUnsupported: 'In diesem Netzwerk kann nichts getauscht werden.',
  swapUnsupportedText: 'In diesem Netzwerk können keine Token getauscht werden. Hier geht es:',
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
  swapTokensNone: 'Hier kann kein Token getauscht werden.',
  swapTokenNotFound: 'Kein Token, der getauscht werden kann, hat diesen Namen oder diese Adresse.',
  swapApproveHint:
    'Zuerst erlaubst du der Börse, genau das zu nehmen. Noch wird nichts getauscht: Den Tausch prüfst du danach.',
  swapEndHint: (symbol: string) =>
    `Bei ${symbol} muss zuerst eine ältere Freigabe enden. Dann gibst du neu frei und prüfst den Tausch.`,
  swapPermit: (symbol: string) => `Für ${symbol} unterschreiben`,
  swapPermitHint:
    'Zuerst unterschreibst du, dass die Börse genau das nehmen darf, einmal. Das kostet keine Gebühr. Noch wird nichts getauscht: Den Tausch prüfst du danach.',
  swapPermitValid: 'Gültig für',
  swapPermitMinutes: (minutes: number) => (minutes === 1 ? '1 Minute' : `${minutes} Minuten`),
  swapAllowance: 'Du erlaubst der Börse zu nehmen',
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
  swapImpactHigh: (percent: string) =>
    `Dieser Tausch selbst verschlechtert den Preis um ${percent}. Ein kleinerer Betrag verliert weniger.`,
  swapImpactChecked: 'Ich nehme diesen Preis an',
  swapProviderFee: 'Gebühr der Börse',
  swapTrials: {
    balances: 'Ein Knoten hat das ausprobiert. Das Ergebnis kann anders sein.',
    call: 'Ein Knoten hat nur ausprobiert, ob das fehlschlägt, nicht was du erhältst. Das Ergebnis kann anders sein.',
    none: 'Kein Knoten konnte das ausprobieren.',
  },
  swapUnread: 'Nichts von diesem Aufruf konnte gelesen werden. Was er tut, sagt nur die Seite.',
  swapUnreadChecked: 'Ich vertraue dieser Seite bei diesem Tausch',
  swapCheckedBy: 'Geprüft von',
  swapAskingHint: 'Vergleiche, was sie zeigt, mit dem hier. Du kannst das hier schließen.',
  swapVoided: {
    accountChanged: 'Konto oder Netzwerk haben gewechselt. Fülle den Tausch neu aus.',
    bundleRefused:
      'Deine Wallet erlaubt und tauscht nicht in einem Schritt. Prüfe den Tausch noch einmal: erst erlaubst du, dann tauschst du.',
    priceChanged: 'Der Preis hat sich geändert. Prüfe den Tausch noch einmal.',
    other: 'Diese Prüfung ist beendet. Prüfe den Tausch noch einmal.',
  },
  swapTogether: (amount) =>
    `Deine Wallet erlaubt der Börse genau ${amount} und tauscht sie in einem Schritt: beides oder nichts.`,
  swapAllowed: 'Darf das nehmen',
  swapConfirmBoth: 'Erlauben und tauschen',

  sendAmountInUSD: 'Betrag in US-Dollar',
  sendTypeIn: (currency: string) => `Betrag in ${currency} eingeben`,
  sendUSD: 'US-Dollar',
  sendScanStop: 'Kamera ausschalten',
  sendScanHint: 'Das Bild bleibt auf diesem Gerät.',
  sendScanRefused: 'Die Kamera kann hier nicht benutzt werden. Füge die Adresse ein.',
  sendClear: 'Empfänger löschen',
  sendContacts: 'Kontakte',
  sendLookingUp: 'Der Name wird nachgeschlagen',
  sendNameFound: (name: string) => `${name} ist diese Adresse:`,
  sendNameMissing: 'Zu diesem Namen gehört keine Adresse.',
  sendNameFailed:
    'Der Name ließ sich nicht nachschlagen. Versuch es noch einmal, oder nimm die Adresse.',
  sendKnownKinds: { own: 'Dein Konto', paid: 'Schon bezahlt' },
  sendSpeeds: { slow: 'Langsam', normal: 'Normal', fast: 'Schnell' },
  sendMinimum: (amount: string) => `Mindestens ${amount} muss in deinem Konto bleiben.`,
  sendMinimumOfReceiver: (amount: string) =>
    `Der Empfänger muss am Ende mindestens ${amount} haben.`,
  sendNotReviewed: 'Das ließ sich nicht prüfen. Versuch es noch einmal.',
  sendSearch: 'Token suchen',
  sendTokensNone: 'In diesem Konto gibt es noch nichts zu senden.',
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
  sendArrives: (amount: string) =>
    `Nur ${amount} kommt an: Dieser Token behält von jeder Überweisung einen Teil.`,
  sendChecked: 'Ich habe die Adresse geprüft und will senden',
  sendVoided: 'Konto oder Netzwerk haben gewechselt. Prüfe die Überweisung noch einmal.',
  sendVoidedByFee: 'Die Netzwerkgebühr ist gestiegen. Prüfe die Überweisung noch einmal.',
  sendVoidedByPrice: 'Der Preis hat sich geändert. Prüfe die Überweisung noch einmal.',

  reviewContract: 'Vertrag des Tokens',
  reviewFeeUnknown: 'Deine Wallet zeigt sie',
  reviewFeeShort: (symbol: string) => `Für die Netzwerkgebühr ist nicht genug ${symbol} da.`,
  reviewFailures: {
    declined: { headline: 'Du hast abgelehnt. Noch einmal?', hint: 'Nichts wurde gesendet.' },
    wrongNetwork: {
      headline: 'Die Wallet ist in einem anderen Netzwerk',
      hint: 'Nichts wurde gesendet. Wechsle das Netzwerk in der Wallet.',
    },
    pending: {
      headline: 'Das wurde schon gesendet',
      hint: 'Warte auf die Bestätigung und sende nicht noch einmal: Sonst zahlst du doppelt.',
    },
    gone: {
      headline: 'Die Wallet ist nicht mehr da',
      hint: 'Sieh in der Wallet nach, bevor du noch einmal sendest.',
    },
    failed: {
      headline: 'Das ließ sich nicht senden',
      hint: 'Deine Wallet oder das Netzwerk hat es abgelehnt.',
    },
  },
  reviewOutcomes: {
    succeeded: 'Bestätigt',
    reverted: 'Die Transaktion ist fehlgeschlagen. Bezahlt wurde nur die Gebühr.',
    replaced: 'Eine andere Transaktion ist an ihre Stelle getreten.',
    dropped:
      'Das Netzwerk hat sie verloren. Sieh in deiner Wallet nach, bevor du noch einmal sendest.',
    expired: 'Sie ging verloren und kann nicht mehr ankommen. Sende noch einmal.',
    partly:
      'Nur ein Teil davon ist geschehen. Sieh dir dein Guthaben an, bevor du noch einmal sendest.',
    unreported:
      'Deine Wallet sagt nicht, was daraus geworden ist. Sieh dort nach, bevor du noch einmal sendest.',
  },

  tokensNotFound: 'Einen Token mit diesem Namen hältst du nicht.',
  tokensCurrency: 'Währung der Werte',
  tokensAll: (count: number) => `Alle ${count} zeigen`,
  tokensHidden: (count: number) => `Ausgeblendet (${count})`,
  tokensPin: (symbol: string) => `${symbol} anheften`,
  tokensUnpin: (symbol: string) => `${symbol} lösen`,
  tokensHide: (symbol: string) => `${symbol} ausblenden`,
  tokensUnhide: (symbol: string) => `${symbol} zeigen`,
  hideAmounts: 'Beträge verbergen',
  amountHidden: 'Betrag verborgen',

  onrampProvidersTitle: 'Anbieter wählen',
  onrampFee: (range: string) => `Gebühr ${range}`,
  onrampFeeThere: 'Die Gebühr steht auf der Seite des Anbieters',
  onrampLegalNotice: 'Mit dem Kauf stimmst du zu:',
  onrampOtherWays: 'Ohne Kauf',
  onrampReceive: 'Empfangen',
  onrampReceiveHint: 'Aus einer anderen Wallet',
  onrampShowAddress: 'Adresse zeigen',
  onrampBlocked:
    'Dein Browser hat das neue Fenster blockiert. Erlaube dieser Seite Pop-ups und wähle noch einmal.',
  onrampOpening: (provider: string) => `${provider} wird geöffnet`,
  onrampBuying: (provider: string) => `Kauf bei ${provider}`,
  onrampBuyingHint:
    'Schließe den Kauf im neuen Fenster ab. Lass das hier offen: Es zeigt, wenn die Token ankommen.',
  onrampUnfollowedHint:
    'Schließe den Kauf im neuen Fenster ab. Die Token kommen dann in deinem Konto an.',
  onrampBought: 'Deine Token sind angekommen',
  onrampFailed: (provider: string) => `${provider} ließ sich nicht öffnen`,
  onrampOpenAgain: 'Noch einmal öffnen',
  onrampOtherProvider: 'Anderen Anbieter wählen',
  onrampDone: 'Zurück zum Konto',
} satisfies MessageOverrides;
