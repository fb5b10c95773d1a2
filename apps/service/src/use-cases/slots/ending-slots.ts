import type { EndingSlot } from '../../ports/ending-slots';
import type { Store } from '../../ports/store';
import type { KnownDevices } from '../devices/known-devices';
import type { KeyShares } from '../../ports/key-shares';

/** How long the other operator has to answer before it is asked whether it has ended a slot. */
const ANSWER_MS = 60_000;

export interface EndingSlotsDeps {
  readonly store: Pick<Store, 'endings'>;
  readonly devices: Pick<KnownDevices, 'end'>;

  /** The operator who keeps the slots. */
  readonly remote: Pick<KeyShares, 'deviceOf'>;
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
    const { store, remote, now } = this.#deps;
    const device = await remote.deviceOf(account, id);
    if (device === undefined) return;
    await store.endings.note({ id, account, device }, now());
  }

  /** The other operator has answered. */
  async answered(slot: EndingSlot, hasEnded: boolean): Promise<void> {
    if (hasEnded) await this.#deps.devices.end(slot);
    await this.forget(slot.id);
  }

  async forget(id: string): Promise<void> {
    await this.#deps.store.endings.forget(id);
  }

  /** Asks what has become of the slots for which no answer has come. @throws where the other operator cannot be asked. */
  async sweep(): Promise<void> {
    const { store, remote, now } = this.#deps;
    for (const slot of await store.endings.unanswered(now() - ANSWER_MS)) {
      const isThere = (await remote.deviceOf(slot.account, slot.id)) !== undefined;
      await this.answered(slot, !isThere);
    }
  }
}
