import { createHash, randomBytes } from 'node:crypto';
import type { Database, Row } from '../database/database';
import { seal, unseal } from '../database/seal';
import type { KnownDevices } from '../devices/known-devices';
import { type Sealer, sealerOf } from './half-sealer';
import {
  type AskingDevice,
  type NewSlot,
  type SealedSlot,
  type SlotHalves,
  type SlotKind,
  slotKinds,
  type SlotOwner,
  type SlotState,
  type StoredSlot,
} from './slot-halves';
import { KEPT_MS, type WalletRenewals } from './wallet-renewals';

/** How long a wallet may stay begun and not confirmed, before another device may begin it. */
const PENDING_MS = 600_000;
const MAX_SLOTS = 20;
const SEAL_AT_ONCE = 200;
const HALF_BYTES = 32;

export interface DatabaseSlotHalvesDeps {
  readonly database: Database;
  readonly devices: Pick<KnownDevices, 'end'>;
  readonly renewals: Pick<WalletRenewals, 'isReady' | 'renew'>;
  readonly secret: string;

  /** The secrets before, with which halves may still be sealed. */
  readonly secretsBefore?: readonly string[];
  readonly now: () => number;
}

/** Keeps halves in the service's database, sealed with its secret: the database alone gives none. */
export class DatabaseSlotHalves implements SlotHalves {
  readonly #deps: DatabaseSlotHalvesDeps;
  readonly #sealer: Sealer;
  readonly #before: readonly Sealer[];

  constructor(deps: DatabaseSlotHalvesDeps) {
    this.#deps = deps;
    this.#sealer = sealerOf(deps.secret);
    this.#before = (deps.secretsBefore ?? []).map(sealerOf);
  }

