import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import type { Database, Row } from '../database/database';
import type { SealedLogin } from '../login/account-logins';
import { isSignedBy } from '../login/device-key';
import type { LoginSubject } from '../login/one-time-codes';
import { type DeviceName, storedName } from './device-name';
import type { DeviceOwner } from './known-devices';

const LIFE_MS = 600_000;
const TOKEN_BYTES = 16;

export interface DeviceRequestsDeps {
  readonly database: Database;
  readonly secret: string;
  readonly now: () => number;
}

/** A device that asks to log in. */
export interface AskedDevice extends LoginSubject {
  readonly name: DeviceName;

  /** The login that it has proved. Absent where a code is due first. */
  readonly login?: SealedLogin;
}

/** What the visitor reads of a device that waits. */
export interface WaitingDevice {
  readonly id: string;
  readonly site: string;
  readonly name: DeviceName;
  readonly sinceMs: number;
}

/** Whether a device that asks to log in was approved. `unmailed` is the one that waits where no mail has left for it. */
export type Approval<Subject> =
  | { readonly kind: 'waiting'; readonly unmailed?: LoginSubject }
  | { readonly kind: 'over' }
  | { readonly kind: 'approved'; readonly subject: Subject };

/**
 * The devices that wait for a press: in a mail, or on a device that the account knows. Before a code is sent, a device is new
 * to every account alike, whether or not the account exists.
 */
export class DeviceRequests {
  readonly #deps: DeviceRequestsDeps;

  constructor(deps: DeviceRequestsDeps) {
    this.#deps = deps;
  }

  /** Begins to wait. `flow` is for the device, `token` for the mail. */
  async begin(asked: AskedDevice): Promise<{ flow: string; token: string }> {
    const { database, now } = this.#deps;
    const { account, device, login, name, site } = asked;
    const flow = randomUUID();
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    await database.rows(
      `insert into device_request
         (id, token, account, device, site, login, sealed, browser, system, since, approved, until, mailed)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0, ?, ?)`,
      flow,
      this.#hashOf(token),
      account,
      device,
      site,
      login?.name ?? '',
      login?.sealed ?? '',
      name.browser ?? '',
      name.system ?? '',
      now(),
      now() + LIFE_MS,
      Number(!login),
    );
    return { flow, token };
  }

  /** A mail is about to leave for a device that has proved a login and waits: the token for it, once. */
  async mail(flow: string): Promise<string | undefined> {
    const { database, now } = this.#deps;
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const [row] = await database.rows(
      `update device_request set mailed = 1, token = ?
       where id = ? and mailed = 0 and approved = 0 and until > ? returning id`,
      this.#hashOf(token),
      flow,
      now(),
    );
    return row && token;
  }

  /** Ends a request, such as one whose mail could not be sent. */
  async end(flow: string): Promise<void> {
    await this.#deps.database.rows('delete from device_request where id = ?', flow);
  }

  /** The site that a mail is about. Looking changes nothing, so scanners of mailboxes do no harm. */
  async siteOf(token: string): Promise<string | undefined> {
    const { database, now } = this.#deps;
    const sql = 'select site from device_request where token = ? and approved = 0 and until > ?';
    const [row] = await database.rows(sql, this.#hashOf(token), now());
    return row && String(row['site']);
  }

  /** The visitor has pressed the button of the mail's page. Once. */
  async approve(token: string): Promise<boolean> {
    const { database, now } = this.#deps;
    const [row] = await database.rows(
      'update device_request set approved = 1 where token = ? and approved = 0 and until > ? returning id',
      this.#hashOf(token),
      now(),
    );
    return row !== undefined;
  }

  /** The devices that wait to log in to an account, but for the one that asks. */
  async waiting({ account, device }: DeviceOwner): Promise<readonly WaitingDevice[]> {
    const { database, now } = this.#deps;
    const rows = await database.rows(
      `select id, site, browser, system, since from device_request
       where account = ? and device <> ? and approved = 0 and until > ? order by since, id`,
      account,
      device,
      now(),
    );
    return rows.map((row) => ({
      id: String(row['id']),
      site: String(row['site']),
      name: storedName(row),
      sinceMs: Number(row['since']),
    }));
  }

  /** The visitor has let the device in on another one, which was known when it asked. Once. */
  async allow(
    id: string,
    { account, device }: DeviceOwner,
    knownSinceMs: number,
  ): Promise<boolean> {
    const { database, now } = this.#deps;
    const [row] = await database.rows(
      `update device_request set approved = 1 where id = ? and account = ? and device <> ? and since > ?
         and approved = 0 and until > ? returning id`,
      id,
      account,
      device,
      knownSinceMs,
      now(),
    );
    return row !== undefined;
  }

  /** Whether the device of a login by e-mail may get its code. Counts once, unless {@link DeviceRequests.giveBack} follows. */
  async look(flow: string, account: string): Promise<Approval<LoginSubject>> {
    const { database, now } = this.#deps;
    const [approved] = await database.rows(
      `update device_request set approved = 2
       where id = ? and account = ? and login = '' and approved = 1 and until > ? returning account, device, site`,
      flow,
      account,
      now(),
    );
    if (approved) return { kind: 'approved', subject: subjectIn(approved) };
    const [open] = await database.rows(
      `select id from device_request
       where id = ? and account = ? and login = '' and approved = 0 and until > ?`,
      flow,
      account,
      now(),
    );
    return { kind: open ? 'waiting' : 'over' };
  }

  /** Whether a device that has proved a login may log in, for that device: it signs `flow:site`. Counts once. */
  async take(
    flow: string,
    site: string,
    signature: string,
  ): Promise<Approval<LoginSubject & { readonly login: SealedLogin }>> {
    const { database, now } = this.#deps;
    const [open] = await database.rows(
      `select account, device, site, approved, mailed from device_request
       where id = ? and login <> '' and until > ?`,
      flow,
      now(),
    );
    const isOwn =
      open?.['site'] === site &&
      (await isSignedBy(String(open['device']), `${flow}:${site}`, signature));
    if (!isOwn) return { kind: 'over' };
    if (open['approved'] === 0) {
      return { kind: 'waiting', ...(open['mailed'] === 0 && { unmailed: subjectIn(open) }) };
    }
    const [row] = await database.rows(
      'delete from device_request where id = ? and approved = 1 returning account, device, site, login, sealed',
      flow,
    );
    if (!row) return { kind: 'over' };
    const login = { name: String(row['login']), sealed: String(row['sealed']) };
    return { kind: 'approved', subject: { ...subjectIn(row), login } };
  }

  /** The approval was used for nothing, as where the mail with the code could not be sent. It counts again. */
  async giveBack(flow: string): Promise<void> {
    const sql = 'update device_request set approved = 1 where id = ? and approved = 2';
    await this.#deps.database.rows(sql, flow);
  }

  /** Deletes what is over. */
  async sweep(): Promise<void> {
    await this.#deps.database.rows('delete from device_request where until <= ?', this.#deps.now());
  }

  #hashOf(token: string): string {
    return createHmac('sha256', this.#deps.secret).update(`device:${token}`).digest('base64url');
  }
}

function subjectIn({ account, device, site }: Row): LoginSubject {
  return { account: String(account), device: String(device), site: String(site) };
}
