/**
 * Values over time. An RxJS observable is one; so is anything with such a `subscribe`.
 *
 * A stream never errors: one that errors is dead, and a widget outlives its wallets.
 */
export interface Stream<T> {
  /** Calls `next` for every value until the returned subscription ends. */
  subscribe(next: (value: T) => void): StreamSubscription;
}

/** A running subscription. */
export interface StreamSubscription {
  /** Ends it; ending it twice does nothing. */
  unsubscribe(): void;
}
