/** A counter within its span. */
export interface StoredCount {
  readonly n: number;
  readonly untilMs: number;
}

/** What is counted in spans, each counter by its name. */
export interface Counters {
  /** Counts one more, or begins a span that ends at `untilMs` where the one before is over. */
  count(name: string, nowMs: number, untilMs: number): Promise<StoredCount>;

  /** The counters among `names` whose spans are not over. */
  counted(
    names: readonly string[],
    nowMs: number,
  ): Promise<readonly (StoredCount & { readonly name: string })[]>;

  /** Counts one less. */
  giveBack(name: string, nowMs: number): Promise<void>;

  /** Deletes the counters of spans that are over. */
  sweep(nowMs: number): Promise<void>;
}
