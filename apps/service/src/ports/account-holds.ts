/** The account's day after a change of its address or of a login. */
export interface StoredHold {
  readonly account: string;

  /** When it has begun, and until when it is. */
  readonly begunMs: number;
  readonly untilMs: number;

  /** Until when the ways to open the wallet stay as they are. 0 where they may be changed. */
  readonly waysMs: number;
}

/** The holds of accounts. */
export interface StoredHolds {
  /** One that is not over stays begun; and the ways stay as they are until the later of both times. */
  begin(hold: StoredHold): Promise<void>;

  /** Until when the ways of an account stay as they are. */
  waysUntil(account: string, nowMs: number): Promise<number | undefined>;

  /** Until when the account's hold is that has begun by the time `sinceMs`. */
  heldUntil(account: string, nowMs: number, sinceMs: number): Promise<number | undefined>;

  /** Deletes what is over. */
  sweep(nowMs: number): Promise<void>;
}
