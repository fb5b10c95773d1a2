import type { LanguageTexts } from '../../domain/texts/language-texts';

export const first = {
  notSecure: 'niezabezpieczona',
  email: 'E-mail',
  code: {
    title: 'Wpisz kod',
    sending: 'Wysyłanie kodu',
    sent: (email) => `Wysłaliśmy kod z sześciu cyfr na adres ${email}.`,
    signsIn: (site) => `Loguje Cię do ${site}.`,
    work: (email) => `To chwilę potrwa: poproszono o wiele kodów. Potem wyślemy kod na ${email}.`,
    press: 'Wysłaliśmy Ci e-mail. Otwórz stronę z tej wiadomości i naciśnij na niej przycisk.',
    asks: {
      join: 'Z tym kodem także ten adres będzie logować do Twojego portfela.',
      changeOld: 'Potwierdza, że Twój adres e-mail się zmienia.',
      changeNew: 'Z tym kodem ten adres zastąpi stary.',
    },
    field: 'Kod jednorazowy',
    secret:
      'Wpisuj kod tylko tutaj. Witryna go nie widzi. Zostanie wysłany po wpisaniu ostatniej cyfry.',
    checking: 'Sprawdzanie…',
    worksFor: (time) => `Ważność kodu: ${time}`,
    over: 'Ten kod wygasł. Poproś o nowy.',
    resend: 'Wyślij nowy kod',
    resendIn: (seconds) => `Nowy kod za ${seconds} s`,
    leave: 'Anuluj',
  },
  problems: {
    wrong: (left) => `Błędny kod. Pozostałe próby: ${left}`,
    expired: () => 'Ten kod wygasł. Wyślij nowy.',
    spent: () => 'Zbyt wiele błędnych kodów. Wyślij nowy.',
    wait: (seconds) => `Spróbuj ponownie za ${seconds} s`,
    tooMany: () => 'Zbyt wiele próśb. Spróbuj ponownie później.',
    unavailable: () =>
      'Portfel nie może połączyć się ze swoją usługą. Sprawdź połączenie i spróbuj ponownie.',
    moment: () =>
      'Usługa portfela potrzebuje chwili. Spróbuj ponownie za moment: nic nie przepadło.',
    mail: () => 'Nie udało się wysłać e-maila. Spróbuj ponownie.',
    passkey: () => 'Klucz dostępu nie został użyty. Spróbuj ponownie lub wybierz inny sposób.',
    noPrf: () =>
      'To urządzenie nie ma klucza dostępu, który może otworzyć portfel. Wybierz inny sposób.',
    words: () => 'Te słowa nie otwierają portfela. Sprawdź każde z nich.',
    kitFile: () => 'Ten plik nie jest zestawem offline albo jest uszkodzony.',
    kitOther: () => 'Ten zestaw jest od innego portfela.',
    storage: () =>
      'Ta przeglądarka nie pozwala portfelowi przechowywać tu klucza. Zezwól portfelowi na dane witryn albo użyj innej przeglądarki.',
    openFirst: () => 'Najpierw otwórz portfel w tej przeglądarce.',
    oneSlot: () =>
      'Ten portfel otwiera się tylko w jednej przeglądarce, więc podpisuje ograniczoną liczbę razy dziennie. Wyloguj się i zaloguj ponownie, aby dodać drugi sposób.',
    taken: () => 'Ten adres ma już portfel.',
    held: () =>
      'Przez dobę po zmianie adresu sposoby otwierania portfela pozostają takie same, a portfela nie można zabrać.',
    noWindow: () =>
      'Ta aplikacja nie otwiera okien, więc tego logowania nie da się tu dokończyć. Zaloguj się e-mailem albo otwórz tę stronę w przeglądarce.',
    heldDevice: () =>
      'Przez dobę po zmianie adresu lub sposobu logowania portfela nie otwiera żadna przeglądarka, która pojawiła się później. Użyj wcześniejszej albo spróbuj ponownie jutro.',
    heldWallet: () =>
      'Starszy portfel zachowuje swoje miejsce przez dobę. Spróbuj ponownie jutro: z tego nic nie przepadnie.',
    olderWallet: () =>
      'Dopóki Twój starszy portfel jest odłożony, pozostają adres i sposoby logowania z jego czasu.',
    signedOut: () =>
      'Tę przeglądarkę wylogowano z Twojego portfela. Zaloguj się ponownie: nic nie przepadło.',
    noWords: () =>
      'Ta przeglądarka nie otwiera tu okien, a słowa są pokazywane tylko w oknie. Dodaj klucz dostępu albo zaloguj się w innej przeglądarce, aby zapisać słowa.',
    windowless: () =>
      'Twoja przeglądarka nie otwiera tu okien, a portfel pyta tylko we własnym oknie. Zezwól tej witrynie na okna albo otwórz tę stronę w innej przeglądarce.',
    wordsNotKept: () =>
      'Nowych słów nie udało się zachować, więc niczego nie otwierają. Wyrzuć je i spróbuj ponownie.',
    popup: () => 'Przeglądarka nie otworzyła okna. Zezwól na nie tej witrynie i spróbuj ponownie.',
    windowClosed: () => 'Okno zamknięto przed końcem. Otwórz je ponownie.',
    socialDeclined: () => 'Tam odmówiono logowania.',
    socialElsewhere: () =>
      'Ta przeglądarka nie pozwala portfelowi dokończyć tego logowania. Zaloguj się e-mailem albo otwórz tę stronę w innej przeglądarce.',
    socialLeft: () => 'Logowanie nie zostało dokończone. Zacznij od nowa.',
    socialFailed: () => 'Nie udało się sprawdzić logowania. Spróbuj ponownie.',
    socialOver: () => 'To logowanie wygasło. Zacznij od nowa.',
    socialUnreachable: () =>
      'Nie można połączyć się ze stroną logowania. Spróbuj ponownie później.',
    linkedElsewhere: () => 'To logowanie należy do innego portfela.',
    invalidEmail: () => 'To nie jest adres e-mail.',
    loginHeld: () =>
      'Sposób logowania, który pozostaje, musi mieć najpierw dobę. Spróbuj ponownie jutro.',
    loginInUse: () =>
      'Ten sposób logowania jest teraz w użyciu. Najpierw zaloguj się inaczej, a potem go usuń.',
    lastLogin: () => 'To jedyny sposób logowania. Najpierw dodaj inny.',
    siteFrozen: () =>
      'Ta witryna na razie nie może używać portfela. Twój jest bezpieczny i otwiera się w innych witrynach.',
    siteLogin: () => 'Ta witryna nie przyjmuje tego logowania. Wybierz inne.',
    failed: () => 'Coś poszło nie tak. Spróbuj ponownie.',
  },
} satisfies LanguageTexts['first'];
