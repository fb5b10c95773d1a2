import type { WalletKey, WalletKeys } from '../../ports/wallet-keys';
import type { Store } from '../../ports/store';

/** The keys of wallets whose slots are in this service's database. */
export class StoredWalletKeys implements WalletKeys {
  readonly #store: Pick<Store, 'aside' | 'renewals' | 'wallets'>;
  readonly #now: () => number;

  constructor(store: Pick<Store, 'aside' | 'renewals' | 'wallets'>, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  async of(account: string): Promise<WalletKey | undefined> {
    const wallet = await this.#store.wallets.find(account);
    if (!wallet) return undefined;
    const { begunMs, key, madeMs } = wallet;
    return { key, begunMs, madeMs };
  }

  async olderOf(account: string): Promise<readonly string[]> {
    return this.#store.aside.olderKeys(account);
  }

  async used(account: string): Promise<void> {
    await this.#store.wallets.use(account, this.#now());
    await this.#store.renewals.end(account);
  }
}
