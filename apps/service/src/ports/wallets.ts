import type { AccountDevice } from '../domain/account-device';

/** The wallet of an account. */
export interface StoredWallet {
  /** The public half of its key. */
  readonly key: string;

  /** When its key was registered. */
  readonly begunMs: number;

  /** When the wallet was made that is in the account's place now. */
  readonly madeMs: number;

  /** The ways to open it. */
  readonly slots: number;
}

/** The wallets of accounts, one of each. */
export interface StoredWallets {
  /** One that is only begun is none. */
  find(account: string): Promise<StoredWallet | undefined>;

  /** Whether there is one, or one is begun. */
  isBegun(account: string): Promise<boolean>;

  /** Claims the wallet of an account for a device, where none has a claim that lasts, or this one has it. Whether it did. */
  claim(owner: AccountDevice, nowMs: number, untilMs: number): Promise<boolean>;

  /** Makes the wallet with this key, for the device with the claim, once. Whether it did. */
  make(owner: AccountDevice, key: string, nowMs: number): Promise<boolean>;

  /** A new wallet is in the place of one that was set aside. */
  renew(owner: AccountDevice, key: string, nowMs: number): Promise<void>;

  /** A wallet has its place back. */
  restore(
    account: string,
    wallet: Pick<StoredWallet, 'key' | 'madeMs' | 'slots'>,
    nowMs: number,
  ): Promise<void>;

  /** Its key has signed an act. Says what waits that an act of the key ends. */
  use(
    account: string,
    nowMs: number,
  ): Promise<{ readonly hasRenewals: boolean; readonly hasDeletion: boolean }>;
  addSlot(account: string): Promise<void>;

  /** Counts one way less, unless it is the last one. Whether it did. */
  removeSlot(account: string): Promise<boolean>;

  /** Deletes claims that are over. */
  sweep(nowMs: number): Promise<void>;
}
