import type { DeviceSlot, PasskeySlot, PhraseSlot, SlotKind } from '../domain/vault/slot';
import type { ActNonce, ActProof } from '../domain/wallet-key/wallet-act';
import type { UserShare } from '../domain/vault/user-share';

/** A slot that the service knows. */
export interface ListedSlot {
  readonly id: string;
  readonly kind: SlotKind;
  readonly createdAtMs: number;

  /** The wallet that was set aside, where the slot is of one, and when it goes where its key has said so. */
  readonly aside?: string;
  readonly goesAtMs?: number;

  /** The sealed entropy, for the kinds that open on any device. */
  readonly slot?: PasskeySlot | PhraseSlot;
}

/** What a key share is asked for, beside daily use. */
export type ShareUse = 'export';

/** A key share that was released. */
export interface ReleasedShare {
  readonly share: Uint8Array;

  /** How far the slot is: `begun` is the first one before it is kept. It is a way to open the wallet when it is `open`. */
  readonly state: 'begun' | 'made' | 'kept' | 'open';

  /** The text that is kept of the slot, empty for the one of a device. */
  readonly sealed: string;

  /** The wallet that was set aside, where the slot is of one. */
  readonly aside?: string;
}

/** The key share of a new slot, and what the wallet's key signs with that it is kept. */
export interface NewShare {
  readonly share: Uint8Array;
  readonly nonce: ActNonce;
}

/** A slot that was just kept, and what the wallet's key signs with that it opens. */
export interface KeptShare extends ReleasedShare {
  readonly nonce: ActNonce;
}

/** An attempt to begin a new wallet in the place of the visitor's, because every way in is lost. */
export interface WalletRenewal {
  readonly begunAtMs: number;

  /** When it may begin, unless the wallet is opened before. */
  readonly readyAtMs: number;

  /** Whether this browser makes it. */
  readonly isOwn: boolean;

  /** Whether this browser may begin it now, by the clock of the service. */
  readonly isReady: boolean;
}

/** The slots of the visitor's wallet, as the service knows them. */
export interface WalletSlots {
  /** The slots, also of wallets that were set aside, the oldest first. */
  readonly slots: readonly ListedSlot[];

  /** An attempt to begin a new wallet: this browser's, or the first of another one. */
  readonly renewal?: WalletRenewal;

  /** Operators have asked to delete the account: the wallet's key stops it. */
  readonly isEnding?: true;
}

/** Where the other key shares of slots are kept: the operator's service, or another operator's. */
export interface KeyShares {
  /**
   * Makes the key share of a new slot. With `isFirst` it begins the visitor's wallet.
   *
   * @throws where the visitor has a wallet already and `isFirst`, or has none and not.
   */
  create(slot: {
    readonly id: string;
    readonly kind: SlotKind;
    readonly isFirst: boolean;
  }): Promise<NewShare>;

  /** What the wallet's key signs an act about slots with. */
  nonce(): Promise<ActNonce>;

  /**
   * Confirms that a slot is sealed, and keeps `sealed`, by the proof of `slot.keep`. The first one brings the wallet's key
   * and the proof of `wallet.begin`. Returns what is stored of it. Asking twice does no harm.
   */
  keep(slot: {
    readonly id: string;
    readonly sealed: string;
    readonly key?: string;
    readonly proof: ActProof;
  }): Promise<KeptShare>;

  /** The slot counts as a way to open the wallet, by the proof of `slot.open`. Asking twice does no harm. */
  open(id: string, proof: ActProof): Promise<void>;

  /** The key share of a slot. The service releases none to take the wallet away while the visitor's address is new. */
  release(id: string, use?: ShareUse): Promise<ReleasedShare>;

  /** Deletes the key share of a slot, after which nothing opens it, by the proof of `slot.revoke`. */
  revoke(id: string, proof: ActProof): Promise<void>;

  list(): Promise<WalletSlots>;

  /** Asks for a new wallet, and returns when it may begin. */
  renew(): Promise<{ readonly readyAtMs: number }>;

  /** Ends the attempts, by the proof of `wallet.stay`. */
  stay(proof: ActProof): Promise<void>;

  /** Gives a wallet that was set aside its place back, by the proof of `wallet.restore` of its key. */
  restore(aside: string, proof: ActProof): Promise<void>;

  /** Has a wallet that was set aside go, by the proof of `wallet.discard` of its key. Returns when. */
  discard(aside: string, proof: ActProof): Promise<{ readonly goesAtMs: number }>;

  /** Has it stay after all, by the proof of `wallet.keep` of its key. */
  keepAside(aside: string, proof: ActProof): Promise<void>;
}

/** A slot of this browser, and its key share. */
export interface StoredSlot {
  readonly slot: unknown;

  /** As it is stored. */
  readonly half: UserShare;
}

/** What this browser keeps: its own slot and its key share. */
export interface DeviceSlotStore {
  read(): Promise<StoredSlot | undefined>;

  /** The slots that others took the place of, the newest first. */
  asides(): Promise<readonly StoredSlot[]>;

  /** Stores a slot. Another one that was in its place is set aside: it may still open. */
  write(slot: DeviceSlot, share: UserShare): Promise<void>;

  /** Forgets the slot, and neither those that were set aside nor the key by which the service knows this browser. */
  clear(): Promise<void>;

  /** Does `work` while no other tab of this browser does it. */
  alone<T>(work: () => Promise<T>): Promise<T>;
}
