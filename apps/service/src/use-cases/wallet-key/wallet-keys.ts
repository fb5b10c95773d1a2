import type { WalletKey, WalletKeys } from '../../ports/wallet-keys';
import type { Store } from '../../ports/store';

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
