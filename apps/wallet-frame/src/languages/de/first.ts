import type { LanguageTexts } from '../../domain/texts/language-texts';

export const first = {
  notSecure: 'nicht sicher',
  email: 'E-Mail',
  code: {
    title: 'Geben Sie den Code ein',
    sending: 'Code wird gesendet',
    sent: (email) => `Wir haben einen Code mit sechs Ziffern an ${email} geschickt.`,
    signsIn: (site) => `Er meldet Sie bei ${site} an.`,
    work: (email) =>
      `Das dauert einen Moment: Es wurden viele Codes angefordert. Dann senden wir einen an ${email}.`,
    press:
      'Wir haben Ihnen eine E-Mail geschickt. Öffnen Sie die Seite darin und drücken Sie dort den Knopf.',
    asks: {
      join: 'Mit dem Code meldet auch diese Adresse bei Ihrer Wallet an.',
      changeOld: 'Er bestätigt, dass sich Ihre E-Mail-Adresse ändert.',
      changeNew: 'Mit dem Code ersetzt diese Adresse die alte.',
    },
    field: 'Einmalcode',
    secret:
      'Geben Sie den Code nur hier ein. Die Seite sieht ihn nicht. Mit der letzten Ziffer wird er gesendet.',
    checking: 'Wird geprüft …',
    worksFor: (time) => `Er gilt ${time}`,
    over: 'Dieser Code ist abgelaufen. Fordern Sie einen neuen an.',
    resend: 'Neuen Code senden',
    resendIn: (seconds) => `Neuen Code senden in ${seconds} s`,
    leave: 'Abbrechen',
  },
  problems: {
    wrong: (left) => `Falscher Code. Verbleibende Versuche: ${left}`,
    expired: () => 'Dieser Code ist abgelaufen. Lassen Sie sich einen neuen senden.',
    spent: () => 'Zu viele falsche Codes. Lassen Sie sich einen neuen senden.',
    wait: (seconds) => `Bitte versuchen Sie es in ${seconds} s noch einmal`,
    tooMany: () => 'Zu viele Anfragen. Versuchen Sie es später noch einmal.',
    unavailable: () =>
      'Die Wallet erreicht ihren Dienst nicht. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
    moment: () =>
      'Der Dienst der Wallet braucht einen Moment. Versuchen Sie es gleich noch einmal: Es ist nichts verloren.',
    mail: () => 'Die E-Mail konnte nicht gesendet werden. Versuchen Sie es noch einmal.',
    passkey: () =>
      'Der Passkey wurde nicht verwendet. Versuchen Sie es noch einmal oder wählen Sie einen anderen Weg.',
    noPrf: () =>
      'Dieses Gerät hat keinen Passkey, der eine Wallet öffnen kann. Wählen Sie einen anderen Weg.',
    words: () => 'Diese Wörter öffnen die Wallet nicht. Prüfen Sie jedes davon.',
    kitFile: () => 'Diese Datei ist kein Offline-Kit, oder sie ist beschädigt.',
    kitOther: () => 'Dieses Kit gehört zu einer anderen Wallet.',
    storage: () =>
      'Dieser Browser lässt die Wallet ihren Schlüssel hier nicht aufbewahren. Erlauben Sie der Wallet Websitedaten oder verwenden Sie einen anderen Browser.',
    openFirst: () => 'Öffnen Sie zuerst Ihre Wallet in diesem Browser.',
    oneSlot: () =>
      'Diese Wallet öffnet sich nur in einem Browser, deshalb unterschreibt sie nur begrenzt oft am Tag. Melden Sie sich ab und wieder an, um einen zweiten Weg hinzuzufügen.',
    taken: () => 'Diese Adresse hat schon eine Wallet.',
    held: () =>
      'Einen Tag lang nach einer Änderung der Adresse bleiben die Wege, die Wallet zu öffnen, wie sie sind, und sie kann nicht mitgenommen werden.',
    noWindow: () =>
      'Diese App öffnet kein Fenster, deshalb kann diese Anmeldung hier nicht abgeschlossen werden. Melden Sie sich per E-Mail an oder öffnen Sie diese Seite in Ihrem Browser.',
    heldDevice: () =>
      'Einen Tag lang nach einer Änderung Ihrer Adresse oder Ihrer Anmeldung öffnet kein später hinzugekommener Browser die Wallet. Verwenden Sie einen früheren oder versuchen Sie es morgen noch einmal.',
    heldWallet: () =>
      'Die ältere Wallet hat ihren Platz für einen Tag. Versuchen Sie es morgen noch einmal: Von dieser geht nichts verloren.',
    olderWallet: () =>
      'Solange eine ältere Wallet von Ihnen beiseitegelegt ist, bleiben die Adresse und die Wege zur Anmeldung aus ihrer Zeit.',
    signedOut: () =>
      'Dieser Browser wurde von Ihrer Wallet abgemeldet. Melden Sie sich wieder an: Nichts ist verloren.',
    noWords: () =>
      'Dieser Browser öffnet hier kein Fenster, und die Wörter werden nur in einem gezeigt. Fügen Sie einen Passkey hinzu oder melden Sie sich in einem anderen Browser an, um Wörter aufzuschreiben.',
    windowless: () =>
      'Ihr Browser öffnet hier kein Fenster, und die Wallet fragt nur in einem eigenen Fenster. Erlauben Sie dieser Seite Fenster oder öffnen Sie sie in einem anderen Browser.',
    wordsNotKept: () =>
      'Die neuen Wörter konnten nicht aufbewahrt werden, also öffnen sie nichts. Werfen Sie sie weg und versuchen Sie es noch einmal.',
    popup: () =>
      'Der Browser hat das Fenster nicht geöffnet. Erlauben Sie es dieser Seite und versuchen Sie es noch einmal.',
    windowClosed: () =>
      'Das Fenster wurde geschlossen, bevor es fertig war. Öffnen Sie es noch einmal.',
    socialDeclined: () => 'Sie haben die Anmeldung dort abgelehnt.',
    socialElsewhere: () =>
      'Dieser Browser lässt die Wallet diese Anmeldung nicht abschließen. Melden Sie sich per E-Mail an oder öffnen Sie diese Seite in einem anderen Browser.',
    socialLeft: () => 'Sie haben die Anmeldung nicht abgeschlossen. Beginnen Sie von vorn.',
    socialFailed: () => 'Die Anmeldung konnte nicht geprüft werden. Versuchen Sie es noch einmal.',
    socialOver: () => 'Diese Anmeldung ist abgelaufen. Beginnen Sie noch einmal.',
    socialUnreachable: () =>
      'Die Anmeldeseite ist nicht erreichbar. Versuchen Sie es später noch einmal.',
    linkedElsewhere: () => 'Diese Anmeldung gehört zu einer anderen Wallet.',
    invalidEmail: () => 'Das ist keine E-Mail-Adresse.',
    loginHeld: () =>
      'Der Weg zur Anmeldung, der bleibt, muss erst einen Tag alt sein. Versuchen Sie es morgen noch einmal.',
    loginInUse: () =>
      'Damit sind Sie angemeldet. Melden Sie sich erst auf einem anderen Weg an und entfernen Sie ihn dann.',
    lastLogin: () => 'Das ist der einzige Weg zur Anmeldung. Fügen Sie erst einen anderen hinzu.',
    siteFrozen: () =>
      'Diese Seite kann die Wallet vorerst nicht nutzen. Ihre ist sicher und öffnet sich auf anderen Seiten.',
    siteLogin: () => 'Diese Seite nimmt diese Anmeldung nicht an. Wähle eine andere.',
    failed: () => 'Etwas ist schiefgegangen. Versuchen Sie es noch einmal.',
  },
} satisfies LanguageTexts['first'];
