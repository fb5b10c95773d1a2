/** The key of an account's wallet: its public half, in base64url, and when it was registered. */
export interface WalletKey {
  readonly key: string;
  readonly begunMs: number;

  /** When the wallet was begun that is in the account's place now: later, where an older one was set aside for it. */
  readonly madeMs: number;
}

/** The public keys of wallets, of Ed25519. Each was registered with its wallet's first slot, and stays. */
export interface WalletKeys {
  /** The key of the account's wallet. `undefined` where the account has no wallet. */
  of(account: string): Promise<WalletKey | undefined>;

  /** The keys of the wallets that were set aside for the one in the account's place: of the older ones. */
  olderOf(account: string): Promise<readonly string[]>;

  /** The account's wallet has signed an act just now, so it is not lost: attempts to begin another one end. */
  used(account: string): Promise<void>;
}
