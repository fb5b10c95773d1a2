import { createHmac } from 'node:crypto';
import type { Database } from '../database/database';

/** Longer than a login at another provider may take, so that the login says itself that it is over. */
const LIFE_MS = 1_200_000;

export interface AllowedJoinsDeps {
  readonly database: Database;
  readonly secret: string;
  readonly now: () => number;
}

/**
 * The logins under way that an account's visitor has agreed to add, by the wallet's key: before the login is proved, so that the
 * visitor presses once.
 */
export class AllowedJoins {
  readonly #deps: AllowedJoinsDeps;

  constructor(deps: AllowedJoinsDeps) {
    this.#deps = deps;
  }

  /** `flow` is the name of the login. */
  async allow(account: string, flow: string): Promise<void> {
    const { database, now } = this.#deps;
    await database.rows(
      `insert into allowed_join (flow, account, until) values (?, ?, ?)
       on conflict (flow, account) do update set until = excluded.until`,
      this.#hashOf(flow),
      account,
      now() + LIFE_MS,
    );
  }

  async isAllowed(account: string, flow: string): Promise<boolean> {
    const { database, now } = this.#deps;
    const sql = 'select flow from allowed_join where flow = ? and account = ? and until > ?';
    const [row] = await database.rows(sql, this.#hashOf(flow), account, now());
    return row !== undefined;
  }

  /** Deletes what is over. */
  async sweep(): Promise<void> {
    const { database, now } = this.#deps;
    await database.rows('delete from allowed_join where until <= ?', now());
  }

  #hashOf(flow: string): string {
    return createHmac('sha256', this.#deps.secret).update(`join:${flow}`).digest('base64url');
  }
}
