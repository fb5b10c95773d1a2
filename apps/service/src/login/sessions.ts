import { createHmac, randomBytes } from 'node:crypto';
import type { Database, Row } from '../database/database';
import type { LoginSubject } from './one-time-codes';

const IDLE_MS = 24 * 3_600_000;
const LONGEST_MS = 30 * IDLE_MS;

/** How long a handle that was replaced still counts, for the other tabs of the browser. */
const GRACE_MS = 60_000;

/** What a session is for, and the login that it came by, as `AccountLogins` names it. */
export interface SessionSubject extends LoginSubject {
  /** Empty for a session from before logins had names. */
  readonly login: string;
}

export interface SessionsDeps {
  readonly database: Database;
  readonly secret: string;
  readonly now: () => number;
}

/**
 * Sessions of logins. A handle is 128 random bits, of which a hash is stored; it lasts a day without use and 30 days
 * at most, and is worth nothing without the key of the device that logged in.
 */
export class Sessions {
  readonly #deps: SessionsDeps;

  constructor(deps: SessionsDeps) {
    this.#deps = deps;
  }

  /** Opens a session, and returns its handle. */
  open(subject: SessionSubject): Promise<string> {
    return this.#insert(subject, this.#deps.now() + LONGEST_MS);
  }

  /** What the session with this handle is for. `undefined` where it is over. */
  async find(handle: string): Promise<SessionSubject | undefined> {
    const { database, now } = this.#deps;
    const sql =
      'select account, device, site, login from login_session where handle = ? and until > ? and ends > ?';
    const [row] = await database.rows(sql, this.#hashOf(handle), now(), now());
    return row && subjectIn(row);
  }

  /** Lets a session that is used last another day. */
  async touch(handle: string): Promise<void> {
    const { database, now } = this.#deps;
    const sql = 'update login_session set until = ? where handle = ? and replaced = 0';
    await database.rows(sql, now() + IDLE_MS, this.#hashOf(handle));
  }

  /** Replaces the handle of a session, and returns the new one. `undefined` where the session is over. */
  async rotate(handle: string): Promise<string | undefined> {
    const { database, now } = this.#deps;
    // A handle is replaced once within its grace, so a stolen one cannot be kept alive by replacing it again.
    const [row] = await database.rows(
      `update login_session set replaced = 1,
         until = case when replaced = 1 then until else ? end
       where handle = ? and until > ? and ends > ? returning account, device, site, login, ends`,
      ...[now() + GRACE_MS, this.#hashOf(handle), now(), now()],
    );
    if (!row) return undefined;
    return this.#insert(subjectIn(row), Number(row['ends']));
  }

  /** Ends every session of a device for an account. */
  async end({ account, device }: LoginSubject): Promise<void> {
    const sql = 'delete from login_session where account = ? and device = ?';
    await this.#deps.database.rows(sql, account, device);
  }

  /** Ends the sessions of an account that came by a login, and those of which the login is not known. */
  async endOf(account: string, login: string): Promise<void> {
    const sql = "delete from login_session where account = ? and login in (?, '')";
    await this.#deps.database.rows(sql, account, login);
  }

  /** The login that sessions of an account came by has another name. */
  async renameLogin(account: string, before: string, login: string): Promise<void> {
    const sql = 'update login_session set login = ? where account = ? and login = ?';
    await this.#deps.database.rows(sql, login, account, before);
  }

  /** Deletes what is over. */
  async sweep(): Promise<void> {
    const { database, now } = this.#deps;
    await database.rows('delete from login_session where until <= ? or ends <= ?', now(), now());
  }

  async #insert({ account, device, login, site }: SessionSubject, ends: number): Promise<string> {
    const { database, now } = this.#deps;
    const handle = randomBytes(16).toString('base64url');
    await database.rows(
      `insert into login_session (handle, account, device, site, login, until, ends, replaced)
       values (?, ?, ?, ?, ?, ?, ?, 0)`,
      ...[this.#hashOf(handle), account, device, site, login, now() + IDLE_MS, ends],
    );
    return handle;
  }

  #hashOf(handle: string): string {
    return createHmac('sha256', this.#deps.secret).update(`session:${handle}`).digest('hex');
  }
}

function subjectIn({ account, device, login, site }: Row): SessionSubject {
  return {
    ...{ account: String(account), device: String(device) },
    ...{ login: String(login), site: String(site) },
  };
}
