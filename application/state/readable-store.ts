import type { Stream } from '../../ports/stream';

/** One immutable value that changes over time, for readers that may not replace it. */
export interface ReadableStore<State> {
  /** Emits the value on subscription, then each time it is replaced. */
  readonly state$: Stream<State>;

  /** The value right now. */
  getSnapshot(): State;
}
