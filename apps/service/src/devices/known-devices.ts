import { randomUUID } from 'node:crypto';
import type { Database, Row } from '../database/database';
import { type DeviceName, storedName } from './device-name';

/** How exact the time of the last use is. */
const USED_MS = 60_000;

export interface KnownDevicesDeps {
  readonly database: Database;
  readonly now: () => number;
}

/** A device by its public key, and the account that it has logged in to. */
export interface DeviceOwner {
  readonly account: string;
  readonly device: string;
}

/** A device that has logged in to an account. */
export interface KnownDevice {
  readonly id: string;
  readonly device: string;

  /** When it has first logged in, since it was last ended. */
  readonly sinceMs: number;
  readonly usedMs: number;

  /** What it says of itself. */
  readonly name: DeviceName;

  /** Whether the visitor has let it in. Until then it can open the wallet, and nothing else. */
  readonly isApproved: boolean;

  /** The sites of its sessions. */
  readonly sites: readonly string[];
}

/**
 * The devices that have logged in to an account. A session is valid only while the row of its device is there, so the one
 * statement that deletes the row ends every session of the device, also one that is opened or renewed at that moment. A
 * device that logs in again gets another row.
 */
export class KnownDevices {
  readonly #deps: KnownDevicesDeps;

  constructor(deps: KnownDevicesDeps) {
    this.#deps = deps;
  }

  async isKnown({ account, device }: DeviceOwner): Promise<boolean> {
    const sql = 'select id from known_device where account = ? and device = ? and approved = 1';
    const [row] = await this.#deps.database.rows(sql, account, device);
    return row !== undefined;
  }

  /** Whether a device has logged in to any account. */
  async hasLoggedIn(device: string): Promise<boolean> {
    const sql = 'select id from known_device where device = ? limit 1';
    return (await this.#deps.database.rows(sql, device)).length > 0;
  }

  /**
   * A login of the device has succeeded. Returns the id of its row, and whether the device is new to the account. The database may
   * be that of a transaction.
   */
  async know(
    { account, device }: DeviceOwner,
    { browser = '', system = '' }: DeviceName,
    isApproved: boolean,
    over: Pick<Database, 'rows'> = this.#deps.database,
  ): Promise<{ readonly id: string; readonly isNew: boolean }> {
    const { now } = this.#deps;
    const own = randomUUID();
    const [row] = await over.rows(
      `insert into known_device (id, account, device, browser, system, since, used, approved)
       values (?, ?, ?, ?, ?, ?, ?, ?)
       on conflict (account, device) do update set browser = excluded.browser, system = excluded.system,
         used = excluded.used,
         approved = case when excluded.approved = 1 then 1 else known_device.approved end returning id`,
      own,
      account,
      device,
      browser,
      system,
      now(),
      now(),
      Number(isApproved),
    );
    const id = String(row?.['id']);
    return { id, isNew: id === own };
  }

  /** A session of the device is used. */
  async use({ id, usedMs }: Pick<KnownDevice, 'id' | 'usedMs'>): Promise<void> {
    const { database, now } = this.#deps;
    if (now() - usedMs < USED_MS) return;
    await database.rows('update known_device set used = ? where id = ?', now(), id);
  }

  /** The device has shown the wallet's key, which lets it in. */
  async opened({ account, device }: DeviceOwner): Promise<void> {
    await this.#deps.database.rows(
      `update known_device set opened = 1, approved = 1
       where account = ? and device = ? and (opened = 0 or approved = 0)`,
      account,
      device,
    );
  }

  /** The visitor has let the device `id` in on another one, which was known before it. */
  async allow(account: string, id: string, knownSinceMs: number): Promise<boolean> {
    const [row] = await this.#deps.database.rows(
      `update known_device set approved = 1 where id = ? and account = ? and since > ? and approved = 0 returning id`,
      id,
      account,
      knownSinceMs,
    );
    return row !== undefined;
  }

  /** The devices of an account, the newest first. */
  async list(account: string): Promise<readonly KnownDevice[]> {
    const { database, now } = this.#deps;
    const [rows, sessions] = await Promise.all([
      database.rows(
        `select id, device, browser, system, since, used, approved from known_device
         where account = ? order by since desc, id`,
        account,
      ),
      database.rows(
        `select distinct known, site from login_session
         where account = ? and replaced = 0 and until > ? order by site`,
        account,
        now(),
      ),
    ]);
    return rows.map((row) => {
      const own = sessions.filter(({ known }) => known === row['id']);
      return { ...deviceIn(row), sites: own.map(({ site }) => String(site)) };
    });
  }

  /** Ends the device `id` where it has come after `sinceMs`. Whether it has done so. */
  async endSince(account: string, sinceMs: number, id: string): Promise<boolean> {
    const [ended] = await this.#deps.database.rows(
      'delete from known_device where id = ? and account = ? and since > ? returning id',
      id,
      account,
      sinceMs,
    );
    return ended !== undefined;
  }

  /** Ends every device but `id` that has come after `sinceMs`. Returns how many stay besides. */
  async endOthersSince(account: string, sinceMs: number, id: string): Promise<number> {
    const { database } = this.#deps;
    await database.rows(
      'delete from known_device where account = ? and id <> ? and since > ?',
      account,
      id,
      sinceMs,
    );
    const [left] = await database.rows(
      'select count(*) as n from known_device where account = ? and id <> ?',
      account,
      id,
    );
    return Number(left?.['n']);
  }

  /** Ends a device: its sessions, and that it is known. The database may be that of a transaction. */
  async end(
    { account, device }: DeviceOwner,
    over: Pick<Database, 'rows'> = this.#deps.database,
  ): Promise<void> {
    await over.rows('delete from known_device where account = ? and device = ?', account, device);
  }
}

function deviceIn(row: Row): Omit<KnownDevice, 'sites'> {
  return {
    id: String(row['id']),
    device: String(row['device']),
    sinceMs: Number(row['since']),
    usedMs: Number(row['used']),
    name: storedName(row),
    isApproved: row['approved'] === 1,
  };
}
