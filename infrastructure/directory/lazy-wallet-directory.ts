import { onceUntilFailure } from '../../domain/async/once-until-failure';
import { abortable } from '../../domain/abort/abortable';
import type { WalletPage, WalletQuery } from '../../domain/wallet/listed-wallet';
import type { WalletDirectory } from '../../ports/wallet-directory';

/** A list of wallets that was loaded. */
export interface LoadedWallets {
  readonly find: (query: WalletQuery) => Promise<WalletPage>;
}

/** A {@link WalletDirectory} over one list, which is loaded at its first use. */
export class LazyWalletDirectory implements WalletDirectory {
  readonly isBuiltIn: boolean;
  readonly #loaded: () => Promise<LoadedWallets>;

  /** `load` is called again after a failure. `isBuiltIn` where the list comes with the package. */
  constructor(load: () => Promise<LoadedWallets>, isBuiltIn = false) {
    this.isBuiltIn = isBuiltIn;
    this.#loaded = onceUntilFailure(load);
  }

  async list(query: WalletQuery, signal?: AbortSignal): Promise<WalletPage> {
    signal?.throwIfAborted();
    const found = this.#loaded().then(({ find }) => find(query));
    return abortable(found, signal);
  }
}
