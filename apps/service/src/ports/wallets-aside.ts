import type { StoredWallet } from './wallets';

/** The wallets that were set aside, each by its id, for another one in their account's place. */
export interface StoredAside {
  /** How many an account has. `undefined` where it has no wallet. */
  count(account: string): Promise<number | undefined>;

  /** Sets the account's wallet aside until `endsMs`. */
  add(account: string, id: string, nowMs: number, endsMs: number): Promise<void>;
  keyOf(account: string, id: string): Promise<string | undefined>;

  /** The keys of those that were made before the wallet in the account's place, the first that was set aside first. */
  olderKeys(account: string): Promise<readonly string[]>;

  /** Since when one is aside that was made after the wallet in the account's place. */
  youngerSince(account: string, id: string): Promise<number | undefined>;

  /** Takes one away, to give it its place back. */
  take(
    account: string,
    id: string,
  ): Promise<Pick<StoredWallet, 'key' | 'madeMs' | 'slots'> | undefined>;

  /** One goes at `endsMs`, unless it goes before. Returns when it goes. */
  discard(account: string, id: string, endsMs: number): Promise<number | undefined>;

  /** One that has not gone stays for `keptMs` since it was set aside. Whether there is one. */
  keep(account: string, id: string, nowMs: number, keptMs: number): Promise<boolean>;

  /** Deletes what is over. */
  sweep(nowMs: number): Promise<void>;
}
