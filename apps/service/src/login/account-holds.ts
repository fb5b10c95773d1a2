import type { Database } from '../database/database';

const DAY_MS = 24 * 3_600_000;

/**
 * For a day after a change of the address or of a login, no device that came after it gets a half of a passkey or of words.
 * After a change of the address, the ways to open the wallet stay as they are as well, and none takes it away.
 */
export class AccountHolds {
  readonly #database: Database;
  readonly #now: () => number;

  constructor(database: Database, now: () => number) {
    this.#database = database;
    this.#now = now;
  }

  /** A login of the account was added or removed. */
  async loginChanged(account: string): Promise<void> {
    await this.#begin(account, 0);
  }

  async addressChanged(account: string): Promise<void> {
    await this.#begin(account, this.#now() + DAY_MS);
  }

  /** The seconds until the ways may be changed. */
  async secondsToWait(account: string): Promise<number> {
    const sql = 'select ways from account_hold where account = ? and ways > ?';
    const [row] = await this.#database.rows(sql, account, this.#now());
    return row ? this.#secondsUntil(row['ways']) : 0;
  }

  /** The seconds until a device that the account knows since `sinceMs` gets halves of passkeys and words. */
  async secondsForDevice(account: string, sinceMs: number): Promise<number> {
    const sql = 'select until from account_hold where account = ? and until > ? and begun <= ?';
    const [row] = await this.#database.rows(sql, account, this.#now(), sinceMs);
    return row ? this.#secondsUntil(row['until']) : 0;
  }

  /** Deletes what is over. */
  async sweep(): Promise<void> {
    await this.#database.rows('delete from account_hold where until <= ?', this.#now());
  }

  /** A second change in the day makes no device known that came after the first. */
  async #begin(account: string, ways: number): Promise<void> {
    const now = this.#now();
    await this.#database.rows(
      `insert into account_hold (account, begun, until, ways) values (?, ?, ?, ?)
       on conflict (account) do update set
         begun = case when account_hold.until > ? then account_hold.begun else excluded.begun end,
         until = excluded.until,
         ways = case when account_hold.ways > excluded.ways then account_hold.ways else excluded.ways end`,
      account,
      now,
      now + DAY_MS,
      ways,
      now,
    );
  }

  #secondsUntil(ms: unknown): number {
    return Math.ceil((Number(ms) - this.#now()) / 1000);
  }
}
