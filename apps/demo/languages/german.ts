import type { MessageOverrides } from 'cleatkit/react';

const plural = new Intl.PluralRules('de');

/** `one` where German counts `count` as one. */
function counted(count: number, one: string, other: string): string {
  return `${count} ${plural.select(count) === 'one' ? one : other}`;
}

/** German. A text that is missing here is English. */
export const german = {
  lang: 'de',
  connectWallet: 'Wallet verbinden',
  restoring: 'Deine Wallet wird wieder verbunden',
  tryAgain: 'Noch einmal',
  disposed: 'Die Seite hat ihr Wallet-Fenster beendet',
  wrongNetwork: 'Falsches Netzwerk',
  chooseNetwork: 'Netzwerk wählen',

  back: 'Zurück',
  cancel: 'Abbrechen',
  close: 'Schließen',
  loading: 'Lädt',
  reloadPage: 'Seite neu laden',
  reloadView: 'Noch einmal zeigen',
  viewCrashed: 'Hier ging etwas schief. An deine Wallet wurde nichts gesendet.',
  viewMissing: 'Das ließ sich nicht laden. Prüfe deine Internetverbindung.',
  snackbars: {
    ADDRESS_COPIED: 'Adresse kopiert',
    COPY_FAILED: 'Kopieren fehlgeschlagen',
    DISCONNECT_FAILED: 'Trennen fehlgeschlagen',
    LINK_COPIED: 'Link kopiert',
    SEND_INCOMPLETE: 'Gib einen gültigen Betrag und einen Empfänger ein',
    SIGNATURE_DECLINED: 'Signatur abgelehnt',
    SOMETHING_WENT_WRONG: 'Etwas ging schief',
    TRANSACTION_CONFIRMED: 'Transaktion bestätigt',
    TRANSACTION_REVERTED: 'Die Transaktion ist auf der Chain fehlgeschlagen',
    TRANSACTION_STARTED: 'Transaktion gesendet',
    TRANSACTION_UNANSWERED:
      'Die Wallet kann sie noch senden. Sieh dort nach, bevor du es wiederholst.',
  },

  connectTitle: 'Wallet verbinden',
  connectTitleOn: (chain: string) => `Wallets für ${chain}`,
  installed: 'Installiert',
  qrCode: 'QR',
  recent: 'Zuletzt',
  getWallet: 'Holen',
  duplicate: 'Zwei Wallets geben sich als diese aus. Wähle die, die du installiert hast.',
  noWalletTitle: 'Keine Wallet gefunden',
  noWalletText: 'Installiere eine Wallet in diesem Browser und lade die Seite neu.',
  findWallet: 'Eine Wallet finden',
  whatIsAWallet: 'Was ist eine Wallet?',
  benefits: [
    { title: 'Sie hält deine Schlüssel', text: 'Nur du bewegst deine Münzen und Sammlerstücke.' },
    { title: 'Sie meldet dich an', text: 'Ein Konto für viele Seiten, ohne Passwort.' },
    { title: 'Sie fragt dich zuerst', text: 'Nichts geschieht, bevor du in der Wallet zustimmst.' },
  ],
  walletsFound: (count: number) => `${counted(count, 'Wallet', 'Wallets')} gefunden`,
  walletsLeftOut: (count: number) =>
    `Zu viele Wallets melden sich auf dieser Seite: ${counted(count, 'fehlt', 'fehlen')} in der Liste.`,

  allWallets: 'Alle Wallets',
  wallet: 'Wallet',
  opening: (wallet: string) => `${wallet} wird geöffnet`,
  openNamedWallet: (wallet: string) => `${wallet} öffnen`,
  openWallet: (wallet: string) => `Öffne ${wallet}, um fortzufahren`,
  openWalletHint: 'Bestätige die Anfrage in deiner Wallet.',
  declined: 'Du hast abgelehnt. Noch einmal?',
  declinedHint: 'Diese Seite hat nichts erfahren.',
  requestDeclined: 'Anfrage abgelehnt',
  pending: (wallet: string) => `${wallet} wartet auf dich`,
  pendingHint: 'Öffne und entsperre sie und beantworte dort die Anfrage. Hier geht es dann weiter.',
  notInstalled: (wallet: string) => `${wallet} ist nicht installiert`,
  notInstalledHint: 'Hole sie für diesen Browser und lade die Seite neu.',
  getNamedWallet: (wallet: string) => `${wallet} holen`,
  gone: (wallet: string) => `${wallet} ist verschwunden`,
  goneHint: 'Sie wurde vielleicht aktualisiert oder ausgeschaltet. Lade die Seite neu.',
  failed: (wallet: string) => `${wallet} konnte sich nicht verbinden`,
  failedHint: (detail: string) => `Sie sagt: ${detail}`,
  connectedTo: (wallet: string) => `Mit ${wallet} verbunden`,

  accountTitle: 'Konto',
  copyAddress: (address: string) => `Adresse ${address} kopieren`,
  balance: (amount: string) => `Guthaben ${amount}`,
  balanceLoading: 'Guthaben wird gelesen',
  balanceUnavailable: 'Guthaben nicht verfügbar',
  connectedWith: (wallet: string) => `Verbunden mit ${wallet}`,
  moreAddresses: (count: number) => counted(count, 'weitere Adresse', 'weitere Adressen'),
  chooseAccount: 'Ein anderes Konto wählen',
  network: 'Netzwerk',
  walletFeatures: { onramp: 'Kaufen', swaps: 'Tauschen', receive: 'Empfangen', send: 'Senden' },
  viewOnExplorer: (explorer: string) => `Auf ${explorer} ansehen`,
  disconnect: 'Trennen',
  disconnecting: 'Wird getrennt',

  multiChainTitle: 'Chain wählen',
  multiChainText: (wallet: string) =>
    `${wallet} kann mehrere Chains. Wähle, welche verbunden wird.`,
  walletsTitle: 'Wallets',
  inUse: 'In Gebrauch',
  switchTo: (wallet: string, chain: string) => `${wallet} auf ${chain} verwenden`,
  connectOn: (chain: string) => `Wallet für ${chain} verbinden`,
  accountsOn: (chain: string) => `Konten auf ${chain}`,
  disconnectFrom: (wallet: string, chain: string) => `${wallet} von ${chain} trennen`,
  disconnectAll: 'Alle trennen',

  networksTitle: 'Netzwerk wählen',
  unsupportedTitle: 'Netzwerk wechseln',
  unsupportedText:
    'Deine Wallet ist in einem Netzwerk, das diese Seite nicht nutzt. Wähle eines von diesen.',
  currentNetwork: 'Aktuell',
  approveInWallet: 'In der Wallet zustimmen',
  notApproved: 'Nicht erlaubt',
  networkChanged: (network: string) => `Das Netzwerk ist jetzt ${network}`,
  switchDeclined: 'Du hast den Wechsel abgelehnt. Noch einmal wählen?',
  switchPending:
    'In deiner Wallet ist eine Anfrage offen. Beantworte sie dort und wähle dann noch einmal.',
  switchGone: 'Die Wallet ist nicht mehr da. Lade die Seite neu.',
  noNetwork: 'Hier kann sich keine Wallet verbinden: Diese Seite hat kein Netzwerk eingerichtet.',

  scanWithWallet: (wallet: string) => `Scanne das mit ${wallet} auf deinem Telefon`,
  scanWithAnyWallet: 'Scanne das mit einer Wallet auf deinem Telefon',
  codeLabel: 'QR-Code, der eine Wallet verbindet. „Link kopieren“ hat dasselbe als Text.',
  codeLoading: 'Der QR-Code wird vorbereitet',
  copyLink: 'Link kopieren',
  continueIn: (wallet: string) => `Weiter in ${wallet}`,
  acceptInWallet: 'Nimm die Anfrage in der Wallet an und komm dann hierher zurück.',
  openApp: (wallet: string) => `${wallet} öffnen`,

  searchWallets: 'Wallets suchen',
  allWalletsFound: (count: number) => counted(count, 'Wallet', 'Wallets'),
  noWalletFound: 'Keine Wallet gefunden',
  noWalletFoundHint:
    'Prüfe den Namen. Auch eine Wallet, die hier fehlt, verbindet sich per QR-Code.',
  useCode: 'QR-Code verwenden',
} satisfies MessageOverrides;
