import type { LanguageTexts } from '../../domain/texts/language-texts';

export const wallet = {
  change: {
    site: 'Site',
    account: 'Wallet',
    leave: 'Annuleren',
    facts: {
      address: 'Account',
      browser: 'Browser',
      from: 'Van',
      login: 'Login',
      name: 'Naam',
      onSite: 'Op',
      since: 'Sinds',
      to: 'Naar',
      way: 'Manier van openen',
    },
    kinds: {
      addLogin: {
        title: 'Manier van inloggen toevoegen?',
        text: 'Hiermee kan op elk apparaat worden ingelogd bij deze wallet.',
        confirm: 'Toevoegen',
      },
      beginNew: {
        title: 'De nieuwe wallet beginnen?',
        text: 'De nieuwe wallet is leeg. De oude wordt opzijgezet, niet verwijderd.',
        confirm: 'Nieuwe wallet beginnen',
      },
      askForNew: {
        title: 'Een nieuwe wallet vragen?',
        text: 'Die neemt na een week of langer de plaats van de oude in. Wat in de oude wallet zit, blijft daar.',
        confirm: 'Nieuwe wallet vragen',
      },
      bringBack: {
        title: 'Deze wallet terugzetten?',
        text: 'De nieuwe wallet wordt dan opzijgezet, niet verwijderd.',
        confirm: 'Deze wallet terugzetten',
      },
      discard: {
        title: 'Deze wallet wegdoen?',
        text: 'Over 30 dagen wordt hij hier verwijderd. Tot dan kun je hem houden of terugzetten.',
        confirm: 'Wegdoen',
      },
      keepAside: {
        title: 'Deze wallet houden?',
        text: 'Hij blijft waar hij is, naast de nieuwe.',
        confirm: 'Houden',
      },
      changeEmail: {
        title: 'Je e-mailadres wijzigen?',
        text: 'We sturen een code naar het oude adres en daarna een naar het nieuwe.',
        confirm: 'Code sturen',
      },
      endBrowser: {
        title: 'Deze browser uitloggen?',
        text: 'Hij wordt meteen uitgelogd. Ben je hem kwijt, beëindig hem dan in “Manieren om je wallet te openen”: ook dat logt hem uit.',
        confirm: 'Uitloggen',
      },
      endOthers: {
        title: 'Alle andere browsers uitloggen?',
        text: 'Ze worden meteen uitgelogd.',
        confirm: 'Alle andere uitloggen',
      },
      endWay: {
        title: 'Manier om je wallet te openen beëindigen?',
        text: 'Die opent de wallet dan niet meer. Een browser wordt daarmee ook uitgelogd. Verwijder een passkey ook van je apparaat.',
        confirm: 'Beëindigen',
      },
      leadLogin: {
        title: 'Een account terughalen met zijn kit?',
        text: 'Vanaf dan opent je login het account van de kit.',
        confirm: 'Deze kit gebruiken',
      },
      letIn: {
        title: 'Een nieuwe browser toelaten?',
        text: 'Laat hem alleen toe als je er op dit moment zelf mee inlogt.',
        confirm: 'Hij is van mij, toelaten',
      },
      registerName: {
        title: 'Deze naam registreren?',
        text: 'De naam zal naar dit account leiden, voor iedereen zichtbaar.',
        confirm: 'Naam registreren',
      },
      removeLogin: {
        title: 'Manier van inloggen verwijderen?',
        text: 'Daarmee kan niemand meer inloggen bij deze wallet, en browsers die dat deden worden uitgelogd. We sturen je er een e-mail over.',
        confirm: 'Verwijderen',
      },
    },
  },
  device: {
    devices: {
      title: 'Ingelogde browsers',
      explain:
        'Elke browser noemt zichzelf. Log uit wat je niet kent. Beëindig een verloren browser in “Manieren om je wallet te openen”: ook dat logt hem uit.',
      here: 'Deze browser',
      named: (browser, system) => `${browser} op ${system}`,
      unknown: 'Een browser die niet zegt wat hij is',
      times: (since, used) => `Sinds ${since}, laatst gebruikt ${used}`,
      sites: (sites) => `Op ${sites}`,
      end: 'Uitloggen',
      endOf: (name) => `Uitloggen: ${name}`,
      endOthers: 'Alle andere uitloggen',
      waits: 'Een nieuwe browser vraagt om in te loggen',
      asked: (time, site) => `Gevraagd op ${time} op ${site}`,
      allow: 'Toelaten',
      allowOf: (name) => `Toelaten: ${name}`,
      retry: 'Opnieuw proberen',
      working: 'Een moment…',
      back: 'Terug',
    },
    letIn: {
      title: 'Laat deze browser toe',
      mail: 'Hij is nieuw voor je wallet. Open de pagina in de e-mail die we hebben gestuurd en druk daar op de knop.',
      known:
        'Of, in een browser waarin je al bent ingelogd: open “Hoe je inlogt” in je profiel, dan “Ingelogde browsers”.',
      leave: 'Annuleren',
    },
    signedOut: {
      title: 'Deze browser is uitgelogd',
      explain: (site) =>
        `Dat gebeurde onder “Ingelogde browsers” of “Manieren om je wallet te openen”, of zijn manier van inloggen is verwijderd. Er is niets verloren: log opnieuw in op ${site}.`,
      notYou: 'Als jij het niet was, bekijk daarna “Ingelogde browsers”.',
      signIn: (email) => `Inloggen als ${email}`,
      working: 'Een moment…',
      leave: 'Niet nu',
    },
    device: {
      title: 'Ben jij het die inlogt?',
      asks: (site) => `Een browser die nieuw is voor je wallet vraagt om in te loggen op ${site}.`,
      advice:
        'Is hij niet van jou, sluit dan deze pagina. Als je niet drukt, krijgt de browser geen code.',
      approve: 'Het is mijn browser',
      working: 'Een moment…',
    },
    phone: {
      title: 'Farcaster toevoegen',
      preparing: 'De code wordt voorbereid…',
      scan: 'Scan de code met je telefoon en keur het inloggen goed in Farcaster.',
      approve: 'Keur het inloggen goed in Farcaster en kom dan hier terug.',
      joins:
        'Het Farcaster-account dat dit goedkeurt, logt ook in bij je wallet. Laat het aan niemand anders zien. Het werkt één keer, tien minuten lang.',
      code: 'QR-code voor het inloggen met Farcaster',
      open: 'Farcaster openen',
      copy: 'Link kopiëren',
      copied: 'De link is gekopieerd.',
      link: 'Link voor Farcaster',
      leave: 'Annuleren',
    },
  },
  renewal: {
    title: {
      ask: 'Een nieuwe wallet beginnen?',
      wait: 'Een nieuwe wallet moet wachten',
      ready: 'Je nieuwe wallet kan beginnen',
      stopped: 'Je wallet blijft',
      aside: 'Dit is je wallet van vroeger',
      discard: 'Deze wallet wegdoen?',
      going: 'Deze wallet wordt verwijderd',
    },
    text: {
      ask: 'Wat in de oude wallet zit, blijft daar en gaat niet over naar de nieuwe. Eerst krijgt de oude een week of langer om te worden geopend: we sturen een e-mail, en elke browser die inlogt meldt het.',
      wait: (day) =>
        `Hij kan op ${day} beginnen, in deze browser. Als de oude wallet eerder wordt geopend, blijft die. Heb je een manier gevonden om hem te openen? Gebruik die.`,
      ready:
        'De nieuwe wallet is leeg. De oude wordt opzijgezet, niet verwijderd: een browser, passkey of woorden die hem openen zetten hem terug.',
      stopped: (day) =>
        `Op ${day} vroeg een browser om een nieuwe wallet op zijn plaats te beginnen. Deze browser opent je wallet, dus dat is voorbij. Log browsers uit die je niet kent.`,
      aside:
        'Op zijn plaats staat een nieuwe wallet, omdat een browser die deze niet kon openen erom vroeg. Je kunt deze terugzetten. De nieuwe wordt dan opzijgezet, niet verwijderd.',
      discard:
        'Over 30 dagen wordt hij hier verwijderd, en wat erin zit is verloren tenzij je zijn woorden of een offlinekit hebt. Tot dan kun je hem houden of terugzetten.',
      going: (day) =>
        `Hij wordt op ${day} verwijderd, zoals je hebt gevraagd. Tot dan kun je hem houden waar hij is, of terugzetten.`,
    },
    confirm: {
      ask: 'Nieuwe wallet vragen',
      ready: 'Nieuwe wallet beginnen',
      aside: 'Deze wallet terugzetten',
      discard: 'Wegdoen',
      going: 'Deze wallet terugzetten',
    },
    other: {
      aside: 'Deze wallet wegdoen',
      going: 'Houden',
    },
    leave: {
      ask: 'Terug',
      wait: 'Sluiten',
      ready: 'Annuleren',
      stopped: 'Doorgaan',
      aside: 'Annuleren',
      discard: 'Terug',
      going: 'Sluiten',
    },
    working: 'Een moment…',
  },
  kit: {
    kit: {
      title: 'Je offlinekit',
      explain: 'Deze pagina werkt zonder netwerk. Typ de twaalf woorden van de kit.',
      words: 'Woorden van de kit',
      open: 'Wallet openen',
      opening: 'Wordt geopend…',
      wrong: 'Deze woorden openen de kit niet. Controleer ze een voor een.',
      broken: 'Het bestand van de kit is beschadigd. Gebruik een andere kopie.',
      openTitle: 'Je wallet',
      use: 'Deze 24 woorden zijn de wallet zelf. Typ ze in een walletapp die je vertrouwt en sluit deze pagina.',
      evm: 'EVM-adres',
      solana: 'Solana-adres',
    },
    useKit: {
      title: 'Een offlinekit gebruiken',
      explain: 'Kies het bestand van de kit en typ de twaalf woorden ervan.',
      leads:
        'Is de kit van een ander account, dan leidt je login vanaf nu naar dat account. De wallet waar hij nu naartoe leidt, blijft zonder login: verplaats eerst wat erin zit.',
      file: 'Bestand van de kit',
      words: 'Woorden van de kit',
      open: 'Deze kit gebruiken',
      working: 'De kit wordt geopend…',
      leave: 'Terug',
    },
  },
} satisfies Partial<LanguageTexts>;
