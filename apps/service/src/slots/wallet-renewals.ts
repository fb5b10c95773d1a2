import { randomUUID } from 'node:crypto';
import type { Database, Row } from '../database/database';
import type { AskingDevice } from './slot-halves';

const DAY_MS = 24 * 3_600_000;

/** How long a wallet that was set aside stays. */
export const KEPT_MS = 730 * DAY_MS;

/** How long its own key may take back that it goes. */
const DISCARD_MS = 30 * DAY_MS;

/** A device that asks for new wallets every week fills no table. */
const MAX_ASIDE = 10;

/** An attempt to begin a new wallet beside the account's. */
export interface WalletRenewal {
  readonly begunAtMs: number;
  readonly readyAtMs: number;

  /** Whether this device makes it. */
  readonly isOwn: boolean;

  /** Whether it may begin now, by the clock of the service. */
  readonly isReady: boolean;
}

export interface WalletRenewalsDeps {
  readonly database: Database;
  readonly now: () => number;

  /** How long an attempt waits for the wallet's key. */
  readonly delayMs: number;

  /** Whether the database has the account's devices. Where another operator has the logins, it has not. */
  readonly knowsDevices: boolean;
}

/**
 * New wallets for visitors who have lost every way in. A login never ends a wallet: the one before is set aside with its
 * slots, and its key takes its place back at any time. Until an attempt is ready, any act of the wallet's key ends it. It is that
 * of one device since its login: a device that is ended has none, also when it logs in again.
 */
export class WalletRenewals {
  readonly #deps: WalletRenewalsDeps;

  constructor(deps: WalletRenewalsDeps) {
    this.#deps = deps;
  }

  /** Begins to wait, once for each device. `undefined` where the account has no wallet, or too many. */
  async begin(
    asking: AskingDevice,
  ): Promise<{ readonly readyAtMs: number; readonly isNew: boolean } | undefined> {
    const { database, delayMs, now } = this.#deps;
    const { account, device, knownSinceMs } = asking;
    const [wallet] = await database.rows(
      `select count(a.id) as n from wallet w left join wallet_aside a on a.account = w.account
       where w.account = ? and w.key <> '' group by w.account`,
      account,
    );
    if (!wallet || Number(wallet['n']) >= MAX_ASIDE) return undefined;
    const readyAtMs = now() + delayMs;
    const [begun] = await database.rows(
      `insert into wallet_renewal (account, device, known, begun, ready) values (?, ?, ?, ?, ?)
       on conflict (account, device) do update set known = excluded.known, begun = excluded.begun, ready = excluded.ready
         where wallet_renewal.known <> excluded.known returning ready`,
      account,
      device,
      knownSinceMs,
      now(),
      readyAtMs,
    );
    if (begun) return { readyAtMs, isNew: true };
    const own = await this.of(asking);
    return own && { readyAtMs: own.readyAtMs, isNew: false };
  }

  /** The attempt of this device, else the first of another one. */
  async of({ account, device, knownSinceMs }: AskingDevice): Promise<WalletRenewal | undefined> {
    const { database, knowsDevices, now } = this.#deps;
    const rows = await database.rows(
      `select r.device, r.known, r.begun, r.ready, d.since from wallet_renewal r
       left join known_device d on d.account = r.account and d.device = r.device
       where r.account = ? order by r.ready`,
      account,
    );
    const own = rows.find((row) => row['device'] === device && row['known'] === knownSinceMs);
    const isKnown = ({ known, since }: Row): boolean => !knowsDevices || since === known;
    const row = own ?? rows.find((one) => one['device'] !== device && isKnown(one));
    return (
      row && {
        begunAtMs: Number(row['begun']),
        readyAtMs: Number(row['ready']),
        isOwn: row === own,
        isReady: row === own && Number(row['ready']) <= now(),
      }
    );
  }

  /** Whether the device has waited long enough. */
  async isReady(asking: AskingDevice): Promise<boolean> {
    return (await this.of(asking))?.isReady === true;
  }

