import type { Database } from '../database/database';
import type { KnownDevices } from '../devices/known-devices';
import type { SlotHalves, SlotOwner } from './slot-halves';

/** How long the other operator has to answer before it is asked whether it has ended a slot. */
const ANSWER_MS = 60_000;

/** The slot of a device, which the other operator is asked to end. */
export interface EndingSlot extends SlotOwner {
  readonly id: string;
}

export interface EndingSlotsDeps {
  readonly database: Database;
  readonly devices: Pick<KnownDevices, 'end'>;

  /** The operator who keeps the slots. */
  readonly elsewhere: Pick<SlotHalves, 'deviceOf'>;
  readonly now: () => number;
}

/**
 * Slots that another operator ends, and whose devices end here. That is noted first: where its answer is lost, or this service
 * dies before it has ended the device, the next sweep asks whether the slot is there.
 */
export class EndingSlots {
  readonly #deps: EndingSlotsDeps;

  constructor(deps: EndingSlotsDeps) {
    this.#deps = deps;
  }

  /** Notes that a slot is about to end, where it is one of a device. */
  async note(account: string, id: string): Promise<void> {
    const { database, elsewhere, now } = this.#deps;
    const device = await elsewhere.deviceOf(account, id);
    if (device === undefined) return;
    await database.rows(
      `insert into ending_slot (id, account, device, since) values (?, ?, ?, ?)
       on conflict (id) do update set since = excluded.since`,
      id,
      account,
      device,
      now(),
    );
  }

  /** The other operator has answered. */
  async answered(slot: EndingSlot, hasEnded: boolean): Promise<void> {
    if (hasEnded) await this.#deps.devices.end(slot);
    await this.forget(slot.id);
  }

  async forget(id: string): Promise<void> {
    await this.#deps.database.rows('delete from ending_slot where id = ?', id);
  }

  /** Asks what has become of the slots for which no answer has come. @throws where the other operator cannot be asked. */
  async sweep(): Promise<void> {
    const { database, elsewhere, now } = this.#deps;
    const rows = await database.rows(
      'select id, account, device from ending_slot where since <= ? order by since limit 100',
      now() - ANSWER_MS,
    );
    for (const row of rows) {
      const [id, account] = [String(row['id']), String(row['account'])];
      const isThere = (await elsewhere.deviceOf(account, id)) !== undefined;
      await this.answered({ id, account, device: String(row['device']) }, !isThere);
    }
  }
}
