import type { NewsAddresses } from './kept-mails';

/** The ways to unlock a wallet that need a key share of the service. */
export const slotKinds = ['device', 'passkey', 'phrase'] as const;
export type SlotKind = (typeof slotKinds)[number];

/** A visitor's device: the account by its hash, the device by its public key. */
export interface SlotOwner {
  readonly account: string;
  readonly device: string;
}

/** A visitor's device that asks, and since when the account knows it. */
export interface AskingDevice extends SlotOwner {
  readonly knownSinceMs: number;
}

/** A slot as its owner sees it. */
export interface StoredSlot {
  readonly id: string;
  readonly kind: SlotKind;
  readonly createdAtMs: number;

  /** The wallet that was set aside, where the slot is of one, and when it goes where its key has said so. */
  readonly aside?: string;
  readonly goesAtMs?: number;

  /** The sealed entropy, for the kinds that open on any device. The service cannot open it. */
  readonly sealed?: string;
}

/**
 * How far a slot is: `begun` is the first one before it is kept. It is a way to open the wallet once the wallet's key has signed
 * that it opens.
 */
export type SlotState = 'begun' | 'made' | 'kept' | 'open';

/** What is released of a slot. */
export interface ReleasedShare {
  /** In base64url. */
  readonly half: string;
  readonly state: SlotState;

  /** The sealed entropy as it is stored, for the kinds that open on any device. */
  readonly sealed: string;

  /** The wallet that was set aside, where the slot is of one. */
  readonly aside?: string;
}

/** A key share, and what says how often it is released. */
export interface FoundShare extends ReleasedShare {
  readonly kind: SlotKind;

  /** Whether it is of a device, and the account's wallet opens in no other way. */
  readonly isOnlyWay: boolean;
}

/** A slot that is to be made. With `isFirst` it begins the account's wallet. */
export interface NewSlot {
  readonly id: string;
  readonly kind: SlotKind;
  readonly isFirst: boolean;
}

/** A slot that was made, with its sealed entropy; the first one brings the wallet's public key. */
export interface SealedSlot {
  readonly id: string;
  readonly sealed: string;
  readonly key?: string;
}

/** Why a slot cannot be made. */
export type SlotRefusal = 'wallet_exists' | 'no_wallet' | 'too_many_slots' | 'slot';

/**
 * Where the service's key shares, one of each slot, are kept. They may be with another operator than the one who checks logins, so
 * that neither has what the other has.
 */
export interface KeyShares {
  /** Makes the key share of a new slot, in base64url. With `isFirst` it begins the account's wallet. */
  create(
    asking: AskingDevice,
    slot: NewSlot,
  ): Promise<{ readonly half: string } | { readonly refusal: SlotRefusal }>;

  /**
   * Confirms that the slot is sealed, and keeps `sealed`. With the first slot, `key` becomes the key of the wallet, and stays;
   * a wallet in its place is set aside, where `WalletRenewals` lets the device: `isRenewed`.
   * `undefined` where there is no such slot.
   *
   * @param addresses Those of the visitor, who hears of a wallet that takes another one's place.
   */
  keep(
    asking: AskingDevice,
    slot: SealedSlot,
    addresses?: NewsAddresses,
  ): Promise<{ readonly isRenewed: boolean } | undefined>;

  /** The hash of the text that is kept of a slot: SHA-256, in base64url. */
  hashOf(owner: SlotOwner, id: string): Promise<string | undefined>;

  /** The slot with this text has been opened, and counts as a way from now on. `false` where there is no such slot. */
  open(owner: SlotOwner, id: string, hash: string): Promise<boolean>;

  /** The key share of a slot. A device's own slot is released to that device only, and another one when it is kept. */
  release(owner: SlotOwner, id: string): Promise<FoundShare | undefined>;

  /**
   * Deletes a slot, unless it is the last way. The sessions of a device end with its slot: `device` is that device.
   *
   * @param onEnding Hears of it before it is done, once it is sure.
   */
  revoke(
    owner: SlotOwner,
    id: string,
    onEnding?: () => void,
  ): Promise<{ readonly device?: string } | 'last' | 'unknown'>;

  /** The account's slots that have been opened, also of wallets that were set aside, the oldest first. */
  list(owner: SlotOwner): Promise<readonly StoredSlot[]>;

  /** The device of a slot that was kept, where it is one of a device. */
  deviceOf(account: string, id: string): Promise<string | undefined>;

  /** Deletes slots that were never confirmed. */
  sweep(): Promise<void>;
}
