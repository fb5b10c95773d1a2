import type { WalletKey, WalletKeys } from '../../ports/wallet-keys';
import type { Store } from '../../ports/store';

/** The keys of wallets whose slots are in this service's database. */
export class StoredWalletKeys implements WalletKeys {
  readonly #store: Pick<Store, 'aside' | 'renewals' | 'wallets'>;
  readonly #now: () => number;
  readonly #onUsed: (account: string) => Promise<void>;

  /** @param onUsed Hears that the wallet's key has signed an act. */
  constructor(
    store: Pick<Store, 'aside' | 'renewals' | 'wallets'>,
    now: () => number,
    onUsed: (account: string) => Promise<void>,
  ) {
    this.#store = store;
    this.#now = now;
    this.#onUsed = onUsed;
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
    const { hasDeletion, hasRenewals } = await this.#store.wallets.use(account, this.#now());
    if (hasRenewals) await this.#store.renewals.end(account);
    if (hasDeletion) await this.#onUsed(account);
  }
}
