import type { FailureEntry } from './failure-catalogue';

/** The kind of a failure of a wallet's app on the same phone. */
export type WalletAppFailure =
  'appBlocked' | 'appClosed' | 'appNotOpened' | 'appNotPressed' | 'appUnsure';

/** Why such an app gave no answer, and what the visitor can do about it. */
export const walletAppFailures = {
  appBlocked: { text: 'This browser keeps the site from apps on this device', next: 'allowApps' },
  appClosed: { text: 'The wallet app closed before it answered', next: 'tryAgain' },
  appNotOpened: { text: 'No Solana wallet app has opened', next: 'getWalletApp' },
  appNotPressed: { text: 'A browser opens an app only right after a press', next: 'tryAgain' },
  appUnsure: { text: 'The wallet app may have sent the transaction', next: 'lookInWallet' },
} as const satisfies Record<WalletAppFailure, FailureEntry>;

/** The failure that says `text`. Only a later download has these texts, so that errors are recognised by them. */
export function walletAppFailureIn(text: string): WalletAppFailure | undefined {
  const reasons = Object.keys(walletAppFailures) as WalletAppFailure[];
  return reasons.find((reason) => walletAppFailures[reason].text === text);
}
