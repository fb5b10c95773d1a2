import type { Store } from '../ports/store';

/** The key of an account's wallet: its public half, in base64url, and when it was registered. */
export interface WalletKey {
  readonly key: string;
  readonly begunMs: number;

  /** When the wallet was begun that is in the account's place now: later, where an older one was set aside for it. */
  readonly madeMs: number;
}

/** The public keys of wallets, of Ed25519. Each was registered with its wallet's first slot, and stays. */
export interface WalletKeys {
  /** The key of the account's wallet. `undefined` where the account has no wallet. */
  of(account: string): Promise<WalletKey | undefined>;

  /** The keys of the wallets that were set aside for the one in the account's place: of the older ones. */
  olderOf(account: string): Promise<readonly string[]>;

  /** The account's wallet has signed an act just now, so it is not lost: attempts to begin another one end. */
  used(account: string): Promise<void>;
}

/** The keys of wallets whose slots are in this service's database. */
export class DatabaseWalletKeys implements WalletKeys {
  readonly #database: Pick<Store, 'aside' | 'renewals' | 'wallets'>;
  readonly #now: () => number;

  constructor(database: Pick<Store, 'aside' | 'renewals' | 'wallets'>, now: () => number) {
    this.#database = database;
    this.#now = now;
  }

  async of(account: string): Promise<WalletKey | undefined> {
    const wallet = await this.#database.wallets.find(account);
    if (!wallet) return undefined;
    const { begunMs, key, madeMs } = wallet;
    return { key, begunMs, madeMs };
  }

  async olderOf(account: string): Promise<readonly string[]> {
    return this.#database.aside.olderKeys(account);
  }

  async used(account: string): Promise<void> {
    await this.#database.wallets.use(account, this.#now());
    await this.#database.renewals.end(account);
  }
}
