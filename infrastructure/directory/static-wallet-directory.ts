import { onceUntilFailure } from '../../domain/async/once-until-failure';
import { abortable } from '../../domain/abort/abortable';
import {
  type ListedWallet,
  type WalletPage,
  walletPage,
  type WalletQuery,
} from '../../domain/wallet/listed-wallet';
import type { WalletDirectory } from '../../ports/wallet-directory';

/** A {@link WalletDirectory} over one list, which is loaded at its first use. */
export class StaticWalletDirectory implements WalletDirectory {
  readonly isBuiltIn: boolean;
  readonly #wallets: () => Promise<readonly ListedWallet[]>;

  /** `load` is called again after a failure. `isBuiltIn` where the list comes with the package. */
  constructor(load: () => Promise<readonly ListedWallet[]>, isBuiltIn = false) {
    this.isBuiltIn = isBuiltIn;
    this.#wallets = onceUntilFailure(load);
  }

  async list(query: WalletQuery, signal?: AbortSignal): Promise<WalletPage> {
    signal?.throwIfAborted();
    return walletPage(await abortable(this.#wallets(), signal), query);
  }
}
