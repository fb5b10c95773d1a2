import type { PartTexts } from '../parts';

const plural = new Intl.PluralRules('pl');

/** A number with its noun: Polish has a form for 1, one for 2 to 4 and 22 to 24, and one for the others. */
function counted(count: number, one: string, few: string, many: string): string {
  const form = plural.select(count);
  if (form === 'one') return `${count} ${one}`;
  return `${count} ${form === 'few' ? few : many}`;
}

const offline = 'Sprawdź połączenie.';
const fake =
  'Sieć i lista tokenów podają różne dane o tokenie. Może być fałszywy, więc wymiana się nie odbędzie.';
const nameFailed = 'Nie udało się znaleźć nazwy. Spróbuj ponownie lub użyj adresu.';

export const texts = {
  contactsList: 'Twoje kontakty',
  contactsNone: 'Wpisz adres powyżej, aby nadać mu tu nazwę.',
  contactsKept: 'Kontakty pozostają na tym urządzeniu.',
  contactsName: 'Nazwa tego adresu',
  contactsNameOf: (name) => `Nowa nazwa zamiast ${name}`,
  contactsSave: 'Zapisz',
  contactsEdit: 'Edytuj',
  contactsEditOf: (name) => `Edytuj ${name}`,
  contactsRemove: 'Usuń',
  contactsCancel: 'Anuluj',
  contactsAlike: (name) =>
    `Ten adres wygląda jak adres kontaktu ${name}, ale jest inny. To może być oszustwo.`,
  contactsFaults: {
    name: 'Wpisz nazwę.',
    nameTaken: 'Inny kontakt ma tę nazwę.',
    address: 'To nie jest adres tej sieci.',
    full: 'Lista kontaktów jest pełna. Najpierw usuń jeden.',
  },

  sendSteps: {
    selectToken: 'Wybierz token',
    addAmount: 'Wpisz kwotę',
    ambiguousAmount: 'Wybierz kwotę',
    incorrectValue: 'Nieprawidłowa kwota',
    insufficientFunds: 'Za mało środków',
    addAddress: 'Wpisz adres',
    invalidAddress: 'Nieprawidłowy adres',
    preview: 'Sprawdź',
  },
  sendAmount: (symbol) => `Kwota w ${symbol}`,
  sendAmountInUSD: 'Kwota w dolarach amerykańskich',
  sendTypeIn: (currency) => `Wpisz kwotę w ${currency}`,
  sendUSD: 'dolarach amerykańskich',
  sendTo: 'Do',
  sendToHint: 'Adres, nazwa lub link do płatności',
  sendPaste: 'Wklej',
  sendScan: 'Skanuj',
  sendScanStop: 'Wyłącz aparat',
  sendScanHint: 'Obraz z aparatu pozostaje na tym urządzeniu.',
  sendScanRefused: 'Nie można użyć aparatu. Wklej adres.',
  sendClear: 'Wyczyść odbiorcę',
  sendContacts: 'Kontakty',
  sendLookingUp: 'Szukanie nazwy',
  sendNameFound: (name) => `${name} to:`,
  sendNameMissing: 'Ta nazwa nie ma adresu.',
  sendNameFailed: nameFailed,
  sendKnown: 'Wyślij ponownie lub do siebie',
  sendKnownKinds: { own: 'Twoje konto', paid: 'Wcześniejszy odbiorca' },
  sendSpeed: 'Szybkość',
  sendSpeeds: { slow: 'Wolno', normal: 'Normalnie', fast: 'Szybko' },
  sendPrefills: {
    networkMissed:
      'Ta płatność dotyczy sieci, z którą nie możemy się połączyć. Niczego nie wypełniono.',
    tokenMissed: 'Tokena z tej płatności nie ma na Twoim koncie.',
  },
  sendPayments: {
    address: 'Link do płatności nie ma prawidłowego adresu.',
    amount: 'Link do płatności nie ma prawidłowej kwoty.',
    duplicate: 'Link do płatności przeczy sam sobie.',
    form: 'To nie jest link do płatności.',
    required: 'Ten rodzaj płatności nie jest obsługiwany.',
    unsupported: 'Ten rodzaj płatności nie jest obsługiwany.',
  },
  sendFaults: {
    ACCOUNT_GUARDED:
      'To konto przechowuje Ordinals, których się nie wydaje. Wybierz swoje konto do płatności.',
    NAME_LOOKUP_FAILED: nameFailed,
    SEND_FEE_UNKNOWN: 'Nie udało się odczytać opłaty sieciowej. Spróbuj ponownie.',
    SEND_UNSUPPORTED: 'Wysyłanie nie działa w tej sieci.',
    TOKEN_MISMATCH:
      'Sieć i lista tokenów podają różne dane o tym tokenie. Może być fałszywy, więc nie zostanie wysłany.',
    TRANSFER_REFUSED:
      'Kontrakt tokena odmawia tego transferu. Może być wstrzymany albo blokować jedno z kont.',
  },
  sendMinimum: (amount) => `Na Twoim koncie musi zostać co najmniej ${amount}.`,
  sendMinimumOfReceiver: (amount) => `Odbiorca musi mieć potem co najmniej ${amount}.`,
  sendNotReviewed: 'Nie udało się tego sprawdzić. Spróbuj ponownie.',
  sendSearch: 'Szukaj tokenów',
  sendTokensNone: 'Na tym koncie nie ma jeszcze nic do wysłania.',
  sendYouSend: 'Wysyłasz',
  sendReceiver: 'Do',
  sendAct: (amount) => `Wyślij ${amount}`,
  sendSent: (amount) => `Wysłano ${amount}`,
  sendWarnings: {
    ownAddress: 'To Twój własny adres.',
    zeroAddress: 'To adres zerowy. Wszystko, co tam wyślesz, przepadnie.',
    burnAddress: 'To adres do spalania (burn). Wszystko, co tam wyślesz, przepadnie.',
    precompile: 'Ten adres należy do sieci. Wszystko, co tam wyślesz, przepadnie.',
    program: 'To program. Zatrzymuje to, co otrzyma.',
    contract: 'To kontrakt. Może nie być w stanie zwrócić tego, co otrzyma.',
    tokenContract: 'To kontrakt samego tokena. Wszystko, co tam wyślesz, przepadnie.',
    tokenAccount: 'To konto przechowuje tylko jeden token. Wyślij zamiast tego do właściciela.',
    futureWitness: 'Ten typ adresu nie jest jeszcze używany. Monety może zabrać każdy górnik.',
    contactMoved: 'Twój kontakt o tej nazwie ma inny adres. Zapytaj odbiorcę, który jest właściwy.',
    looksLikeKnown: 'Wygląda jak adres, który znasz, ale jest inny. To może być oszustwo.',
  },
  sendLooksLike: 'Ten, który znasz:',
  sendArrives: (amount) => `Dotrze tylko ${amount}: ten token zatrzymuje część każdego transferu.`,
  sendChecked: 'Adres sprawdzony, chcę wysłać',
  sendConfirm: 'Wyślij',
  sendAskingHint: 'Sprawdź tam adres i kwotę. Możesz to zamknąć.',
  sendVoided: 'Konto lub sieć się zmieniły. Sprawdź transfer ponownie.',
  sendVoidedByFee: 'Opłata sieciowa wzrosła. Sprawdź transfer ponownie.',
  sendVoidedByPrice: 'Cena się zmieniła. Sprawdź transfer ponownie.',

  swapSteps: {
    selectToken: 'Wybierz token',
    enterAmount: 'Wpisz kwotę',
    ambiguousAmount: 'Wybierz kwotę',
    incorrectAmount: 'Nieprawidłowa kwota',
    insufficientBalance: 'Za małe saldo',
    insufficientLiquidity: 'Za mała płynność',
    retry: 'Spróbuj ponownie',
    waitForQuote: 'Sprawdź wymianę',
    review: 'Sprawdź wymianę',
  },
  swapYouPay: 'Płacisz',
  swapYouReceive: 'Otrzymujesz',
  swapAmount: (symbol) => `Kwota w ${symbol}`,
  swapTurn: 'Zamień tokeny miejscami',
  swapPart: (part) => `${part} salda`,
  swapQuoting: 'Szukanie najlepszej ceny',
  swapRate: 'Kurs',
  swapMinimum: 'Otrzymasz co najmniej',
  swapSwapping: (from, to) => `Wymiana ${from} na ${to}`,
  swapSwapped: (from, to) => `Wymieniono ${from} na ${to}`,
  swapSlippage: 'Poślizg cenowy',
  swapSlippageOf: (percent) => `Poślizg cenowy ${percent}`,
  swapSlippageHint:
    'O ile najwyżej może zmienić się cena. Jeśli zmieni się bardziej, wymiana się nie odbędzie.',
  swapSlippageOther: 'Inny poślizg w procentach',
  swapSlippageHigh: 'Duży poślizg: inni mogą sprawić, że zapłacisz gorszą cenę.',
  swapKept: (amount) => `${amount} zostaje na Twoim koncie na opłatę sieciową.`,
  swapLoss: (percent) =>
    `Otrzymujesz o ${percent} mniej, niż płacisz. Przy mniejszej kwocie strata może być mniejsza.`,
  swapNoRoute: 'Brak trasy między tymi tokenami dla tej kwoty. Spróbuj innej kwoty lub tokena.',
  swapNoQuote: `Nie udało się wczytać ceny. ${offline}`,
  swapTokensFailed: `Nie udało się wczytać tokenów. ${offline}`,
  swapUnsupported: 'Wymiany nie działają w tej sieci.',
  swapNotReviewed: 'Nie udało się przygotować wymiany. Spróbuj ponownie.',
  swapFaults: {
    allowance: {
      failed: 'Nie udało się odczytać, ile może pobrać giełda. Spróbuj ponownie.',
      refused:
        'Wymiana odrzucona: ta giełda dostała wcześniej zgodę na pobranie większej kwoty i mogłaby to zrobić teraz. Najpierw zakończ te zgody.',
      token: fake,
    },
    approval: {
      failed: 'Nie udało się przygotować zatwierdzenia. Spróbuj ponownie.',
      refused:
        'Zatwierdzenie wstrzymano: pozwala na więcej niż ta wymiana. Portfela o nic nie zapytano.',
      token: fake,
    },
    build: {
      failed: 'Nie udało się przygotować wymiany. Spróbuj ponownie.',
      refused: 'Wymianę wstrzymano: nie robi tego, co tu pokazano. Portfela o nic nie zapytano.',
      token: fake,
    },
  },
  swapContinue: 'Kontynuuj wymianę',
  swapSearch: 'Nazwa, symbol lub adres',
  swapTokensNone: 'Nie ma tu tokenów do wymiany.',
  swapTokenNotFound: 'Nie znaleziono tokena o tej nazwie lub adresie.',
  swapApprove: (symbol) => `Zatwierdź ${symbol}`,
  swapApproveHint: 'Najpierw pozwól giełdzie pobrać dokładnie tę kwotę. Potem sprawdzisz wymianę.',
  swapEndHint: (symbol) =>
    `Przy ${symbol} trzeba najpierw usunąć Twoją starą zgodę. Potem zatwierdzisz nową i sprawdzisz wymianę.`,
  swapPermit: (symbol) => `Podpisz dla ${symbol}`,
  swapPermitHint:
    'Najpierw podpisz, że giełda może pobrać dokładnie tę kwotę, jeden raz. To nic nie kosztuje. Potem sprawdzisz wymianę.',
  swapPermitValid: 'Ważność',
  swapPermitMinutes: (minutes) => counted(minutes, 'minuta', 'minuty', 'minut'),
  swapAllowance: 'Giełda może pobrać',
  swapUnlimited: (symbol) => `${symbol} bez limitu`,
  swapSpender: 'Giełda',
  swapApprovalWarnings: {
    unlimitedApproval: 'To pozwala giełdzie pobrać cały ten token, teraz i później.',
    largerApproval: 'To pozwala giełdzie pobrać więcej, niż wymieniasz.',
  },
  swapApprovalChecked: 'Powierzam tej giełdzie taką kwotę',
  swapApprovalAskingHint: 'Sprawdź tam kwotę i giełdę.',
  swapApprovalWaiting: 'Czekanie na sieć',
  swapApprovalWaitingHint: 'Zatwierdzenie jest w drodze. Możesz to zamknąć i wrócić.',
  swapPreparing: 'Przygotowywanie wymiany',
  swapImpact: 'Wpływ na cenę',
  swapImpactHigh: (percent) =>
    `Twoja wymiana przesuwa cenę o ${percent}. Mniejsza kwota traci mniej.`,
  swapImpactChecked: 'Akceptuję tę cenę',
  swapRoute: 'Trasa',
  swapExchange: 'Giełda',
  swapProviderFee: 'Prowizja giełdy',
  swapTrials: {
    balances: 'Węzeł to wypróbował. Wynik może być inny.',
    call: 'Węzeł sprawdził tylko, czy wystąpi błąd, a nie kwotę. Wynik może być inny.',
    none: 'Nie można było tego wypróbować.',
  },
  swapUnread: 'Nie udało się odczytać tego wywołania. Tylko witryna mówi, co ono robi.',
  swapUnreadChecked: 'Ufam tej witrynie w sprawie tej wymiany',
  swapTogether: (amount) =>
    `Twój portfel zatwierdza dla giełdy dokładnie ${amount} i wykonuje wymianę w jednym kroku: wszystko albo nic.`,
  swapCheckedBy: 'Kontrakt sprawdzający',
  swapAllowed: 'Może to pobrać',
  swapAct: (given, back) => `Wymień ${given} na ${back}`,
  swapConfirm: 'Wymień',
  swapConfirmBoth: 'Zatwierdź i wymień',
  swapAskingHint: 'Porównaj to z portfelem. Możesz to zamknąć.',
  swapVoided: {
    accountChanged: 'Konto lub sieć się zmieniły. Wypełnij wymianę ponownie.',
    bundleRefused:
      'Twój portfel nie potrafi zatwierdzić i wymienić w jednym kroku. Sprawdź ponownie: najpierw zatwierdź, potem wymień.',
    priceChanged: 'Cena się zmieniła. Sprawdź wymianę ponownie.',
    other: 'To sprawdzenie się zakończyło. Sprawdź wymianę ponownie.',
  },
} satisfies PartTexts<'money'>;
