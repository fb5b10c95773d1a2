import type { Stream } from '../../ports/stream';
import type { ReadableStore } from './readable-store';

/**
 * A small store without RxJS, because every page downloads it before its visitor does anything. A
 * `StateStore` takes over the value as soon as the core is loaded.
 */
export class SnapshotStore<State> implements ReadableStore<State> {
  declare readonly state$: Stream<State>;
  readonly #listeners = new Set<(state: State) => void>();
  #state: State;

  constructor(initial: State) {
    this.#state = initial;
    this.state$ = {
      subscribe: (next) => {
        const listener = (state: State): void => next(state);
        this.#listeners.add(listener);
        next(this.#state);
        return { unsubscribe: () => this.#listeners.delete(listener) };
      },
    };
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
