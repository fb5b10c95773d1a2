import type { MailTexts } from '../mail-texts';

/** What mails say in German. */
export const texts: MailTexts = {
  code: {
    login: {
      subject: 'Ihr Anmeldecode',
      text: '{site} bittet Sie, sich bei Ihrer Wallet anzumelden ({time}).',
    },
    emailFrom: {
      subject: 'Ihre Wallet bekommt eine neue E-Mail-Adresse',
      text: 'Auf {site} haben Sie verlangt, die E-Mail-Adresse Ihrer Wallet in {address} zu ändern ({time}).',
    },
    emailTo: {
      subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
      text: 'Diese Adresse soll die einer Wallet auf {site} werden ({time}).',
    },
    label: 'Ihr Code',
    lasts: 'Er gilt 10 Minuten, auf dem Gerät, das ihn angefordert hat.',
    never:
      'Wir fragen sonst nirgends nach diesem Code. Wenn Sie ihn nicht angefordert haben, beachten Sie diese E-Mail nicht.',
  },
  device: {
    subject: 'Ein neuer Browser bittet um Anmeldung',
    text: 'Ein Browser, der neu für Ihre Wallet ist, bittet um Anmeldung auf {site} ({time}).',
    press: 'Wenn es Ihrer ist, öffnen Sie diese Seite und drücken Sie dort den Knopf',
    lasts:
      'Sie gilt 10 Minuten. Die Seite zu öffnen bewirkt allein nichts. Wenn Sie das nicht waren, beachten Sie diese E-Mail nicht.',
  },
  newAddress: {
    subject: 'Ihre Wallet hat eine neue E-Mail-Adresse',
    text: 'Auf {site} hat Ihre Wallet die E-Mail-Adresse {address} bekommen ({time}).',
    after:
      'Diese Adresse meldet nicht mehr bei ihr an. Einen Tag lang kann kein Weg, die Wallet zu öffnen, hinzugefügt oder entfernt werden.',
  },
  login: {
    added: {
      subject: 'Ihre Wallet hat eine neue Anmeldung',
      text: 'Auf {site} wurde Ihrer Wallet eine Anmeldung mit {login} hinzugefügt ({time}).',
    },
    removed: {
      subject: 'Eine Anmeldung wurde von Ihrer Wallet entfernt',
      text: 'Auf {site} wurde die Anmeldung mit {login} von Ihrer Wallet entfernt ({time}).',
    },
    care: 'Wenn Sie das nicht waren, melden Sie sich an, entfernen Sie, was nicht Ihres ist, und beenden Sie die Browser, die Sie nicht kennen.',
  },
  newDevice: {
    subject: 'Ein neuer Browser hat sich angemeldet',
    text: 'Ein Browser, der neu für Ihre Wallet ist, hat sich auf {site} angemeldet ({time}). Er sagt von sich: {name}.',
    yours:
      'Wenn Sie das waren, ist nichts zu tun. Er öffnet die Wallet nur mit einem Passkey oder den Wiederherstellungswörtern.',
    notYours:
      'Wenn Sie das nicht waren, melden Sie sich auf einer Seite mit Ihrer Wallet an, öffnen Sie dort „Angemeldete Browser“ und beenden Sie ihn.',
    named: '{browser} auf {system}',
    unknown: 'ein Browser, den wir nicht kennen',
  },
  wallet: {
    asked: {
      subject: 'Eine neue Wallet kann an die Stelle Ihrer treten',
      text: 'Ein Browser, der sich bei Ihrem Konto angemeldet hat, kann Ihre Wallet nicht öffnen und bittet um eine neue ({time}). Sie kann am {day} beginnen.',
      open: 'Können Sie Ihre Wallet noch öffnen? Öffnen Sie sie vorher auf irgendeiner Seite, und es geschieht nichts. Beenden Sie dann die Browser, die Sie nicht kennen.',
      stays:
        'Ihre Wallet wird in keinem Fall gelöscht: Wer sie öffnen kann, setzt sie wieder an ihre Stelle.',
    },
    replaced: {
      subject: 'Eine neue Wallet ist an die Stelle Ihrer getreten',
      text: 'Ein Browser, der sich bei Ihrem Konto angemeldet hat, hat an der Stelle Ihrer Wallet eine neue begonnen ({time}).',
      back: 'Ihre Wallet ist nicht gelöscht. Öffnen Sie sie wie bisher auf irgendeiner Seite und setzen Sie sie wieder an ihre Stelle. Beenden Sie dann die Browser, die Sie nicht kennen.',
    },
    restored: {
      subject: 'Eine beiseitegelegte Wallet ist wieder an ihrer Stelle',
      text: 'Wer eine beiseitegelegte Wallet Ihres Kontos öffnen kann, hat sie wieder an ihre Stelle gesetzt ({time}).',
      aside:
        'Die Wallet, die dort war, ist beiseitegelegt und nicht gelöscht: Wer sie öffnen kann, setzt sie wieder ein.',
    },
    discarded: {
      subject: 'Eine beiseitegelegte Wallet wird gelöscht',
      text: 'Wer eine beiseitegelegte Wallet Ihres Kontos öffnen kann, hat verlangt, sie zu löschen ({time}). Sie wird am {day} gelöscht.',
      keep: 'Waren Sie das nicht? Öffnen Sie diese Wallet vorher auf irgendeiner Seite und behalten Sie sie. Beenden Sie dann die Browser, die Sie nicht kennen.',
    },
    ending: {
      subject: 'Ihr Konto und Ihre Wallet werden gelöscht',
      text: 'Der Betreiber Ihrer Wallet wird Ihr Konto und jeden Weg, Ihre Wallet zu öffnen, löschen ({time}). Das geschieht am {day}.',
      keep: 'Möchten Sie sie behalten? Öffnen Sie Ihre Wallet vorher auf irgendeiner Website, dann wird nichts gelöscht.',
      lost: 'Was in der Wallet ist, wird nicht bewegt und ist ohne ihre Wiederherstellungswörter oder ein anderes Kit verloren.',
    },
    staying: {
      subject: 'Ihr Konto und Ihre Wallet bleiben',
      text: 'Der Betreiber Ihrer Wallet löscht nichts ({time}).',
      nothing: 'Es ist nichts zu tun.',
    },
    kept: {
      subject: 'Eine beiseitegelegte Wallet bleibt',
      text: 'Wer eine beiseitegelegte Wallet Ihres Kontos öffnen kann, die gelöscht werden sollte, hat sich entschieden, sie zu behalten ({time}).',
    },
    care: 'Wenn Sie das nicht waren, melden Sie sich auf einer Seite mit Ihrer Wallet an und beenden Sie die Browser, die Sie nicht kennen.',
  },
};
