/** The accounts that names of logins lead to, where it is another one than the name says. */
export interface StoredAccountNames {
  accountOf(name: string): Promise<string | undefined>;

  /** The name leads to `account`, unless it leads somewhere already. */
  add(name: string, account: string): Promise<void>;

  /** The name leads to `account` from now on. */
  lead(name: string, account: string): Promise<void>;

  /** The name leads to `to`, where it leads to `from` now. Whether it did. */
  leadFrom(name: string, from: string, to: string): Promise<boolean>;

  /** The name leads to `account`, unless the name or its account `target` is another wallet's. Whether it does. */
  leadUnlessWallet(name: string, account: string, target: string): Promise<boolean>;

  /**
   * The name of a login that led to `found` leads to `account`, unless that account has a wallet, or the name was given to it. One
   * whose login was removed may be given anew. Whether it leads there.
   */
  join(name: string, account: string, found: string): Promise<boolean>;
}
