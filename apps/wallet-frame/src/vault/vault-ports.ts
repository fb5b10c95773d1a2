import type { DeviceSlot, PasskeySlot, PhraseSlot, SlotKind } from './slot';
import type { UserHalf } from './user-halves';

/** A slot that the service knows. */
export interface ListedSlot {
  readonly id: string;
  readonly kind: SlotKind;
  readonly createdAtMs: number;

  /** The sealed entropy, for the kinds that open on any device. */
  readonly slot?: PasskeySlot | PhraseSlot;
}

/** What a half is asked for, beside daily use. */
export type HalfUse = 'export';

/** Where the other halves of slots are kept: the operator's service, or another operator's. */
export interface ServerHalves {
  /**
   * Makes the half of a new slot. With `isFirst` it begins the visitor's wallet.
   *
   * @throws where the visitor has a wallet already and `isFirst`, or has none and not.
   */
  create(slot: {
    readonly id: string;
    readonly kind: SlotKind;
    readonly isFirst: boolean;
  }): Promise<Uint8Array>;

  /** Confirms that a slot is sealed, and keeps it where it opens on any device. Asking twice does no harm. */
  keep(id: string, slot?: PasskeySlot | PhraseSlot): Promise<void>;

  /** The half of a slot. The service releases none to take the wallet away while the visitor's address is new. */
  release(id: string, use?: HalfUse): Promise<Uint8Array>;

  /** Deletes the half of a slot, after which nothing opens it. */
  revoke(id: string): Promise<void>;
  list(): Promise<readonly ListedSlot[]>;
}

/** What this browser keeps: its own slot and its half. */
export interface DeviceShelf {
  read(): Promise<{ readonly slot: unknown; readonly half: UserHalf } | undefined>;
  write(slot: DeviceSlot, half: UserHalf): Promise<void>;

  /** Forgets the slot, and not the key by which the service knows this browser. */
  clear(): Promise<void>;

  /** Does `work` while no other tab of this browser does it. */
  alone<T>(work: () => Promise<T>): Promise<T>;
}
