import { abortable } from '../../domain/abort/abortable';
import {
  type ListedWallet,
  type WalletPage,
  walletPage,
  type WalletQuery,
} from '../../domain/connection/listed-wallet';
import type { WalletDirectory } from '../../ports/wallet-directory';

/** A {@link WalletDirectory} over one list, which is loaded when it is first asked for. */
export class StaticWalletDirectory implements WalletDirectory {
  readonly #load: () => Promise<readonly ListedWallet[]>;
  #wallets: Promise<readonly ListedWallet[]> | undefined;

  /** `load` is called again where it failed. */
  constructor(load: () => Promise<readonly ListedWallet[]>) {
    this.#load = load;
  }

  async list(query: WalletQuery, signal?: AbortSignal): Promise<WalletPage> {
    signal?.throwIfAborted();
    this.#wallets ??= this.#loadOnce();
    return walletPage(await abortable(this.#wallets, signal), query);
  }

  async #loadOnce(): Promise<readonly ListedWallet[]> {
    try {
      return await this.#load();
    } catch (error) {
      this.#wallets = undefined;
      throw error;
    }
  }
}
