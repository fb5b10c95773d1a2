/** A counter within its span. */
export interface StoredCount {
  readonly n: number;
  readonly untilMs: number;
}

export interface NamedCount extends StoredCount {
  readonly name: string;
}

/** A counter, and when its span ends where it begins now. */
export interface NewSpan {
  readonly name: string;
  readonly untilMs: number;
}

/** What is counted in spans, each counter by its name. */
export interface Counters {
  /** Counts one more of each, or begins a span that ends at `untilMs` where the one before is over. No two have one name. */
  count(spans: readonly NewSpan[], nowMs: number): Promise<readonly NamedCount[]>;

  /** Counts `once`, and one more of each of `others` only where `once` is counted for the first time in its span. */
  countOnce(
    once: NewSpan,
    others: readonly NewSpan[],
    nowMs: number,
  ): Promise<readonly NamedCount[]>;

  /** The counters among `names` whose spans are not over. */
  counted(names: readonly string[], nowMs: number): Promise<readonly NamedCount[]>;

  /** Counts one less of each. */
  giveBack(names: readonly string[], nowMs: number): Promise<void>;

  /** Deletes the counters of spans that are over. */
  sweep(nowMs: number): Promise<void>;
}