  async create(
    asking: AskingDevice,
    { id, isFirst, kind }: NewSlot,
  ): ReturnType<SlotHalves['create']> {
    const { database, now } = this.#deps;
    const { account, device } = asking;
    if (isFirst && !(await this.#mayBegin(asking))) return { refusal: 'wallet_exists' };
    if (!isFirst) {
      const sql = "select slots from wallet where account = ? and key <> ''";
      const [wallet] = await database.rows(sql, account);
      if (!wallet) return { refusal: 'no_wallet' };
      if (Number(wallet['slots']) >= MAX_SLOTS) return { refusal: 'too_many_slots' };
    }
    const half = randomBytes(HALF_BYTES);
    const own = seal(this.#sealer.key, half, rowOf(account, id));
    const [made] = await database.rows(
      `insert into slot (id, account, kind, device, half, sealer, sealed, first, kept, created)
       values (?, ?, ?, ?, ?, ?, '', ?, 0, ?) on conflict (id) do nothing returning id`,
      id,
      account,
      kind,
      device,
      own,
      this.#sealer.name,
      Number(isFirst),
      now(),
    );
    return made ? { half: half.toString('base64url') } : { refusal: 'slot' };
  }

  async keep(
    asking: AskingDevice,
    { id, key, sealed }: SealedSlot,
  ): ReturnType<SlotHalves['keep']> {
    const { database, now } = this.#deps;
    const { account, device } = asking;
    const [slot] = await database.rows(
      'select first, kept from slot where id = ? and account = ? and device = ?',
      id,
      account,
      device,
    );
    if (!slot || (slot['first'] === 1) !== (key !== undefined)) return undefined;
    if (slot['kept'] === 1) return { isRenewed: false }; // The answer was lost, and the frame asks again.
    let isRenewed = false;
    if (key !== undefined) {
      // For the device that still has the claim, once: so there is one wallet, and its key is never replaced.
      const [begun] = await database.rows(
        `update wallet set key = ?, begun = ?, made = ?, until = 0 where account = ? and key = '' and device = ?
         returning account`,
        key,
        now(),
        now(),
        account,
        device,
      );
      isRenewed = !begun && (await this.#deps.renewals.renew(asking, id, key));
      if (!begun && !isRenewed) return undefined;
    }
    await database.rows(
      'update slot set kept = 1, sealed = ?, hash = ? where id = ? and kept = 0',
      sealed,
      sha256(sealed),
      id,
    );
    return { isRenewed };
  }

  async hashOf({ account, device }: SlotOwner, id: string): Promise<string | undefined> {
    const [row] = await this.#deps.database.rows(
      'select hash from slot where id = ? and account = ? and device = ? and kept = 1',
      id,
      account,
      device,
    );
    return row && String(row['hash']);
  }

  async open({ account, device }: SlotOwner, id: string, hash: string): Promise<boolean> {
    const { database } = this.#deps;
    const [opened] = await database.rows(
      `update slot set opened = 1 where id = ? and account = ? and device = ? and kept = 1 and opened = 0
         and hash = ? and aside = '' returning id`,
      id,
      account,
      device,
      hash,
    );
    if (!opened) return (await this.hashOf({ account, device }, id)) === hash; // Asked again.
    // Afterwards: a count that is too low keeps a slot too many.
    await database.rows('update wallet set slots = slots + 1 where account = ?', account);
    return true;
  }

  async release({ account, device }: SlotOwner, id: string): ReturnType<SlotHalves['release']> {
    const [row] = await this.#deps.database.rows(
      `select half, sealer, sealed, first, kept, opened, aside from slot where id = ? and account = ?
         and (device = ? or (kind <> 'device' and kept = 1))`,
      id,
      account,
      device,
    );
    if (!row) return undefined;
    return {
      half: this.#unseal(row, account, id).toString('base64url'),
      state: stateIn(row),
      sealed: String(row['sealed']),
      ...asideIn(row),
    };
  }

  async revoke({ account }: SlotOwner, id: string): ReturnType<SlotHalves['revoke']> {
    const { database, devices } = this.#deps;
    const outcomes: Awaited<ReturnType<SlotHalves['revoke']>>[] = [];
    await database.atOnce(async (rows) => {
      const ofSlot = "id = ? and account = ? and kept = 1 and aside = ''";
      const [slot] = await rows(`select opened from slot where ${ofSlot}`, id, account);
      if (!slot) return void outcomes.push('unknown');
      if (slot['opened'] === 1) {
        // The counter decides, so that two devices cannot revoke each other's slots at the same time.
        const [left] = await rows(
          'update wallet set slots = slots - 1 where account = ? and slots > 1 returning slots',
          account,
        );
        if (!left) return void outcomes.push('last');
      }
      const sql = `delete from slot where ${ofSlot} returning kind, device`;
      const [revoked] = await rows(sql, id, account);
      if (revoked?.['kind'] !== 'device') return void outcomes.push({});
      const device = String(revoked['device']);
      await devices.end({ account, device }, { rows });
      outcomes.push({ device });
    });
    return outcomes[0] ?? 'unknown';
  }

  async list({ account }: SlotOwner): Promise<readonly StoredSlot[]> {
    const rows = await this.#deps.database.rows(
      `select s.id, s.kind, s.created, s.sealed, s.aside, a.since, a.ends
       from slot s left join wallet_aside a on a.id = s.aside
       where s.account = ? and s.kept = 1 and s.opened = 1 order by s.created, s.id`,
      account,
    );
    return rows.map((row) => {
      const sealed = String(row['sealed']);
      return {
        id: String(row['id']),
        kind: kindIn(row),
        createdAtMs: Number(row['created']),
        ...asideIn(row),
        ...goingIn(row),
        ...(sealed !== '' && { sealed }),
      };
    });
  }

  async kindOf({ account }: SlotOwner, id: string): ReturnType<SlotHalves['kindOf']> {
    const sql = 'select kind, aside from slot where id = ? and account = ?';
    const [row] = await this.#deps.database.rows(sql, id, account);
    return row && { kind: kindIn(row), isAside: row['aside'] !== '' };
  }

  async deviceOf(account: string, id: string): Promise<string | undefined> {
    const sql =
      "select device from slot where id = ? and account = ? and kind = 'device' and kept = 1";
    const [row] = await this.#deps.database.rows(sql, id, account);
    return row && String(row['device']);
  }

  async sweep(): Promise<void> {
    const { database, now } = this.#deps;
    const before = now() - PENDING_MS;
    // A device may still have to say that its slot opens: it has the text.
    await database.rows(
      "delete from slot where opened = 0 and (kept = 0 or kind <> 'device') and created <= ?",
      before,
    );
    await database.rows("delete from wallet where key = '' and until <= ?", now());
    if (this.#before.length > 0) await this.#sealAnew();
  }

  async #mayBegin(asking: AskingDevice): Promise<boolean> {
    return (await this.#begin(asking)) || this.#deps.renewals.isReady(asking);
  }

  /** Claims the account's wallet. The same device may try again; another one after ten minutes. */
  async #begin({ account, device }: SlotOwner): Promise<boolean> {
    const { database, now } = this.#deps;
    const [claimed] = await database.rows(
      `insert into wallet (account, device, slots, until) values (?, ?, 0, ?)
       on conflict (account) do update set device = excluded.device, until = excluded.until
         where wallet.key = '' and (wallet.until <= ? or wallet.device = excluded.device)
       returning account`,
      account,
      device,
      now() + PENDING_MS,
      now(),
    );
    return claimed !== undefined;
  }

  /** Seals halves of the secrets before with the present one, so that the database gives none to a thief of the old. */
  async #sealAnew(): Promise<void> {
    const { database } = this.#deps;
    let last = '';
    let failure: Error | undefined;
    for (;;) {
      const rows = await database.rows(
        'select id, account, half, sealer from slot where sealer <> ? and id > ? order by id limit ?',
        this.#sealer.name,
        last,
        SEAL_AT_ONCE,
      );
      for (const row of rows) {
        const [id, account] = [String(row['id']), String(row['account'])];
        last = id;
        try {
          const half = this.#unseal(row, account, id);
          const anew = seal(this.#sealer.key, half, rowOf(account, id));
          await database.rows(
            'update slot set half = ?, sealer = ? where id = ? and half = ?',
            anew,
            this.#sealer.name,
            id,
            String(row['half']),
          );
        } catch (error) {
          failure ??= error instanceof Error ? error : new Error('A half was not sealed anew'); // One broken row does not keep the others under the old secret.
        }
      }
      if (rows.length < SEAL_AT_ONCE) break;
    }
    if (failure) throw failure;
  }

  #unseal(row: Row, account: string, id: string): Buffer {
    // Halves from before there were several secrets have no name of theirs.
    const sealers = [this.#sealer, ...this.#before].filter(
      ({ name }) => row['sealer'] === '' || row['sealer'] === name,
    );
    let cause: unknown;
    for (const sealer of sealers) {
      try {
        return unseal(sealer.key, String(row['half']), rowOf(account, id));
      } catch (error) {
        cause = error;
      }
    }
    throw new Error('A half does not open: SERVICE_SECRET or the row has changed', { cause });
  }
}

/** The hash of a text in base64url, as the wallet's key signs it. */
function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/** A half opens in its own row only. */
function rowOf(account: string, id: string): string {
  return `${account}:${id}`;
}

function asideIn({ aside }: Row): { readonly aside?: string } {
  return aside === '' ? {} : { aside: String(aside) };
}

/** When a wallet that was set aside goes, where its key has signed that. */
function goingIn({ ends, since }: Row): { readonly goesAtMs?: number } {
  if (typeof ends !== 'number' || ends >= Number(since) + KEPT_MS) return {};
  return { goesAtMs: ends };
}

function stateIn({ first, kept, opened }: Row): SlotState {
  if (kept === 1) return opened === 1 ? 'open' : 'kept';
  return first === 1 ? 'begun' : 'made';
}

function kindIn(row: Row): SlotKind {
  return slotKinds.find((kind) => kind === row['kind']) ?? 'device';
}
