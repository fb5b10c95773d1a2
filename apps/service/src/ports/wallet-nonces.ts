/** What wallets' keys sign acts with, once. */
export interface StoredNonces {
  add(nonce: string, account: string, untilMs: number): Promise<void>;

  /** Takes one of the account away. Returns until when it is good; `undefined` where there is none. */
  take(nonce: string, account: string, nowMs: number): Promise<number | undefined>;

  /** Deletes what is over. */
  sweep(nowMs: number): Promise<void>;
}
