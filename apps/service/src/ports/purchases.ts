/** Purchases whose progress can be read: of each the hash of the account that it is for. */
export interface StoredPurchases {
  add(reference: string, account: string, untilMs: number): Promise<void>;
  accountOf(reference: string, nowMs: number): Promise<string | undefined>;

  /** Deletes what is over. */
  sweep(nowMs: number): Promise<void>;
}
