import type { ChainNamespace } from '../../domain/caip/chain-namespace';
import type { FailureReason, NextStep } from '../../domain/errors/failure-catalogue';
import type { WalletFeature } from '../../domain/options/features';
import type { SnackbarCode } from '../../domain/messages/snackbar-code';

/** The texts of the modal and its views. */
export interface ShellMessages {
  readonly back: string;
  readonly cancel: string;
  readonly close: string;
  readonly loading: string;
  readonly reloadPage: string;
  readonly reloadView: string;
  readonly viewCrashed: string;
  readonly viewMissing: string;
  /** Texts that replace the widget's own; the others stay unchanged. */
  readonly snackbars: Readonly<Partial<Record<SnackbarCode, string>>>;
  /** Sentences about what happened that replace the widget's own. */
  readonly failures: Readonly<Partial<Record<FailureReason, string>>>;
  /** The same for what to do next. */
  readonly nextSteps: Readonly<Partial<Record<NextStep, string>>>;

  readonly connectTitle: string;
  readonly connectTitleOn: (chain: string) => string;
  readonly installed: string;
  readonly qrCode: string;
  readonly recent: string;
  readonly popular: string;
  readonly moreWallets: string;
  readonly getWallet: string;
  readonly continueWithWallet: string;
  readonly duplicate: string;
  readonly findWallet: string;
  readonly whatIsAWallet: string;
  readonly getAWallet: string;
  readonly walletFound: (wallet: string) => string;
  readonly walletsFound: (count: number) => string;

  readonly allWallets: string;
  readonly wallet: string;
  readonly walletConnect: string;
  readonly opening: (wallet: string) => string;
  readonly openNamedWallet: (wallet: string) => string;
  readonly openWallet: (wallet: string) => string;
  readonly openWalletHint: string;
  readonly declined: string;
  readonly declinedHint: string;
  readonly requestDeclined: string;
  readonly pending: (wallet: string) => string;
  readonly pendingHint: string;
  readonly notInstalled: (wallet: string) => string;
  readonly notInstalledHint: string;
  readonly getNamedWallet: (wallet: string) => string;
  readonly gone: (wallet: string) => string;
  readonly goneHint: string;
  readonly failed: (wallet: string) => string;
  readonly failedHint: (detail: string) => string;
  readonly connectedTo: (wallet: string) => string;

  readonly accountTitle: string;
  readonly activityTitle: string;
  readonly amountHidden: string;
  readonly network: string;
  readonly walletFeatures: Readonly<Record<WalletFeature, string>>;
  readonly onrampProvidersTitle: string;
  readonly selectToken: string;
  readonly sendReview: string;
  readonly swapReview: string;
  readonly nftTitle: string;
  readonly signInTitle: string;
  readonly tokenTitle: string;
  readonly namesTitle: string;
  readonly permissionsTitle: string;
  readonly tokenAddTitle: string;
  readonly viewOnExplorer: (explorer: string) => string;
  readonly disconnect: string;
  readonly disconnecting: string;

  readonly multiChainTitle: string;
  readonly walletsTitle: string;
  readonly chains: Readonly<Record<ChainNamespace, string>>;
  readonly inUse: string;

  readonly networksTitle: string;
  readonly unsupportedTitle: string;
  readonly approveInWallet: string;
  readonly networkChanged: (network: string) => string;

  /** An EVM network that the site does not support, and of which only the number is known. */
  readonly chainOfNumber: (id: number | string) => string;

  readonly authTitles: Readonly<
    Record<
      | 'ApproveTransaction'
      | 'ConnectingFarcaster'
      | 'EmailVerifyDevice'
      | 'EmailVerifyOtp'
      | 'Profile'
      | 'UpdateEmailPrimaryOtp'
      | 'UpdateEmailSecondaryOtp'
      | 'UpdateEmailWallet',
      string
    >
  >;
}

const plural = new Intl.PluralRules('en');

