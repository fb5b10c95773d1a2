import type { Accounts } from '../../domain/accounts/accounts';
import type { Keys } from '../../ports/keys';
import { KeyRefusal } from '../../domain/refusals/key-refusal';
import type { WalletSlots } from '../../ports/vault';

export interface WalletDeps {
  readonly keys: Keys;

  /** Lets the visitor open a wallet that this browser does not open yet. Rejects where the visitor leaves. */
  readonly unlock: (listed: WalletSlots, keys: Keys) => Promise<void>;

  /** Lets the visitor bring back this browser's wallet, which was set aside. Rejects where the visitor leaves. */
  readonly bringBack: (keys: Keys) => Promise<void>;
}

/** What the service says of a wallet that is open. */
export interface WalletNews {
  /** How many slots open it. */
  readonly slots: number;

  /** When an attempt to begin a new wallet was made that has ended because this browser opens this one. */
  readonly stoppedAtMs?: number;
}

/** The visitor's wallet on this browser: begun, opened here before, or unlocked by another slot. */
export class Wallet {
  readonly keys: Keys;
  readonly #deps: WalletDeps;
  #accounts: Promise<Accounts> | undefined;
  #news: Promise<WalletNews> | undefined;

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

  /** Opens the wallet where it is not open. What the service said at an opening before may be true no more. */
  async news(): Promise<WalletNews> {
    if (this.#news) return this.#look();
    await this.accounts();
    return this.#news ?? this.#look();
  }

  /** Whether more than one slot opens the wallet, as the service said last. */
  async hasSecondWay(): Promise<boolean> {
    await this.accounts();
    this.#news ??= this.#look();
    this.#news.catch(() => this.forgetNews());
    return (await this.#news).slots > 1;
  }

  /** The visitor may have added or ended slots. */
  forgetNews(): void {
    this.#news = undefined;
  }

  async #open(): Promise<Accounts> {
    const { keys } = this.#deps;
    const accounts = (await keys.isOnDevice()) ? await this.#openHere() : await this.#unlock();
    this.#news ??= this.#look();
    this.#news.catch(() => undefined); // The account is there without it.
    return accounts;
  }

  /** @param ended Why this browser's own slot does not open it. */
  async #unlock(ended?: KeyRefusal): Promise<Accounts> {
    const { keys, unlock } = this.#deps;
    const listed = await keys.list();
    if (listed.slots.length === 0) {
      if (ended) throw ended;
      const accounts = await keys.begin();
      this.#news = Promise.resolve({ slots: 1 });
      return accounts;
    }
    await unlock(listed, keys);
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

  async #look(): Promise<WalletNews> {
    const { keys } = this.#deps;
    const listed = await keys.list();
    const slots = listed.slots.filter(({ aside }) => aside === undefined).length;
    if (!listed.renewal && !listed.isEnding) return { slots };
    const isStopped = await keys.stay().then(
      () => true,
      () => false,
    );
    const { renewal } = listed;
    return { slots, ...(isStopped && renewal && { stoppedAtMs: renewal.begunAtMs }) };
  }
}

/** The visitor has ended this browser's slot on another one: it opens by a passkey or words, as a new browser does. */
function isEnded(error: unknown): error is KeyRefusal {
  return error instanceof KeyRefusal && error.code === 'slot';
}
