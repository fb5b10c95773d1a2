/** The logins under way that an account's visitor has agreed to add, each by the hash of its name. */
export interface StoredJoins {
  allow(flow: string, account: string, untilMs: number): Promise<void>;
  isAllowed(flow: string, account: string, nowMs: number): Promise<boolean>;

  /** Deletes what is over. */
  sweep(nowMs: number): Promise<void>;
}