export const shellMessages: ShellMessages = {
  back: 'Back',
  cancel: 'Cancel',
  close: 'Close',
  loading: 'Loading',
  reloadPage: 'Reload this page',
  reloadView: 'Show this again',
  viewCrashed: 'Something went wrong here. Nothing was sent to your wallet.',
  viewMissing: 'This could not be loaded. Check your connection.',
  snackbars: {},
  failures: {},
  nextSteps: {},

  connectTitle: 'Connect wallet',
  connectTitleOn: (chain) => `${chain} Wallets`,
  installed: 'Installed',
  qrCode: 'QR',
  recent: 'Recent',
  popular: 'Popular',
  moreWallets: 'Other wallets',
  getWallet: 'Get',
  continueWithWallet: 'Continue with a wallet',
  duplicate: 'Two wallets use this name. Choose yours.',
  findWallet: 'Find a wallet',
  whatIsAWallet: 'What is a wallet?',
  getAWallet: 'Get a wallet',
  walletFound: (wallet) => `${wallet} is installed now`,
  walletsFound: (count) =>
    plural.select(count) === 'one' ? `${count} wallet found` : `${count} wallets found`,

  allWallets: 'All wallets',
  wallet: 'Wallet',
  walletConnect: 'WalletConnect',
  opening: (wallet) => `Opening ${wallet}`,
  openNamedWallet: (wallet) => `Open ${wallet}`,
  openWallet: (wallet) => `Open ${wallet} to continue`,
  openWalletHint: 'Approve the request in your wallet.',
  declined: 'You declined. Try again?',
  declinedHint: 'Nothing was shared with this site.',
  requestDeclined: 'Request declined',
  pending: (wallet) => `${wallet} is waiting for you`,
  pendingHint: 'Unlock it and answer the request. We’ll continue automatically.',
  notInstalled: (wallet) => `${wallet} is not installed`,
  notInstalledHint: 'Get it, then reload this page.',
  getNamedWallet: (wallet) => `Get ${wallet}`,
  gone: (wallet) => `${wallet} is gone`,
  goneHint: 'It was updated or turned off. Reload this page.',
  failed: (wallet) => `${wallet} could not connect`,
  failedHint: (detail) => `Wallet’s message: ${detail}`,
  connectedTo: (wallet) => `Connected to ${wallet}`,

  accountTitle: 'Account',
  activityTitle: 'Activity',
  amountHidden: 'Amount hidden',
  network: 'Network',
  walletFeatures: { onramp: 'Buy', swaps: 'Swap', receive: 'Receive', send: 'Send' },
  onrampProvidersTitle: 'Choose a provider',
  selectToken: 'Choose a token',
  sendReview: 'Review send',
  swapReview: 'Review swap',
  nftTitle: 'NFT',
  signInTitle: 'Sign in',
  tokenTitle: 'Token',
  namesTitle: 'Choose a name',
  permissionsTitle: 'Smart sessions',
  tokenAddTitle: 'Add a token',
  viewOnExplorer: (explorer) => `View on ${explorer}`,
  disconnect: 'Disconnect',
  disconnecting: 'Disconnecting',

  multiChainTitle: 'Choose a network',
  walletsTitle: 'Wallets',
  chains: { eip155: 'Ethereum', solana: 'Solana', bip122: 'Bitcoin', polkadot: 'Polkadot' },
  inUse: 'In use',

  networksTitle: 'Choose a network',
  unsupportedTitle: 'Switch network',
  approveInWallet: 'Approve in wallet',
  networkChanged: (network) => `Network is now ${network}`,
  chainOfNumber: (id) => `chain ${id}`,

  authTitles: {
    ApproveTransaction: 'Wallet request',
    ConnectingFarcaster: 'Farcaster',
    EmailVerifyDevice: 'New device',
    EmailVerifyOtp: 'Check your email',
    Profile: 'Profile',
    UpdateEmailPrimaryOtp: 'Check your email',
    UpdateEmailSecondaryOtp: 'Check your new email',
    UpdateEmailWallet: 'Change email',
  },
};
