/** The texts of the view of all wallets, and of the rarer views about choosing one. */
export interface WalletsMessages {
  readonly searchWallets: string;
  readonly allWalletsFound: (count: number) => string;
  readonly noWalletFound: string;
  readonly noWalletFoundHint: string;
  readonly walletsMissing: string;
  readonly walletsMissingHint: string;
  readonly useCode: string;
  readonly multiChainText: (wallet: string) => string;
  readonly noNetwork: string;
  readonly walletsLeftOut: (count: number) => string;
  readonly noWalletTitle: string;
  readonly noWalletText: string;
  readonly noWalletOnPhone: string;
  readonly getForBrowser: string;
  readonly getForPhone: string;
  readonly getAlsoApp: string;
  readonly getOnPhone: (wallet: string) => string;
  readonly installThenReload: string;
  readonly connectFirst: string;
  readonly connectFirstHint: string;
}

const plural = new Intl.PluralRules('en');

export const walletsMessages: WalletsMessages = {
  searchWallets: 'Search wallets',
  allWalletsFound: (count) =>
    plural.select(count) === 'one' ? `${count} wallet` : `${count} wallets`,
  noWalletFound: 'No wallets found',
  noWalletFoundHint: 'Check the name. A wallet that is not listed can connect with a QR code.',
  walletsMissing: 'Can’t load the list of wallets',
  walletsMissingHint: 'Check your connection, or connect your wallet with a QR code.',
  useCode: 'Use a QR code',
  multiChainText: (wallet) => `${wallet} works on several networks. Choose one to connect.`,
  noNetwork: 'No wallet can connect: this site has no network set up.',
  walletsLeftOut: (count) =>
    `Too many wallets on this page: ${count} ${plural.select(count) === 'one' ? 'is' : 'are'} not listed.`,
  noWalletTitle: 'No wallet found',
  noWalletText: 'Install a wallet in this browser, then reload this page.',
  noWalletOnPhone: 'Get a wallet app, then open this page in its browser.',
  getForBrowser: 'These work in this browser. Get one from its own site, then come back.',
  getForPhone: 'These are apps for this phone. Get one, then come back and choose it here.',
  getAlsoApp: 'also an app',
  getOnPhone: (wallet) => `Get ${wallet} on your phone`,
  installThenReload: 'Installed but not found? Reload this page.',
  connectFirst: 'No wallet is connected',
  connectFirstHint: 'Connect one to continue.',
};
