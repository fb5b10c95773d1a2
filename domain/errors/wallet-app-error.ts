import { CataloguedError } from './catalogued-error';
import { walletAppErrorTexts } from './wallet-app-error-texts';
import type { WalletAppFailure } from './wallet-app-failures';

/** A `WidgetError` `WALLET_APP_FAILED`: a wallet's app on the same phone gave no answer. */
export class WalletAppError extends CataloguedError<'WALLET_APP_FAILED'> {
  constructor(reason: WalletAppFailure, options?: { readonly cause?: unknown }) {
    const context = { reason };
    super(walletAppErrorTexts.WALLET_APP_FAILED(context), 'WALLET_APP_FAILED', context, options);
  }
}