  /**
   * Sets the account's wallet aside, and makes `key` and the slot `id` those of a new one. `false` unless the device has waited
   * long enough; once.
   */
  async renew(
    { account, device, knownSinceMs }: AskingDevice,
    id: string,
    key: string,
  ): Promise<boolean> {
    const { database, now } = this.#deps;
    let isRenewed = false as boolean;
    await database.atOnce(async (rows) => {
      const [ready] = await rows(
        `delete from wallet_renewal where account = ? and device = ? and known = ? and ready <= ?
         returning account`,
        account,
        device,
        knownSinceMs,
        now(),
      );
      if (!ready) return;
      await this.#setAside(rows, account, id);
      await rows(
        'update wallet set key = ?, device = ?, slots = 0, used = ?, made = ?, until = 0 where account = ?',
        key,
        device,
        now(),
        now(),
        account,
      );
      await rows('delete from wallet_renewal where account = ?', account);
      isRenewed = true;
    });
    return isRenewed;
  }

  /** The key of a wallet that was set aside. */
  async keyOf(account: string, aside: string): Promise<string | undefined> {
    const sql = 'select key from wallet_aside where id = ? and account = ?';
    const [row] = await this.#deps.database.rows(sql, aside, account);
    return row && String(row['key']);
  }

  /**
   * Gives a wallet its place back, as its key has signed. The one in its place is set aside. The older one has a day: else
   * the thief of a login, whose wallet took its place, would set it aside again before its owner has ended that login.
   *
   * @returns the seconds to wait, 0 where it is done, `undefined` where there is no such wallet.
   */
  async restore(account: string, aside: string): Promise<number | undefined> {
    const { database, now } = this.#deps;
    const outcomes: number[] = [];
    await database.atOnce(async (rows) => {
      const [younger] = await rows(
        `select a.since as since from wallet_aside a join wallet w on w.account = a.account
         where a.id = ? and a.account = ? and a.made > w.made`,
        aside,
        account,
      );
      const waitMs = younger ? Number(younger['since']) + DAY_MS - now() : 0;
      if (waitMs > 0) return void outcomes.push(Math.ceil(waitMs / 1000));
      const [found] = await rows(
        'delete from wallet_aside where id = ? and account = ? returning key, slots, made',
        aside,
        account,
      );
      if (!found) return;
      await this.#setAside(rows, account);
      await rows("update slot set aside = '' where account = ? and aside = ?", account, aside);
      await rows(
        'update wallet set key = ?, slots = ?, used = ?, made = ? where account = ?',
        String(found['key']),
        Number(found['slots']),
        now(),
        Number(found['made']),
        account,
      );
      await rows('delete from wallet_renewal where account = ?', account);
      outcomes.push(0);
    });
    return outcomes[0];
  }

  /** A wallet that was set aside goes in 30 days, as its key has signed, unless it is kept or gets its place back. */
  async discard(account: string, aside: string): Promise<number | undefined> {
    const { database, now } = this.#deps;
    const [row] = await database.rows(
      `update wallet_aside set ends = case when ends < ? then ends else ? end where id = ? and account = ?
       returning ends`,
      now() + DISCARD_MS,
      now() + DISCARD_MS,
      aside,
      account,
    );
    return row && Number(row['ends']);
  }

  /** A wallet that was to go stays as long as it would have, as its key has signed. */
  async keep(account: string, aside: string): Promise<boolean> {
    const { database, now } = this.#deps;
    const [row] = await database.rows(
      'update wallet_aside set ends = since + ? where id = ? and account = ? and ends > ? returning id',
      KEPT_MS,
      aside,
      account,
      now(),
    );
    return row !== undefined;
  }

  /** Deletes what was set aside two years ago, or discarded. */
  async sweep(): Promise<void> {
    const { database, now } = this.#deps;
    await database.atOnce(async (rows) => {
      const over = 'select id from wallet_aside where ends <= ?';
      await rows(`delete from slot where aside <> '' and aside in (${over})`, now());
      await rows('delete from wallet_aside where ends <= ?', now());
    });
  }

  /** @param but The slot of the wallet that takes its place. */
  async #setAside(rows: Database['rows'], account: string, but = ''): Promise<void> {
    const { now } = this.#deps;
    const id = randomUUID();
    await rows(
      `insert into wallet_aside (id, account, key, slots, used, made, since, ends)
       select cast(? as text), account, key, slots, used, made, cast(? as bigint), cast(? as bigint)
       from wallet where account = ?`,
      id,
      now(),
      now() + KEPT_MS,
      account,
    );
    await rows(
      "update slot set aside = ? where account = ? and aside = '' and id <> ?",
      id,
      account,
      but,
    );
  }
}
