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

  /** Deletes what is over. */
  sweep(nowMs: number): Promise<void>;
}
