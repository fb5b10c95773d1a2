import type { LanguageTexts } from '../../domain/texts/language-texts';

export const wallet = {
  change: {
    site: 'Witryna',
    account: 'Portfel',
    leave: 'Anuluj',
    facts: {
      address: 'Konto',
      browser: 'Przeglądarka',
      from: 'Od',
      login: 'Logowanie',
      name: 'Nazwa',
      onSite: 'W witrynie',
      since: 'Od dnia',
      to: 'Do',
      way: 'Sposób otwarcia',
    },
    kinds: {
      addLogin: {
        title: 'Dodać sposób logowania?',
        text: 'Będzie logować do tego portfela na każdym urządzeniu.',
        confirm: 'Dodaj',
      },
      beginNew: {
        title: 'Zacząć nowy portfel?',
        text: 'Nowy portfel jest pusty. Stary zostanie odłożony, a nie usunięty.',
        confirm: 'Zacznij nowy portfel',
      },
      askForNew: {
        title: 'Poprosić o nowy portfel?',
        text: 'Zajmie miejsce starego po tygodniu lub później. To, co jest w starym portfelu, tam zostanie.',
        confirm: 'Poproś o nowy portfel',
      },
      bringBack: {
        title: 'Przywrócić ten portfel?',
        text: 'Nowy portfel zostanie wtedy odłożony, a nie usunięty.',
        confirm: 'Przywróć ten portfel',
      },
      discard: {
        title: 'Zrezygnować z tego portfela?',
        text: 'Za 30 dni zostanie stąd usunięty. Do tego czasu możesz go zachować lub przywrócić.',
        confirm: 'Zrezygnuj',
      },
      keepAside: {
        title: 'Zachować ten portfel?',
        text: 'Zostanie tam, gdzie jest, obok nowego.',
        confirm: 'Zachowaj',
      },
      changeEmail: {
        title: 'Zmienić Twój adres e-mail?',
        text: 'Wyślemy kod na stary adres, a potem na nowy.',
        confirm: 'Wyślij kod',
      },
      endBrowser: {
        title: 'Wylogować tę przeglądarkę?',
        text: 'Zostanie wylogowana od razu. Jeśli przepadła, wyłącz ją w „Sposoby otwierania portfela”: to też ją wyloguje.',
        confirm: 'Wyloguj',
      },
      endOthers: {
        title: 'Wylogować wszystkie inne przeglądarki?',
        text: 'Zostaną wylogowane od razu.',
        confirm: 'Wyloguj wszystkie inne',
      },
      endWay: {
        title: 'Wyłączyć sposób otwierania portfela?',
        text: 'Nie otworzy już portfela. Przeglądarka zostanie przy tym wylogowana. Klucz dostępu usuń też ze swojego urządzenia.',
        confirm: 'Wyłącz',
      },
      leadLogin: {
        title: 'Odzyskać konto za pomocą zestawu?',
        text: 'Od tej chwili Twoje logowanie otwiera konto z zestawu.',
        confirm: 'Użyj tego zestawu',
      },
      letIn: {
        title: 'Wpuścić nową przeglądarkę?',
        text: 'Wpuść ją tylko wtedy, gdy właśnie się w niej logujesz.',
        confirm: 'Jest moja, wpuść ją',
      },
      registerName: {
        title: 'Zarejestrować tę nazwę?',
        text: 'Nazwa będzie prowadzić do tego konta i wszyscy będą to widzieć.',
        confirm: 'Zarejestruj nazwę',
      },
      removeLogin: {
        title: 'Usunąć sposób logowania?',
        text: 'Nie będzie już logować do tego portfela, a przeglądarki, które go używały, zostaną wylogowane. Wyślemy Ci o tym e-mail.',
        confirm: 'Usuń',
      },
    },
  },
  device: {
    devices: {
      title: 'Zalogowane przeglądarki',
      explain:
        'Każda przeglądarka sama podaje swoją nazwę. Wyloguj te, których nie znasz. Utraconą wyłącz w „Sposoby otwierania portfela”: to też ją wyloguje.',
      here: 'Ta przeglądarka',
      named: (browser, system) => `${browser} w ${system}`,
      unknown: 'Przeglądarka, która nie mówi, czym jest',
      times: (since, used) => `Od ${since}, ostatnio używana ${used}`,
      sites: (sites) => `W witrynie ${sites}`,
      end: 'Wyloguj',
      endOf: (name) => `Wyloguj: ${name}`,
      endOthers: 'Wyloguj wszystkie inne',
      waits: 'Nowa przeglądarka prosi o zalogowanie',
      asked: (time, site) => `Prośba: ${time}, ${site}`,
      allow: 'Wpuść',
      allowOf: (name) => `Wpuść: ${name}`,
      retry: 'Spróbuj ponownie',
      working: 'Chwileczkę…',
      back: 'Wstecz',
    },
    letIn: {
      title: 'Wpuść tę przeglądarkę',
      mail: 'Jest nowa dla Twojego portfela. Otwórz stronę z e-maila, który wysłaliśmy, i naciśnij na niej przycisk.',
      known:
        'Albo w przeglądarce, w której już masz dostęp do portfela: otwórz „Sposoby logowania” w profilu, a potem „Zalogowane przeglądarki”.',
      leave: 'Anuluj',
    },
    signedOut: {
      title: 'Tę przeglądarkę wylogowano',
      explain: (site) =>
        `Wyłączono ją w „Zalogowane przeglądarki” lub „Sposoby otwierania portfela” albo usunięto jej sposób logowania. Nic nie przepadło: zaloguj się ponownie w ${site}.`,
      notYou: 'Jeśli to nie Ty, sprawdź potem „Zalogowane przeglądarki”.',
      signIn: (email) => `Zaloguj się jako ${email}`,
      working: 'Chwileczkę…',
      leave: 'Nie teraz',
    },
    device: {
      title: 'Czy to Ty się logujesz?',
      asks: (site) =>
        `Przeglądarka, która jest nowa dla Twojego portfela, prosi o zalogowanie w ${site}.`,
      advice:
        'Jeśli nie jest Twoja, zamknij tę stronę. Bez Twojego naciśnięcia przeglądarka nie dostanie kodu.',
      approve: 'To moja przeglądarka',
      working: 'Chwileczkę…',
    },
    phone: {
      title: 'Dodaj Farcaster',
      preparing: 'Przygotowywanie kodu…',
      scan: 'Zeskanuj kod telefonem i zatwierdź logowanie w Farcaster.',
      approve: 'Zatwierdź logowanie w Farcaster, a potem wróć tutaj.',
      joins:
        'Konto Farcaster, które to zatwierdzi, też będzie logować do Twojego portfela. Nie pokazuj tego nikomu innemu. Działa raz, przez dziesięć minut.',
      code: 'Kod QR logowania przez Farcaster',
      open: 'Otwórz Farcaster',
      copy: 'Kopiuj link',
      copied: 'Link został skopiowany.',
      link: 'Link do Farcaster',
      leave: 'Anuluj',
    },
  },
  renewal: {
    title: {
      ask: 'Zacząć nowy portfel?',
      wait: 'Nowy portfel musi poczekać',
      ready: 'Twój nowy portfel może się zacząć',
      stopped: 'Twój portfel zostaje',
      aside: 'To Twój wcześniejszy portfel',
      discard: 'Zrezygnować z tego portfela?',
      going: 'Ten portfel zostanie usunięty',
    },
    text: {
      ask: 'To, co jest w starym portfelu, zostaje tam i nie przechodzi do nowego. Najpierw stary ma tydzień lub więcej na otwarcie: wyślemy e-mail i powie o tym każda przeglądarka, która się loguje.',
      wait: (day) =>
        `Może się zacząć: ${day}, w tej przeglądarce. Jeśli wcześniej ktoś otworzy stary portfel, to on zostanie. Znasz sposób, aby go otworzyć? Użyj go.`,
      ready:
        'Nowy portfel jest pusty. Stary zostanie odłożony, a nie usunięty: przywróci go przeglądarka, klucz dostępu lub słowa, które go otwierają.',
      stopped: (day) =>
        `${day}: jedna z przeglądarek poprosiła o nowy portfel w miejsce tego. Ta przeglądarka otwiera Twój portfel, więc prośba upadła. Wyloguj przeglądarki, których nie znasz.`,
      aside:
        'W jego miejscu jest nowy portfel, bo poprosiła o niego przeglądarka, która nie mogła otworzyć tego. Możesz ten przywrócić. Nowy zostanie wtedy odłożony, a nie usunięty.',
      discard:
        'Za 30 dni zostanie stąd usunięty, a to, co w nim jest, przepadnie, chyba że masz jego słowa lub zestaw offline. Do tego czasu możesz go zachować lub przywrócić.',
      going: (day) =>
        `Zostanie usunięty: ${day}, zgodnie z Twoją prośbą. Do tego czasu możesz go zachować tam, gdzie jest, lub przywrócić.`,
    },
    confirm: {
      ask: 'Poproś o nowy portfel',
      ready: 'Zacznij nowy portfel',
      aside: 'Przywróć ten portfel',
      discard: 'Zrezygnuj',
      going: 'Przywróć ten portfel',
    },
    other: {
      aside: 'Zrezygnuj z tego portfela',
      going: 'Zachowaj',
    },
    leave: {
      ask: 'Wstecz',
      wait: 'Zamknij',
      ready: 'Anuluj',
      stopped: 'Kontynuuj',
      aside: 'Anuluj',
      discard: 'Wstecz',
      going: 'Zamknij',
    },
    working: 'Chwileczkę…',
  },
  kit: {
    kit: {
      title: 'Twój zestaw offline',
      explain: 'Ta strona działa bez sieci. Wpisz dwanaście słów zestawu.',
      words: 'Słowa zestawu',
      open: 'Otwórz portfel',
      opening: 'Otwieranie…',
      wrong: 'Te słowa nie otwierają zestawu. Sprawdź każde z nich.',
      broken: 'Plik zestawu jest uszkodzony. Użyj innej kopii.',
      openTitle: 'Twój portfel',
      use: 'Te 24 słowa to sam portfel. Wpisz je w aplikacji portfela, której ufasz, i zamknij tę stronę.',
      evm: 'Adres EVM',
      solana: 'Adres Solana',
    },
    useKit: {
      title: 'Użyj zestawu offline',
      explain: 'Wybierz plik zestawu i wpisz jego dwanaście słów.',
      leads:
        'Jeśli zestaw jest od innego konta, Twoje logowanie od teraz prowadzi do tamtego konta. Portfel, do którego prowadzi teraz, zostaje bez logowania: najpierw przenieś to, co w nim jest.',
      file: 'Plik zestawu',
      words: 'Słowa zestawu',
      open: 'Użyj tego zestawu',
      working: 'Otwieranie zestawu…',
      leave: 'Wstecz',
    },
  },
} satisfies Partial<LanguageTexts>;
