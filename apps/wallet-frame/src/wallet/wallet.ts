import type { Accounts } from '../accounts/accounts';
import { KeyRefusal, type KeyWorker } from '../page/key-worker';
import type { ListedSlot } from '../vault/vault-ports';

export interface WalletDeps {
  readonly keys: KeyWorker;

  /** Lets the visitor open a wallet that this browser does not open yet. Rejects where the visitor leaves. */
  readonly unlock: (slots: readonly ListedSlot[], keys: KeyWorker) => Promise<void>;
}

/** The visitor's wallet on this browser: begun, opened here before, or unlocked by another way. */
export class Wallet {
  readonly keys: KeyWorker;
  readonly #deps: WalletDeps;
  #accounts: Promise<Accounts> | undefined;

  constructor(deps: WalletDeps) {
    this.#deps = deps;
    this.keys = deps.keys;
  }

  /** The accounts. The first call opens the wallet, and another one follows where that fails. */
  accounts(): Promise<Accounts> {
    this.#accounts ??= this.#open().catch((error: unknown) => {
      this.#accounts = undefined;
      throw error;
    });
    return this.#accounts;
  }

  async #open(): Promise<Accounts> {
    const { keys, unlock } = this.#deps;
    let ended: KeyRefusal | undefined;
    if (await keys.isOnDevice()) {
      try {
        return await keys.accounts();
      } catch (error) {
        if (!isEnded(error)) throw error;
        ended = error;
      }
    }
    const slots = await keys.list();
    if (slots.length === 0) {
      if (ended) throw ended;
      return keys.begin();
    }
    await unlock(slots, keys);
    return keys.accounts();
  }
}

/** The visitor has ended this browser's way on another one: it opens by a passkey or words, as a new browser does. */
function isEnded(error: unknown): error is KeyRefusal {
  return error instanceof KeyRefusal && error.code === 'slot';
}
