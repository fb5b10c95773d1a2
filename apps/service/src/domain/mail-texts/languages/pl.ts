import type { MailTexts } from '../mail-texts';

/** What mails say in Polish. */
export const texts: MailTexts = {
  code: {
    login: {
      subject: 'Twój kod logowania',
      text: '{site} prosi Cię o zalogowanie się do portfela ({time}).',
    },
    emailFrom: {
      subject: 'Twój portfel będzie miał nowy adres e-mail',
      text: 'W {site} poproszono o zmianę adresu e-mail Twojego portfela na {address} ({time}).',
    },
    emailTo: {
      subject: 'Potwierdź swój adres e-mail',
      text: 'Ten adres ma zostać adresem portfela w {site} ({time}).',
    },
    label: 'Twój kod',
    lasts: 'Działa przez 10 minut na urządzeniu, które o niego poprosiło.',
    never:
      'Nigdzie indziej nie pytamy o ten kod. Jeśli to nie Twoja prośba, zignoruj tę wiadomość.',
  },
  device: {
    subject: 'Nowa przeglądarka prosi o zalogowanie',
    text: 'Przeglądarka nowa dla Twojego portfela prosi o zalogowanie w {site} ({time}).',
    press: 'Jeśli jest Twoja, otwórz tę stronę i naciśnij na niej przycisk',
    lasts:
      'Działa przez 10 minut. Samo otwarcie strony nic nie robi. Jeśli to nie Twoja prośba, zignoruj tę wiadomość.',
  },
  newAddress: {
    subject: 'Twój portfel ma nowy adres e-mail',
    text: 'W {site} Twój portfel dostał adres e-mail {address} ({time}).',
    after:
      'Ten adres już do niego nie loguje. Przez dobę nie można dodać ani usunąć żadnego sposobu otwierania portfela.',
  },
  login: {
    added: {
      subject: 'Twój portfel ma nowy sposób logowania',
      text: 'W {site} dodano do Twojego portfela logowanie przez {login} ({time}).',
    },
    removed: {
      subject: 'Z Twojego portfela usunięto sposób logowania',
      text: 'W {site} usunięto z Twojego portfela logowanie przez {login} ({time}).',
    },
    care: 'Jeśli to nie Ty, zaloguj się, usuń to, co nie jest Twoje, i wyloguj przeglądarki, których nie znasz.',
  },
  newDevice: {
    subject: 'Zalogowała się nowa przeglądarka',
    text: 'Przeglądarka nowa dla Twojego portfela zalogowała się w {site} ({time}). Podaje się za: {name}.',
    yours:
      'Jeśli to Ty, nie musisz nic robić. Portfel otworzy tylko z kluczem dostępu lub słowami odzyskiwania.',
    notYours:
      'Jeśli to nie Ty, zaloguj się do portfela w dowolnej witrynie, otwórz w nim „Zalogowane przeglądarki” i wyloguj ją.',
    named: '{browser} w {system}',
    unknown: 'przeglądarka, której nie znamy',
  },
  wallet: {
    asked: {
      subject: 'Nowy portfel może zająć miejsce Twojego',
      text: 'Przeglądarka zalogowana do Twojego konta nie może otworzyć Twojego portfela i prosi o rozpoczęcie nowego ({time}). Może się zacząć {day}.',
      open: 'Możesz jeszcze otworzyć swój portfel? Otwórz go przed tym terminem w dowolnej witrynie, a nic się nie stanie. Potem wyloguj przeglądarki, których nie znasz.',
      stays:
        'Twój portfel w żadnym razie nie zostanie usunięty: kto może go otworzyć, przywróci go na miejsce.',
    },
    replaced: {
      subject: 'Nowy portfel zajął miejsce Twojego',
      text: 'Przeglądarka zalogowana do Twojego konta rozpoczęła nowy portfel w miejsce Twojego ({time}).',
      back: 'Twój portfel nie został usunięty. Otwórz go jak dotąd w dowolnej witrynie i przywróć na miejsce. Potem wyloguj przeglądarki, których nie znasz.',
    },
    restored: {
      subject: 'Odłożony portfel wrócił na swoje miejsce',
      text: 'Ktoś, kto może otworzyć odłożony portfel Twojego konta, przywrócił go na miejsce ({time}).',
      aside:
        'Portfel, który tam był, jest odłożony, a nie usunięty: kto może go otworzyć, przywróci go.',
    },
    discarded: {
      subject: 'Odłożony portfel zostanie usunięty',
      text: 'Ktoś, kto może otworzyć odłożony portfel Twojego konta, poprosił o jego usunięcie ({time}). Zostanie usunięty {day}.',
      keep: 'To nie Ty? Otwórz ten portfel przed tym terminem w dowolnej witrynie i zachowaj go. Potem wyloguj przeglądarki, których nie znasz.',
    },
    ending: {
      subject: 'Twoje konto i Twój portfel zostaną usunięte',
      text: 'Operator Twojego portfela usunie Twoje konto i wszystkie sposoby otwierania Twojego portfela ({time}). Stanie się to {day}.',
      keep: 'Chcesz go zachować? Otwórz swój portfel przed tym terminem w dowolnej witrynie, a nic nie zostanie usunięte.',
      lost: 'To, co jest w portfelu, nie zostanie przeniesione i przepadnie bez jego słów odzyskiwania lub innego zestawu.',
    },
    staying: {
      subject: 'Twoje konto i Twój portfel zostają',
      text: 'Operator Twojego portfela nic nie usuwa ({time}).',
      nothing: 'Nie musisz nic robić.',
    },
    kept: {
      subject: 'Odłożony portfel zostaje',
      text: 'Ktoś, kto może otworzyć odłożony portfel Twojego konta, który miał zostać usunięty, postanowił go zachować ({time}).',
    },
    care: 'Jeśli to nie Ty, zaloguj się do portfela w dowolnej witrynie i wyloguj przeglądarki, których nie znasz.',
  },
};
