import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import type { Database } from '../database/database';
import type { LoginSubject } from '../login/one-time-codes';

const LIFE_MS = 600_000;
const TOKEN_BYTES = 16;

export interface DeviceRequestsDeps {
  readonly database: Database;
  readonly secret: string;
  readonly now: () => number;
}

/** Whether a device that asks to log in was approved in the mailbox. */
export type Approval =
  | { readonly kind: 'waiting' | 'over' }
  | { readonly kind: 'approved'; readonly subject: LoginSubject };

/** The devices that wait for a press in a mail. A device is new to every account alike, whether or not the account exists. */
export class DeviceRequests {
  readonly #deps: DeviceRequestsDeps;

  constructor(deps: DeviceRequestsDeps) {
    this.#deps = deps;
  }

  /** Begins to wait. `flow` is for the device, `token` for the mail. */
  async begin({ account, device, site }: LoginSubject): Promise<{ flow: string; token: string }> {
    const { database, now } = this.#deps;
    const flow = randomUUID();
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    await database.rows(
      `insert into device_request (id, token, account, device, site, approved, until) values (?, ?, ?, ?, ?, 0, ?)`,
      ...[flow, this.#hashOf(token), account, device, site, now() + LIFE_MS],
    );
    return { flow, token };
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
      ...[this.#hashOf(token), now()],
    );
    return row !== undefined;
  }

  /** Whether the device of the flow is approved. An approval counts once, unless {@link DeviceRequests.giveBack} follows. */
  async look(flow: string, account: string): Promise<Approval> {
    const { database, now } = this.#deps;
    const [approved] = await database.rows(
      `update device_request set approved = 2 where id = ? and account = ? and approved = 1 and until > ?
       returning device, site`,
      ...[flow, account, now()],
    );
    if (approved) {
      const subject = {
        account,
        device: String(approved['device']),
        site: String(approved['site']),
      };
      return { kind: 'approved', subject };
    }
    const sql =
      'select id from device_request where id = ? and account = ? and approved = 0 and until > ?';
    const [open] = await database.rows(sql, flow, account, now());
    return { kind: open ? 'waiting' : 'over' };
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
