import type { MailTexts } from '../mail-texts';

/** What mails say in Dutch. */
export const texts: MailTexts = {
  code: {
    login: {
      subject: 'Je inlogcode',
      text: '{site} vraagt je om in te loggen bij je wallet ({time}).',
    },
    emailFrom: {
      subject: 'Je wallet krijgt een nieuw e-mailadres',
      text: 'Op {site} heb je gevraagd het e-mailadres van je wallet te wijzigen in {address} ({time}).',
    },
    emailTo: {
      subject: 'Bevestig je e-mailadres',
      text: 'Dit adres moet dat van een wallet op {site} worden ({time}).',
    },
    label: 'Je code',
    lasts: 'De code werkt 10 minuten, op het apparaat dat hem heeft aangevraagd.',
    never:
      'Nergens anders vragen we ooit om deze code. Heb je hem niet aangevraagd, negeer dan deze e-mail.',
  },
  device: {
    subject: 'Een nieuwe browser vraagt om in te loggen',
    text: 'Een browser die nieuw is voor je wallet vraagt om in te loggen op {site} ({time}).',
    press: 'Is het die van jou, open dan deze pagina en druk daar op de knop',
    lasts:
      'De pagina werkt 10 minuten. Alleen de pagina openen doet niets. Heb je dit niet gevraagd, negeer dan deze e-mail.',
  },
  newAddress: {
    subject: 'Je wallet heeft een nieuw e-mailadres',
    text: 'Op {site} heeft je wallet het e-mailadres {address} gekregen ({time}).',
    after:
      'Met dit adres kan niet meer bij de wallet worden ingelogd. Een dag lang kan geen manier om de wallet te openen worden toegevoegd of verwijderd.',
  },
  login: {
    added: {
      subject: 'Je wallet heeft een nieuwe login',
      text: 'Op {site} is een login met {login} aan je wallet toegevoegd ({time}).',
    },
    removed: {
      subject: 'Er is een login van je wallet verwijderd',
      text: 'Op {site} is de login met {login} van je wallet verwijderd ({time}).',
    },
    care: 'Was jij het niet, log dan in, verwijder wat niet van jou is en log de browsers uit die je niet kent.',
  },
  newDevice: {
    subject: 'Een nieuwe browser heeft ingelogd',
    text: 'Een browser die nieuw is voor je wallet heeft ingelogd op {site} ({time}). Hij zegt dat hij dit is: {name}.',
    yours:
      'Was jij het, dan hoef je niets te doen. Hij opent de wallet alleen met een passkey of de herstelwoorden.',
    notYours:
      'Was jij het niet, log dan met je wallet in op een site, open daarin “Ingelogde browsers” en log hem daar uit.',
    named: '{browser} op {system}',
    unknown: 'een browser die we niet kennen',
  },
  wallet: {
    asked: {
      subject: 'Een nieuwe wallet kan de plaats van die van jou innemen',
      text: 'Een browser die bij je account heeft ingelogd, kan je wallet niet openen en vraagt om een nieuwe te beginnen ({time}). Die kan op {day} beginnen.',
      open: 'Kun je je wallet nog openen? Open hem voor die tijd op een willekeurige site, en er gebeurt niets. Log daarna de browsers uit die je niet kent.',
      stays:
        'Je wallet wordt in geen geval verwijderd: wie hem kan openen, zet hem terug op zijn plaats.',
    },
    replaced: {
      subject: 'Een nieuwe wallet heeft de plaats van die van jou ingenomen',
      text: 'Een browser die bij je account heeft ingelogd, is een nieuwe wallet begonnen op de plaats van die van jou ({time}).',
      back: 'Je wallet is niet verwijderd. Open hem zoals voorheen op een willekeurige site en zet hem terug op zijn plaats. Log daarna de browsers uit die je niet kent.',
    },
    restored: {
      subject: 'Een wallet die opzij was gezet, is terug op zijn plaats',
      text: 'Iemand die een opzijgezette wallet van je account kan openen, heeft die teruggezet op zijn plaats ({time}).',
      aside:
        'De wallet die daar stond, is opzijgezet en niet verwijderd: wie hem kan openen, zet hem terug.',
    },
    discarded: {
      subject: 'Een wallet die opzij was gezet, wordt verwijderd',
      text: 'Iemand die een opzijgezette wallet van je account kan openen, heeft gevraagd die te verwijderen ({time}). Hij wordt op {day} verwijderd.',
      keep: 'Was jij het niet? Open die wallet voor die tijd op een willekeurige site en houd hem. Log daarna de browsers uit die je niet kent.',
    },
    ending: {
      subject: 'Je account en je wallet worden verwijderd',
      text: 'De beheerder van je wallet zal je account en elke manier om je wallet te openen verwijderen ({time}). Dat gebeurt op {day}.',
      keep: 'Wil je hem houden? Open je wallet voor die tijd op een willekeurige site, en er wordt niets verwijderd.',
      lost: 'Wat in de wallet zit, wordt niet verplaatst en is verloren zonder de herstelwoorden ervan of een andere kit.',
    },
    staying: {
      subject: 'Je account en je wallet blijven',
      text: 'De beheerder van je wallet verwijdert niets ({time}).',
      nothing: 'Je hoeft niets te doen.',
    },
    kept: {
      subject: 'Een wallet die opzij was gezet, blijft behouden',
      text: 'Iemand die een opzijgezette wallet van je account kan openen die zou worden verwijderd, heeft gekozen om die te houden ({time}).',
    },
    care: 'Was jij het niet, log dan met je wallet in op een site en log de browsers uit die je niet kent.',
  },
};
