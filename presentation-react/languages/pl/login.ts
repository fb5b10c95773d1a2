import type { PartTexts } from '../parts';

const plural = new Intl.PluralRules('pl');

/** `1 sekundę`, `2 sekundy`, `5 sekund`: so many seconds after `za`. */
function inSeconds(count: number): string {
  const form = plural.select(count);
  if (form === 'one') return `${count} sekundę`;
  return `${count} ${form === 'few' ? 'sekundy' : 'sekund'}`;
}

export const texts = {
  emailLabel: 'Adres e-mail',
  emailSubmit: 'Kontynuuj z tym adresem e-mail',
  emailOr: 'lub',
  emailEnterCode: (email) => `Wpisz kod dla ${email}`,
  emailInvalid: 'Nieprawidłowy adres e-mail. Spróbuj ponownie.',
  emailTooSoon: (seconds) => `Spróbuj ponownie za ${inSeconds(seconds)}`,
  emailUnreachable:
    'Nie można połączyć się z usługą logowania. Sprawdź połączenie i spróbuj ponownie.',
  emailNoNetwork: 'Ten portfel nie działa w sieciach tej witryny. Użyj innego portfela.',
  emailFailed: 'Logowanie się nie rozpoczęło. Spróbuj ponownie lub użyj portfela.',
  emailSaid: (text) => `Komunikat logowania: ${text}`,
  emailCodeTitle: (email) => `Wpisz kod wysłany na ${email}`,
  emailCodeHint: 'Kod wygasa po 10 minutach. Zostanie wysłany po wpisaniu ostatniej cyfry.',
  emailCodeLabel: 'Kod z sześciu cyfr',
  emailCodeWrong: 'Ten kod jest nieprawidłowy. Spróbuj ponownie.',
  emailResend: 'Wyślij kod ponownie',
  emailResendIn: (seconds) => `Wyślij ponownie za ${seconds} s`,
  emailOther: 'Użyj innego adresu e-mail',
  emailEnded: {
    refused: 'To logowanie się zakończyło. Zacznij od nowa, aby otrzymać nowy kod.',
    timedOut: 'Logowanie trwało za długo. Zacznij od nowa.',
    tooManyCodes: 'Zbyt wiele błędnych kodów. Zacznij od nowa, aby otrzymać nowy.',
  },
  emailAgain: 'Zacznij od nowa',
  emailConnecting: 'Otwieranie Twojego portfela',
  frameTitles: {
    safety: 'Zabezpiecz swój portfel',
    unlock: 'Otwórz swój portfel',
    renewal: 'Nowy portfel',
    kit: 'Użyj zestawu offline',
    window: 'Kontynuuj w portfelu',
  },
  emailDeviceTitle: 'Zatwierdź to urządzenie',
  emailDeviceHint: (email) =>
    `Otwórz e-mail wysłany na ${email} i zatwierdź logowanie. Dalej pójdzie automatycznie.`,
  emailNewLabel: 'Nowy adres e-mail',
  emailSave: 'Zapisz',
  emailOldCode: 'Wpisz kod wysłany na Twój obecny adres e-mail',
  emailNewCode: (email) => `Wpisz kod wysłany na ${email}`,
  socialContinue: (name) => `Kontynuuj przez ${name}`,
  approveTitle: 'Zatwierdź w portfelu',
  approveHint: 'Sprawdź prośbę w oknie portfela.',
  approveReject: 'Odrzuć',
  approveUnlimited: (spender) =>
    spender === undefined
      ? 'Ten podpis pozwala komuś przenosić Twoje tokeny bez limitu.'
      : `Ten podpis pozwala ${spender} przenosić Twoje tokeny bez limitu.`,

  nameHint: (parent) =>
    `Nazwa, na którą inni mogą Ci płacić, na przykład ada-1.${parent}. Jest bezpłatna.`,
  nameLabel: 'Nazwa',
  nameFaults: {
    characters: 'Użyj liter, cyfr i łączników.',
    tooShort: 'Użyj co najmniej 4 znaków.',
  },
  nameChecking: 'Sprawdzanie',
  nameAvailable: (name) => `Nazwa ${name} jest wolna`,
  nameTaken: (name) => `Nazwa ${name} jest zajęta lub podobna do zajętej`,
  nameReserved: (name) => `Nazwa ${name} jest zastrzeżona`,
  nameCheckFailed: 'Nie udało się sprawdzić nazwy. Sprawdź połączenie i spróbuj ponownie.',
  nameSuggestions: 'Podobne nazwy',
  nameTags: { available: 'Wolna', registered: 'Zarejestrowana' },
  nameForever: 'Konto ma jedną nazwę. Później nie można jej zmienić.',
  nameChoose: 'Wybierz tę nazwę',
  nameSigning: 'Podpisz wiadomość w portfelu',
  nameRegistering: 'Rejestrowanie Twojej nazwy',
  nameFailures: {
    declined: 'Nie podpisano. Niczego nie zarejestrowano.',
    expired: 'Podpis wygasł albo zegar tego urządzenia źle chodzi. Spróbuj ponownie.',
    failed: 'Nazwa nie została zarejestrowana. Spróbuj ponownie.',
    has_name: 'Twoje konto ma już nazwę.',
    reserved: 'Ta nazwa jest zastrzeżona. Wybierz inną.',
    signature: 'Podpis pochodzi z innego konta. Spróbuj ponownie.',
    similar: 'Ta nazwa jest podobna do zajętej. Wybierz inną.',
    taken: 'Inne konto właśnie zajęło tę nazwę. Wybierz inną.',
    ticket:
      'Nie udało się potwierdzić logowania. Wyloguj się z portfela, zaloguj i spróbuj ponownie.',
    unreachable:
      'Nie można połączyć się z usługą nazw. Sprawdź połączenie i spróbuj ponownie: nazwa może być już zarejestrowana.',
    used: 'Ta wiadomość została już użyta. Spróbuj ponownie.',
  },
  nameOwned: (name) => `Masz już nazwę: ${name}`,
  nameOwnedHint: 'Nazwa zostaje przy swoim koncie, więc płatności trafiają zawsze na to samo.',
  nameDone: (name) => `Nazwa ${name} jest Twoja`,
  nameDoneHint: 'Inni mogą jej używać zamiast Twojego adresu.',
  nameToAccount: 'Przejdź do konta',
  nameOfAccount: 'Nazwa:',
  namesOffer: 'Wybierz nazwę dla tego konta',

  profileBy: (name) => `Zalogowano przez ${name}`,
  profileEmail: 'Zmień e-mail',
  profileLogins: 'Sposoby logowania',
  walletKeys: 'Klucze Twojego portfela',
  waysToOpen: (count, all) => `Sposoby otwarcia: ${count} z ${all}`,
  wayAdd: 'Dodaj drugi sposób',
  wayLater: 'Nie teraz',

  socialOpening: (name) => `Otwieranie ${name}`,
  socialWaiting: (name) => `Zaloguj się przez ${name}`,
  socialWaitingHint: 'Zaloguj się w oknie portfela. Dalej pójdzie automatycznie.',
  socialAgain: 'Otwórz okno ponownie',
  socialInThisTab: 'Kontynuuj w tej karcie',
  socialFailed: {
    blocked:
      'Przeglądarka zablokowała okno. Zezwól tej witrynie na wyskakujące okna lub kontynuuj w tej karcie.',
    cancelled: 'Logowanie zostało zamknięte.',
    refused: 'Logowanie się nie udało. Spróbuj ponownie lub wybierz inny sposób.',
    timedOut: 'Logowanie trwało za długo. Spróbuj ponownie.',
  },
  farcasterScan: 'Zeskanuj telefonem, a potem zatwierdź logowanie w Farcaster.',
  farcasterCode: 'Kod QR do logowania przez Farcaster',
  farcasterPreparing: 'Przygotowywanie kodu QR',
  farcasterHint: 'Zatwierdź logowanie w Farcaster, a potem wróć tutaj.',
  farcasterOpen: 'Otwórz Farcaster',
  farcasterCopy: 'Kopiuj link',
} satisfies PartTexts<'login'>;
