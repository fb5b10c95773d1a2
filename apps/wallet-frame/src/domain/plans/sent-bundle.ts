/** A bundle that was sent. */
export interface SentBundle {
  /** What it is called, where that was decided before it was sent. */
  readonly id?: string;

  /** In hex. */
  readonly chainId: string;

  /** Whether the chain does all of the calls or none. */
  readonly isAtomic: boolean;

  /** What its own chain has done of it. */
  readonly outcome: () => Promise<BundleOutcome>;

  /** Where it was sent as transactions: what the wallet keeps of it. */
  readonly kept?: SentTransactions;
}

/** What has become of a bundle, by the codes of EIP-5792. */
export interface BundleOutcome {
  readonly status: (typeof bundleStatus)[keyof typeof bundleStatus];

  /** Of the transactions that are in a block. */
  readonly receipts: readonly unknown[];

  /** What else is known of it. */
  readonly capabilities?: Readonly<Record<string, unknown>>;
}

export const bundleStatus = {
  pending: 100,
  done: 200,
  /** It is on no chain, and the wallet does not try again. */
  dropped: 400,
  reverted: 500,
  partly: 600,
} as const;

/** The transactions of a bundle, as they are kept. */
export interface SentTransactions {
  /** The network's id as in CAIP-2. */
  readonly chain: string;
  readonly hashes: readonly string[];

  /** How many there should be: fewer have been sent where one could not be. */
  readonly count: number;

  /** The account and its number of the first one. */
  readonly from: string;
  readonly nonce: string;
}
