import type { Database } from '../database/database';

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
  readonly #database: Database;
  readonly #now: () => number;

  constructor(database: Database, now: () => number) {
    this.#database = database;
    this.#now = now;
  }

  async of(account: string): Promise<WalletKey | undefined> {
    const sql = "select key, begun, made from wallet where account = ? and key <> ''";
    const [row] = await this.#database.rows(sql, account);
    if (!row) return undefined;
    const [begunMs, madeMs] = [Number(row['begun']), Number(row['made'])];
    return { key: String(row['key']), begunMs, madeMs };
  }

  async olderOf(account: string): Promise<readonly string[]> {
    const sql = `select a.key as key from wallet_aside a join wallet w on w.account = a.account
       where a.account = ? and a.made < w.made order by a.since`;
    return (await this.#database.rows(sql, account)).map((row) => String(row['key']));
  }

  async used(account: string): Promise<void> {
    await this.#database.rows('update wallet set used = ? where account = ?', this.#now(), account);
    await this.#database.rows('delete from wallet_renewal where account = ?', account);
  }
}
