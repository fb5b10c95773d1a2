/** A login of an account: a hash, what is known of it, sealed, and since when it leads there. */
export interface StoredLogin {
  readonly name: string;
  readonly sealed: string;
  readonly createdMs: number;
}

export interface LoginsWith {
  readonly list: readonly StoredLogin[];
  readonly found: (Pick<StoredLogin, 'name' | 'sealed'> & { readonly account: string }) | undefined;
}

/** The logins of accounts, for their visitors to see. */
export interface StoredLogins {
  /** Those that lead to the account, the oldest first. */
  list(account: string): Promise<readonly StoredLogin[]>;

  /** Those of {@link StoredLogins.list}, and one of the logins with these names, whosever it is: as one statement. */
  listWith(account: string, names: readonly string[]): Promise<LoginsWith>;

  /** Adds a login, or changes what is known of it. One of the same account stays as old as it is. */
  put(account: string, login: StoredLogin): Promise<void>;

  /** It is another account's. Returns what is known of it. */
  give(name: string, account: string, nowMs: number): Promise<string | undefined>;

  /** Removes a login of the account. Returns since when it was one. */
  remove(name: string, account: string): Promise<number | undefined>;

  /** Forgets a name that a login has under no secret any more. */
  forget(name: string): Promise<void>;
}
