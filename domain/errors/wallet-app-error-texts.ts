import type { ErrorContexts } from './error-catalogue';
import { walletAppFailures } from './wallet-app-failures';

/** The errors of a wallet's app on the same phone, which only the adapter for such apps throws. */
export const walletAppErrorTexts = {
  WALLET_APP_FAILED: ({ reason }) => walletAppFailures[reason].text,
} as const satisfies {
  readonly [C in keyof ErrorContexts]?: (context: ErrorContexts[C]) => string;
};
