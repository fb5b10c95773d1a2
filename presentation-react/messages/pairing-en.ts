import type { PairingFailure } from '../../domain/connection/pairing';
import type { PairingPlatform } from '../../domain/connection/pairing-platforms';

/** What went wrong, and what to do next. */
export interface FailureWords {
  readonly headline: string;
  readonly hint: string;
}

/** The texts of the views for pairing. */
export interface PairingMessages {
  readonly platforms: Readonly<Record<PairingPlatform, string>>;
  readonly waysToConnect: string;
  readonly scanWithWallet: (wallet: string) => string;
  readonly scanWithAnyWallet: string;

  /** Once a wallet has read the code, and asks its owner. */
  readonly scanned: string;
  readonly codeLabel: string;
  readonly codeLoading: string;
  readonly copyLink: string;
  readonly continueIn: (wallet: string) => string;
  readonly acceptInWallet: string;
  readonly openInWallet: string;
  readonly openApp: (wallet: string) => string;
  readonly openWebapp: (wallet: string) => string;

  /** Below the button that was to open an app, some seconds later. */
  readonly notOpened: (wallet: string) => string;
  readonly openPageIn: (wallet: string) => string;
  readonly openPageHint: string;
  readonly copyPage: string;
  readonly pairingFailures: Readonly<Record<PairingFailure, FailureWords>>;
}

export const pairingMessages: PairingMessages = {
  platforms: {
    browser: 'Browser',
    mobile: 'Mobile',
    qrcode: 'Mobile',
    web: 'Webapp',
    desktop: 'Desktop',
    unsupported: 'Browser',
  },
  waysToConnect: 'Ways to connect',
  scanWithWallet: (wallet) => `Scan this with ${wallet} on your phone`,
  scanWithAnyWallet: 'Scan this with a wallet on your phone',
  scanned: 'Scanned: approve on your phone',
  codeLabel: 'QR code that connects a wallet. “Copy link” gives the same as text.',
  codeLoading: 'Preparing the QR code',
  copyLink: 'Copy link',
  continueIn: (wallet) => `Continue in ${wallet}`,
  acceptInWallet: 'Accept the request in your wallet, then come back here.',
  openInWallet: 'This page opens in the wallet’s own browser. Connect there.',
  openApp: (wallet) => `Open ${wallet}`,
  openWebapp: (wallet) => `Open ${wallet} in a new tab`,
  notOpened: (wallet) => `Did ${wallet} not open? Its app may not be on this phone.`,
  openPageIn: (wallet) => `Open this page in ${wallet}`,
  openPageHint: 'Copy the address of this page, and open it in the browser of the wallet’s app.',
  copyPage: 'Copy the address of this page',
  pairingFailures: {
    declined: {
      headline: 'Connection declined',
      hint: 'An earlier request may still be open in your wallet.',
    },
    expired: {
      headline: 'The request has expired',
      hint: 'A request is valid for four minutes. Get a new one.',
    },
    refused: {
      headline: 'This site can’t connect phone wallets',
      hint: 'WalletConnect does not accept this site’s settings. Use a wallet in this browser.',
    },
    signInInvalid: {
      headline: 'Signing in did not work',
      hint: 'The wallet’s signature could not be verified. Nothing was connected.',
    },
    unsupported: {
      headline: 'This wallet does not support this site’s networks',
      hint: 'Add one in the wallet and try again, or use another wallet.',
    },
    unreachable: {
      headline: 'Can’t reach WalletConnect',
      hint: 'Check your connection and this device’s clock, then try again.',
    },
  },
};
