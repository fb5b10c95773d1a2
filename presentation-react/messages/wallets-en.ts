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
  readonly connectFirst: string;
  readonly connectFirstHint: string;
}

const plural = new Intl.PluralRules('en');

export const walletsMessages: WalletsMessages = {
  searchWallets: 'Search wallets',
  allWalletsFound: (count) =>
    plural.select(count) === 'one' ? `${count} wallet` : `${count} wallets`,
  noWalletFound: 'No Wallet found',
  noWalletFoundHint: 'Check the name. A wallet that is not listed can connect with a QR code.',
  walletsMissing: 'The list of wallets is out of reach',
  walletsMissingHint: 'Check your internet connection, or connect your wallet with a QR code.',
  useCode: 'Use a QR code',
  multiChainText: (wallet) => `${wallet} works on several chains. Choose the one to connect.`,
  noNetwork: 'No wallet can be connected here: this site has not set up a network.',
  walletsLeftOut: (count) =>
    `Too many wallets show themselves on this page: ${count} ${plural.select(count) === 'one' ? 'is' : 'are'} not listed.`,
  noWalletTitle: 'No wallet found',
  noWalletText: 'Install a wallet in this browser, then reload this page.',
  noWalletOnPhone: 'Get the app of a wallet, then open this page in the app’s own browser.',
  connectFirst: 'No wallet is connected',
  connectFirstHint: 'Connect one to continue.',
};
