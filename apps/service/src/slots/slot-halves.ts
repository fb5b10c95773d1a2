/** The ways to unlock a wallet that need a half of the service. */
export const slotKinds = ['device', 'passkey', 'phrase'] as const;
export type SlotKind = (typeof slotKinds)[number];

/** A visitor's device: the account by its hash, the device by its public key. */
export interface SlotOwner {
  readonly account: string;
  readonly device: string;
}

/** A slot as its owner sees it. */
export interface StoredSlot {
  readonly id: string;
  readonly kind: SlotKind;
  readonly createdAtMs: number;

  /** The sealed entropy, for the kinds that open on any device. The service cannot open it. */
  readonly sealed?: string;
}

/** Why a slot cannot be made. */
export type SlotRefusal = 'wallet_exists' | 'no_wallet' | 'too_many_slots' | 'slot';

/**
 * Where the service's halves of slots are kept. They may be with another operator than the one who checks logins, so
 * that neither has what the other has.
 */
export interface SlotHalves {
  /** Makes the half of a new slot, in base64url. With `isFirst` it begins the account's wallet. */
  create(
    owner: SlotOwner,
    slot: { readonly id: string; readonly kind: SlotKind; readonly isFirst: boolean },
  ): Promise<{ readonly half: string } | { readonly refusal: SlotRefusal }>;

  /** Confirms that the slot is sealed, and keeps `sealed`. `false` where there is no such slot. */
  keep(owner: SlotOwner, id: string, sealed?: string): Promise<boolean>;

  /** The half of a slot that is kept. A device's own slot is released to that device only. */
  release(owner: SlotOwner, id: string): Promise<string | undefined>;

  /** Deletes a slot, unless it is the last. The sessions of a device end with its slot: `device` is that device. */
  revoke(owner: SlotOwner, id: string): Promise<{ readonly device?: string } | 'last' | 'unknown'>;

  /** The account's slots, the oldest first. */
  list(owner: SlotOwner): Promise<readonly StoredSlot[]>;

  /** The kind of a slot that is kept. */
  kindOf(owner: SlotOwner, id: string): Promise<SlotKind | undefined>;

  /** Deletes slots that were never confirmed. */
  sweep(): Promise<void>;
}
