import type { AccountDevice } from '../domain/account-device';

/** A slot that is to be made. */
export interface NewStoredSlot extends AccountDevice {
  readonly id: string;
  readonly kind: string;
  readonly isFirst: boolean;
  readonly createdMs: number;

  /** The key share, sealed, and with which secret. */
  readonly half: string;
  readonly sealer: string;
}

/** What is released of a slot. */
export interface StoredShare {
  readonly kind: string;

  /** In how many ways the account's wallet opens. */
  readonly ways: number;
  readonly half: string;
  readonly sealer: string;
  readonly sealed: string;
  readonly isFirst: boolean;
  readonly isKept: boolean;
  readonly isOpened: boolean;

  /** The wallet that was set aside, or empty. */
  readonly aside: string;
}

/** A slot that was opened. */
export interface ListedSlot {
  readonly id: string;
  readonly kind: string;
  readonly createdMs: number;
  readonly sealed: string;
  readonly aside: string;

  /** Since when its wallet is set aside, and when that goes. */
  readonly asideSinceMs: number | undefined;
  readonly asideEndsMs: number | undefined;
}

/** A key share with the secret by which it is sealed. */
export interface StoredSeal {
  readonly id: string;
  readonly account: string;
  readonly half: string;
  readonly sealer: string;
}

/** Some of the key shares that are sealed otherwise. */
export interface SealsFound {
  readonly rows: readonly StoredSeal[];

  /** What stands for those after them. `undefined` where there are none. */
  readonly next: string | undefined;
}

/** The slots of wallets. */
export interface StoredSlots {
  /** `false` where there is one with this id. */
  add(slot: NewStoredSlot): Promise<boolean>;

  /** One of the device. */
  find(
    owner: AccountDevice,
    id: string,
  ): Promise<Pick<StoredShare, 'isFirst' | 'isKept'> | undefined>;

  /** Keeps what the slot seals, and its hash. Once. */
  keep(account: string, id: string, sealed: string, hash: string): Promise<void>;

  /** The hash of what is kept of the device's slot. */
  hashOf(owner: AccountDevice, id: string): Promise<string | undefined>;

  /** The device's slot with this hash has been opened. Once; not where its wallet was set aside. */
  open(
    owner: AccountDevice,
    id: string,
    hash: string,
  ): Promise<{ readonly kind: string } | undefined>;

  /** A device's own slot is released to that device only, and another one when it is kept. */
  release(owner: AccountDevice, id: string): Promise<StoredShare | undefined>;

  /** Whether a slot of the account's wallet was opened. `undefined` where none is kept. */
  isOpened(account: string, id: string): Promise<boolean | undefined>;

  /** Ends a slot of the account's wallet. */
  end(
    account: string,
    id: string,
  ): Promise<{ readonly kind: string; readonly device: string } | undefined>;

  /** Those that were opened, also of wallets that were set aside, the oldest first. */
  list(account: string): Promise<readonly ListedSlot[]>;

  /** The device of a kept slot of a device. */
  deviceOf(account: string, id: string): Promise<string | undefined>;

  /** Those of the account's wallet, but for `but`, are of the wallet that was set aside. */
  setAside(account: string, aside: string, but: string): Promise<void>;

  /** Those of the wallet that was set aside are of the account's. */
  restore(account: string, aside: string): Promise<void>;

  /** How many key shares each secret seals, by its name. */
  countSealed(): Promise<readonly { readonly sealer: string; readonly n: number }[]>;

  /** Key shares that are sealed by another secret. `after`: empty at first, then `next` of those before. */
  sealedOtherwise(sealer: string, after: string, limit: number): Promise<SealsFound>;

  /** Replaces a key share, unless it has changed meanwhile. */
  sealAnew(before: StoredSeal, half: string, sealer: string): Promise<void>;

  /** Deletes those that were made before `beforeMs` and never opened. A device may still say that its kept slot opens. */
  sweepUnopened(beforeMs: number): Promise<void>;

  /** Deletes those of wallets that go. */
  sweepAside(nowMs: number): Promise<void>;
}
