import type { Stream, StreamSubscription } from '../../ports/stream';
import type { ReadableStore } from './readable-store';

/** Holds one value and notifies subscribers when it is replaced. Every page downloads it, so it is small. */
export class SnapshotStore<State> implements ReadableStore<State> {
  readonly state$: Stream<State> = { subscribe: (next) => this.listen(next) };
  readonly #listeners = new Set<(state: State) => void>();
  #state: State;

  constructor(initial: State) {
    this.#state = initial;
  }

  /** Calls `next` now and whenever the value is replaced. */
  listen(next: (state: State) => void): StreamSubscription {
    const listener = (state: State): void => next(state);
    this.#listeners.add(listener);
    next(this.#state);
    return { unsubscribe: () => this.#listeners.delete(listener) };
  }

  getSnapshot(): State {
    return this.#state;
  }

  /**
   * Replaces the value, and notifies all listeners when it has changed. An error of one listener does not
   * stop the others: it becomes an unhandled rejection.
   */
  replace(state: State): void {
    if (state === this.#state) return;
    this.#state = state;
    for (const listener of [...this.#listeners]) {
      try {
        // An earlier listener may have ended this one.
        if (this.#listeners.has(listener)) listener(state);
      } catch (error) {
        void Promise.reject(error);
      }
    }
  }
}
