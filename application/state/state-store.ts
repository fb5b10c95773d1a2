import type { Stream } from '../../ports/stream';
import type { ReadableStore } from './readable-store';
import { SnapshotStore } from './snapshot-store';

/**
 * Holds one immutable value and notifies subscribers when it is replaced.
 *
 * Use cases write through {@link StateStore.update} with a pure function from `domain`. The
 * snapshot is replaced before subscribers are notified, so they never read an old value.
 */
export class StateStore<State> implements ReadableStore<State> {
  readonly state$: Stream<State>;
  readonly #value: SnapshotStore<State>;

  constructor(initial: State) {
    this.#value = new SnapshotStore(initial);
    this.state$ = this.#value.state$;
  }

  getSnapshot(): State {
    return this.#value.getSnapshot();
  }

  /** Replaces the value with `reduce(value)`. Changes and emits nothing where that is the same object. */
  update(reduce: (state: State) => State): void {
    this.#value.replace(reduce(this.getSnapshot()));
  }
}
