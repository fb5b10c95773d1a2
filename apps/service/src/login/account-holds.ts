import type { Database } from '../database/database';

const DAY_MS = 24 * 3_600_000;

/** After a change of the address, the ways to open the wallet stay as they are for a day, and none takes it away. */
export class AccountHolds {
  readonly #database: Database;
  readonly #now: () => number;

  constructor(database: Database, now: () => number) {
    this.#database = database;
    this.#now = now;
  }

  async begin(account: string): Promise<void> {
    await this.#database.rows(
      `insert into account_hold (account, until) values (?, ?)
       on conflict (account) do update set until = excluded.until`,
      ...[account, this.#now() + DAY_MS],
    );
  }

  /** The seconds until the ways may be changed. */
  async secondsToWait(account: string): Promise<number> {
    const sql = 'select until from account_hold where account = ? and until > ?';
    const [row] = await this.#database.rows(sql, account, this.#now());
    return row ? Math.ceil((Number(row['until']) - this.#now()) / 1000) : 0;
  }

  /** Deletes what is over. */
  async sweep(): Promise<void> {
    await this.#database.rows('delete from account_hold where until <= ?', this.#now());
  }
}
