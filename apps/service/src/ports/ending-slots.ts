import type { AccountDevice } from '../domain/account-device';

/** The slot of a device, which another operator is asked to end. */
export interface EndingSlot extends AccountDevice {
  readonly id: string;
}

/** The slots that another operator is asked to end, until it has answered. */
export interface StoredEndings {
  note(slot: EndingSlot, nowMs: number): Promise<void>;
  forget(id: string): Promise<void>;

  /** The first ones that were noted by the time `byMs`. */
  unanswered(byMs: number): Promise<readonly EndingSlot[]>;
}
