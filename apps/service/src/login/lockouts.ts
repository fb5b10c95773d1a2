import type { Database } from '../database/database';

const DAY_MS = 24 * 3_600_000;
const FIRST_DEAD = 10;
const FIRST_LOCK_MS = 900_000;
const DOUBLINGS = 6;

/** How long an account is locked after each dead code of a day, from the tenth on. */
const steps = Array.from({ length: DOUBLINGS }, (_, n) => FIRST_LOCK_MS * 2 ** n);
const lockMs = `case login_lock.dead + 1 ${steps
  .map((ms, n) => `when ${FIRST_DEAD + n} then ${ms}`)
  .join(' ')} else ${steps.at(-1)} end`;

/**
 * What is locked: a device that has logged in to the account has a lock of its own, so wrong guesses on other devices lock
 * it not.
 */
export function lockOf(
  { account, device }: { readonly account: string; readonly device: string },
  isKnown: boolean,
): string {
  return isKnown ? `${account}:${device}` : account;
}

/**
 * The accounts whose codes were guessed wrong to their end: for 15 minutes, and each time longer, a device gets a code only
 * after a press in a mail. That stops a guesser, and not the visitor.
 */
export class Lockouts {
  readonly #database: Database;
  readonly #now: () => number;

  constructor(database: Database, now: () => number) {
    this.#database = database;
    this.#now = now;
  }

  /** The seconds until a code is sent without a press again. */
  async secondsToWait(account: string): Promise<number> {
    const sql = 'select until from login_lock where account = ? and until > ?';
    const [row] = await this.#database.rows(sql, account, this.#now());
    return row ? Math.ceil((Number(row['until']) - this.#now()) / 1000) : 0;
  }

  /** Counts a code that died of wrong guesses. */
  async countDead(account: string): Promise<void> {
    const now = this.#now();
    await this.#database.rows(
      `insert into login_lock (account, dead, day, until) values (?, 1, ?, 0)
       on conflict (account) do update set
         until = case when login_lock.day <= ? then 0
                      when login_lock.dead + 1 >= ${FIRST_DEAD} then ${now} + ${lockMs}
                      else login_lock.until end,
         dead = case when login_lock.day <= ? then 1 else login_lock.dead + 1 end,
         day = case when login_lock.day <= ? then excluded.day else login_lock.day end`,
      account,
      now + DAY_MS,
      now,
      now,
      now,
    );
  }

  /** Deletes what is over. */
  async sweep(): Promise<void> {
    const sql = 'delete from login_lock where day <= ? and until <= ?';
    await this.#database.rows(sql, this.#now(), this.#now());
  }
}
