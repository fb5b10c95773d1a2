/** A code that died of wrong guesses. */
export interface DeadCode {
  readonly account: string;
  readonly nowMs: number;

  /** When the day ends that begins with the first one. */
  readonly dayEndsMs: number;

  /** Until when the n-th one of a day locks. The last one counts for all that follow. */
  readonly locks: readonly { readonly n: number; readonly untilMs: number }[];
}

/** What is locked after dead codes. */
export interface StoredLockouts {
  lockedUntil(account: string, nowMs: number): Promise<number | undefined>;
  countDead(dead: DeadCode): Promise<void>;

  /** Ends the locks of an account and of its devices. Returns how many there were. */
  free(account: string): Promise<number>;

  /** Until when the account, or the device of it that waits longest, is locked. */
  lockedUntilAny(account: string, nowMs: number): Promise<number | undefined>;

  /** Deletes what is over. */
  sweep(nowMs: number): Promise<void>;
}
