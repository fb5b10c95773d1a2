import type { Accounts } from '../accounts/accounts';
import { KeyRefusal, type KeyWorker } from '../page/key-worker';
import type { ListedSlot } from '../vault/vault-ports';

export interface WalletDeps {
  readonly keys: KeyWorker;

  /** Lets the visitor open a wallet that this browser does not open yet. Rejects where the visitor leaves. */
  readonly unlock: (slots: readonly ListedSlot[], keys: KeyWorker) => Promise<void>;

  /** Lets the visitor bring back this browser's wallet, which was set aside. Rejects where the visitor leaves. */
  readonly bringBack: (keys: KeyWorker) => Promise<void>;
}

/** The visitor's wallet on this browser: begun, opened here before, or unlocked by another way. */
export class Wallet {
  readonly keys: KeyWorker;
  readonly #deps: WalletDeps;
  #accounts: Promise<Accounts> | undefined;
  #stopped: Promise<number | undefined> = Promise.resolve(undefined);

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

  /** When an attempt to begin a new wallet was made that has ended because this browser opens the wallet. */
  get stoppedRenewal(): Promise<number | undefined> {
    return this.#stopped;
  }

  async #open(): Promise<Accounts> {
    const { keys } = this.#deps;
    const accounts = (await keys.isOnDevice()) ? await this.#openHere() : await this.#unlock();
    this.#stopped = this.#stay().catch(() => undefined); // The account is there without it.
    return accounts;
  }

  /** @param ended Why this browser's own way does not open it. */
  async #unlock(ended?: KeyRefusal): Promise<Accounts> {
    const { keys, unlock } = this.#deps;
    const slots = await keys.list();
    if (slots.length === 0) {
      if (ended) throw ended;
      return keys.begin();
    }
    await unlock(slots, keys);
    return keys.accounts();
  }

  async #openHere(): Promise<Accounts> {
    const { bringBack, keys } = this.#deps;
    try {
      return await keys.accounts();
    } catch (error) {
      if (isEnded(error)) return this.#unlock(error);
      if (!(error instanceof KeyRefusal) || error.code !== 'aside') throw error;
      await bringBack(keys);
      return keys.accounts();
    }
  }

  async #stay(): Promise<number | undefined> {
    const { keys } = this.#deps;
    const renewal = await keys.renewal();
    if (renewal) await keys.stay();
    return renewal?.begunAtMs;
  }
}

/** The visitor has ended this browser's way on another one: it opens by a passkey or words, as a new browser does. */
function isEnded(error: unknown): error is KeyRefusal {
  return error instanceof KeyRefusal && error.code === 'slot';
}
