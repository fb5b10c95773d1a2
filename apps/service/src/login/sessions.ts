import { createHmac, randomBytes } from 'node:crypto';
import type { Database, Row } from '../database/database';
import type { KnownDevices } from '../devices/known-devices';
import type { DeviceName } from '../devices/device-name';
import type { LoginSubject } from './one-time-codes';

const IDLE_MS = 24 * 3_600_000;
const LONGEST_MS = 30 * IDLE_MS;

/** How long a handle that was replaced still counts, for the other tabs of the browser. */
const GRACE_MS = 60_000;

/** What a session is for, and the login that it came by, as `AccountLogins` names it. */
export interface SessionSubject extends LoginSubject {
  readonly login: string;
}

/** A session that is valid. */
export interface Session extends SessionSubject {
  /** When its login was. */
  readonly begunMs: number;

  /** The row of its device, and since when the account knows the device. */
  readonly known: {
    readonly id: string;
    readonly sinceMs: number;
    readonly usedMs: number;

    /** Whether the visitor has let the device in, and whether it has shown the wallet's key. */
    readonly isApproved: boolean;
    readonly hasOpened: boolean;
  };
}

export interface SessionsDeps {
  readonly database: Database;
  readonly devices: Pick<KnownDevices, 'know' | 'use'>;
  readonly secret: string;
  readonly now: () => number;
}

/**
 * Sessions of logins. A handle is 128 random bits, of which a hash is stored; it lasts a day without use and 30 days
 * at most, and is worth nothing without the key of the device that logged in, nor once that device is ended.
 */
export class Sessions {
  readonly #deps: SessionsDeps;

  constructor(deps: SessionsDeps) {
    this.#deps = deps;
  }

  /**
   * Opens a session, and returns its handle, and whether its device is new to the account. Both or neither: a device that was known
   * without its session would log in the next time in silence, as one that is not new.
   */
  async open(
    subject: SessionSubject,
    name: DeviceName,
    isApproved: boolean,
  ): Promise<{ readonly handle: string; readonly isNew: boolean }> {
    const { database, devices, now } = this.#deps;
    const begun = now();
    const handle = newHandle();
    let isNew = false as boolean;
    await database.atOnce(async (rows) => {
      const known = await devices.know(subject, name, isApproved, { rows });
      isNew = known.isNew;
      const times = { begun, ends: begun + LONGEST_MS };
      await this.#insert({ rows }, handle, subject, { known: known.id, ...times });
    });
    return { handle, isNew };
  }

  /** The session with this handle. `undefined` where it is over, or its device was ended. */
  async find(handle: string): Promise<Session | undefined> {
    const { database, now } = this.#deps;
    const [row] = await database.rows(
      `select s.account, s.device, s.site, s.login, s.begun, d.id, d.since, d.used, d.approved, d.opened
       from login_session s join known_device d on d.id = s.known
       where s.handle = ? and s.until > ? and s.ends > ?`,
      this.#hashOf(handle),
      now(),
      now(),
    );
    return (
      row && {
        ...subjectIn(row),
        begunMs: Number(row['begun']),
        known: {
          id: String(row['id']),
          sinceMs: Number(row['since']),
          usedMs: Number(row['used']),
          isApproved: row['approved'] === 1,
          hasOpened: row['opened'] === 1,
        },
      }
    );
  }

  /** Lets a session that is used last another day. */
  async touch(handle: string, { known }: Pick<Session, 'known'>): Promise<void> {
    const { database, devices, now } = this.#deps;
    const sql = 'update login_session set until = ? where handle = ? and replaced = 0';
    await database.rows(sql, now() + IDLE_MS, this.#hashOf(handle));
    await devices.use(known);
  }

  /** Replaces the handle of a session, and returns the new one. `undefined` where the session is over. */
  async rotate(handle: string): Promise<string | undefined> {
    const { database, now } = this.#deps;
    // A handle is replaced once within its grace, so a stolen one cannot be kept alive by replacing it again.
    const [row] = await database.rows(
      `update login_session set replaced = 1,
         until = case when replaced = 1 then until else ? end
       where handle = ? and until > ? and ends > ? returning account, device, site, login, known, begun, ends`,
      now() + GRACE_MS,
      this.#hashOf(handle),
      now(),
      now(),
    );
    if (!row) return undefined;
    const [known, begun, ends] = [String(row['known']), Number(row['begun']), Number(row['ends'])];
    const next = newHandle();
    await this.#insert(database, next, subjectIn(row), { known, begun, ends });
    return next;
  }

  /** Ends the sessions of an account that came by a login. The database may be that of a transaction. */
  async endOf(
    account: string,
    login: string,
    over: Pick<Database, 'rows'> = this.#deps.database,
  ): Promise<void> {
    const sql = 'delete from login_session where account = ? and login = ?';
    await over.rows(sql, account, login);
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

  async #insert(
    over: Pick<Database, 'rows'>,
    handle: string,
    { account, device, login, site }: SessionSubject,
    {
      begun,
      ends,
      known,
    }: { readonly begun: number; readonly ends: number; readonly known: string },
  ): Promise<void> {
    const { now } = this.#deps;
    await over.rows(
      `insert into login_session (handle, account, device, site, login, known, begun, until, ends, replaced)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?, 0)`,
      this.#hashOf(handle),
      account,
      device,
      site,
      login,
      known,
      begun,
      now() + IDLE_MS,
      ends,
    );
  }

  #hashOf(handle: string): string {
    return createHmac('sha256', this.#deps.secret).update(`session:${handle}`).digest('hex');
  }
}

function newHandle(): string {
  return randomBytes(16).toString('base64url');
}

function subjectIn({ account, device, login, site }: Row): SessionSubject {
  return {
    account: String(account),
    device: String(device),
    login: String(login),
    site: String(site),
  };
}
