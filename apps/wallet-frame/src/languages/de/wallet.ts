import type { LanguageTexts } from '../../domain/texts/language-texts';

export const wallet = {
  change: {
    site: 'Seite',
    account: 'Wallet',
    leave: 'Abbrechen',
    facts: {
      address: 'Konto',
      browser: 'Browser',
      from: 'Von',
      login: 'Anmeldung',
      name: 'Name',
      onSite: 'Auf',
      since: 'Seit',
      to: 'An',
      way: 'Zugang',
    },
    kinds: {
      addLogin: {
        title: 'Weg zur Anmeldung hinzufügen?',
        text: 'Er meldet bei dieser Wallet an, auf jedem Gerät.',
        confirm: 'Hinzufügen',
      },
      beginNew: {
        title: 'Die neue Wallet beginnen?',
        text: 'Die neue Wallet ist leer. Die alte wird beiseitegelegt, nicht gelöscht.',
        confirm: 'Neue Wallet beginnen',
      },
      askForNew: {
        title: 'Neue Wallet anfordern?',
        text: 'Sie tritt nach einer Woche oder mehr an die Stelle der alten. Was in der alten Wallet ist, bleibt dort.',
        confirm: 'Neue Wallet anfordern',
      },
      bringBack: {
        title: 'Diese Wallet zurückholen?',
        text: 'Die neue Wallet wird dann beiseitegelegt, nicht gelöscht.',
        confirm: 'Diese Wallet zurückholen',
      },
      discard: {
        title: 'Diese Wallet aufgeben?',
        text: 'In 30 Tagen wird sie hier gelöscht. Bis dahin können Sie sie behalten oder zurückholen.',
        confirm: 'Aufgeben',
      },
      keepAside: {
        title: 'Diese Wallet behalten?',
        text: 'Sie bleibt, wo sie ist, neben der neuen.',
        confirm: 'Behalten',
      },
      changeEmail: {
        title: 'E-Mail-Adresse ändern?',
        text: 'Wir senden einen Code an die alte Adresse und dann einen an die neue.',
        confirm: 'Code senden',
      },
      endBrowser: {
        title: 'Diesen Browser abmelden?',
        text: 'Er wird sofort abgemeldet. Ist er verloren, beenden Sie ihn stattdessen unter „Wege, Ihre Wallet zu öffnen“: Das meldet ihn auch ab.',
        confirm: 'Beenden',
      },
      endOthers: {
        title: 'Alle anderen Browser abmelden?',
        text: 'Sie werden sofort abgemeldet.',
        confirm: 'Alle anderen beenden',
      },
      endWay: {
        title: 'Einen Weg, Ihre Wallet zu öffnen, beenden?',
        text: 'Er öffnet die Wallet dann nicht mehr. Ein Browser wird damit abgemeldet. Löschen Sie einen Passkey auch von Ihrem Gerät.',
        confirm: 'Beenden',
      },
      leadLogin: {
        title: 'Konto mit seinem Kit zurückholen?',
        text: 'Von da an öffnet Ihre Anmeldung das Konto des Kits.',
        confirm: 'Dieses Kit verwenden',
      },
      letIn: {
        title: 'Neuen Browser hereinlassen?',
        text: 'Lassen Sie ihn nur herein, wenn Sie sich genau jetzt mit ihm anmelden.',
        confirm: 'Er ist meiner, hereinlassen',
      },
      registerName: {
        title: 'Diesen Namen registrieren?',
        text: 'Der Name führt dann zu diesem Konto, für alle sichtbar.',
        confirm: 'Namen registrieren',
      },
      removeLogin: {
        title: 'Weg zur Anmeldung entfernen?',
        text: 'Er meldet dann nicht mehr bei dieser Wallet an, und Browser, die ihn verwendet haben, werden abgemeldet. Wir schicken Ihnen eine E-Mail darüber.',
        confirm: 'Entfernen',
      },
    },
  },
  device: {
    devices: {
      title: 'Angemeldete Browser',
      explain:
        'Jeder Browser nennt sich selbst. Beenden Sie die, die Sie nicht kennen. Beenden Sie einen verlorenen unter „Wege, Ihre Wallet zu öffnen“: Das meldet ihn auch ab.',
      here: 'Dieser Browser',
      named: (browser, system) => `${browser} auf ${system}`,
      unknown: 'Ein Browser, der nicht sagt, was er ist',
      times: (since, used) => `Seit ${since}, zuletzt verwendet ${used}`,
      sites: (sites) => `Auf ${sites}`,
      end: 'Beenden',
      endOf: (name) => `Beenden: ${name}`,
      endOthers: 'Alle anderen beenden',
      waits: 'Ein neuer Browser bittet um Anmeldung',
      asked: (time, site) => `Gefragt um ${time} auf ${site}`,
      allow: 'Hereinlassen',
      allowOf: (name) => `Hereinlassen: ${name}`,
      retry: 'Erneut versuchen',
      working: 'Einen Moment …',
      back: 'Zurück',
    },
    letIn: {
      title: 'Lassen Sie diesen Browser herein',
      mail: 'Er ist neu für Ihre Wallet. Öffnen Sie die Seite in der E-Mail, die wir geschickt haben, und drücken Sie dort den Knopf.',
      known:
        'Oder in einem Browser, in dem Sie schon angemeldet sind: Öffnen Sie „Wie Sie sich anmelden“ in Ihrem Profil, dann „Angemeldete Browser“.',
      leave: 'Abbrechen',
    },
    signedOut: {
      title: 'Dieser Browser wurde abgemeldet',
      explain: (site) =>
        `Er wurde unter „Angemeldete Browser“ oder „Wege, Ihre Wallet zu öffnen“ beendet, oder sein Weg zur Anmeldung wurde entfernt. Nichts ist verloren: Melden Sie sich auf ${site} wieder an.`,
      notYou: 'Wenn Sie das nicht waren, sehen Sie danach unter „Angemeldete Browser“ nach.',
      signIn: (email) => `Als ${email} anmelden`,
      working: 'Einen Moment …',
      leave: 'Nicht jetzt',
    },
    device: {
      title: 'Melden Sie sich gerade an?',
      asks: (site) => `Ein Browser, der neu für Ihre Wallet ist, bittet um Anmeldung auf ${site}.`,
      advice:
        'Wenn er nicht Ihrer ist, schließen Sie diese Seite. Ohne Ihren Druck bekommt der Browser keinen Code.',
      approve: 'Es ist mein Browser',
      working: 'Einen Moment …',
    },
    phone: {
      title: 'Farcaster hinzufügen',
      preparing: 'Code wird vorbereitet …',
      scan: 'Scannen Sie den Code mit dem Telefon und bestätigen Sie die Anmeldung in Farcaster.',
      approve: 'Bestätigen Sie die Anmeldung in Farcaster und kommen Sie dann hierher zurück.',
      joins:
        'Das Farcaster-Konto, das sie bestätigt, meldet auch bei Ihrer Wallet an. Zeigen Sie ihn keiner anderen Person. Er gilt einmal, zehn Minuten lang.',
      code: 'QR-Code der Anmeldung mit Farcaster',
      open: 'Farcaster öffnen',
      copy: 'Link kopieren',
      copied: 'Der Link ist kopiert.',
      link: 'Link für Farcaster',
      leave: 'Abbrechen',
    },
  },
  renewal: {
    title: {
      ask: 'Eine neue Wallet beginnen?',
      wait: 'Eine neue Wallet muss warten',
      ready: 'Ihre neue Wallet kann beginnen',
      stopped: 'Ihre Wallet bleibt',
      aside: 'Das ist Ihre Wallet von früher',
      discard: 'Diese Wallet aufgeben?',
      going: 'Diese Wallet geht',
    },
    text: {
      ask: 'Was in der alten Wallet ist, bleibt dort und kommt nicht in die neue. Zuerst hat die alte eine Woche oder mehr, um geöffnet zu werden: Wir schicken eine E-Mail, und jeder Browser, der sich anmeldet, sagt es.',
      wait: (day) =>
        `Sie kann am ${day} beginnen, in diesem Browser. Wird die alte Wallet vorher geöffnet, bleibt sie. Haben Sie einen Weg gefunden, sie zu öffnen? Nutzen Sie ihn.`,
      ready:
        'Die neue Wallet ist leer. Die alte wird beiseitegelegt, nicht gelöscht: Ein Browser, ein Passkey oder Wörter, die sie öffnen, holen sie zurück.',
      stopped: (day) =>
        `Am ${day} hat ein Browser um eine neue Wallet an ihrer Stelle gebeten. Dieser Browser öffnet Ihre Wallet, also ist das vorbei. Beenden Sie die Browser, die Sie nicht kennen.`,
      aside:
        'Eine neue Wallet ist an ihrer Stelle, weil ein Browser, der diese nicht öffnen konnte, darum gebeten hat. Sie können diese zurückholen. Die neue wird dann beiseitegelegt, nicht gelöscht.',
      discard:
        'In 30 Tagen wird sie hier gelöscht, und was in ihr ist, ist verloren, wenn Sie nicht ihre Wörter oder ein Offline-Kit haben. Bis dahin können Sie sie behalten oder zurückholen.',
      going: (day) =>
        `Sie wird am ${day} gelöscht, wie Sie es verlangt haben. Bis dahin können Sie sie behalten, wo sie ist, oder zurückholen.`,
    },
    confirm: {
      ask: 'Neue Wallet anfordern',
      ready: 'Neue Wallet beginnen',
      aside: 'Diese Wallet zurückholen',
      discard: 'Aufgeben',
      going: 'Diese Wallet zurückholen',
    },
    other: {
      aside: 'Diese Wallet aufgeben',
      going: 'Behalten',
    },
    leave: {
      ask: 'Zurück',
      wait: 'Schließen',
      ready: 'Abbrechen',
      stopped: 'Weiter',
      aside: 'Abbrechen',
      discard: 'Zurück',
      going: 'Schließen',
    },
    working: 'Einen Moment …',
  },
  kit: {
    kit: {
      title: 'Ihr Offline-Kit',
      explain: 'Diese Seite funktioniert ohne Netzwerk. Geben Sie die zwölf Wörter des Kits ein.',
      words: 'Wörter des Kits',
      open: 'Wallet öffnen',
      opening: 'Wird geöffnet …',
      wrong: 'Diese Wörter öffnen das Kit nicht. Prüfen Sie jedes davon.',
      broken: 'Die Datei des Kits ist beschädigt. Verwenden Sie eine andere Kopie.',
      openTitle: 'Ihre Wallet',
      use: 'Diese 24 Wörter sind die Wallet selbst. Geben Sie sie in eine Wallet-App ein, der Sie vertrauen, und schließen Sie diese Seite.',
      evm: 'EVM-Adresse',
      solana: 'Solana-Adresse',
    },
    useKit: {
      title: 'Offline-Kit verwenden',
      explain: 'Wählen Sie die Datei des Kits und geben Sie seine zwölf Wörter ein.',
      leads:
        'Wenn das Kit zu einem anderen Konto gehört, führt Ihre Anmeldung von jetzt an zu jenem Konto. Die Wallet, zu der sie jetzt führt, bleibt ohne Anmeldung: Übertragen Sie erst, was in ihr ist.',
      file: 'Datei des Kits',
      words: 'Wörter des Kits',
      open: 'Dieses Kit verwenden',
      working: 'Kit wird geöffnet …',
      leave: 'Zurück',
    },
  },
} satisfies Partial<LanguageTexts>;
