import { BehaviorSubject } from 'rxjs';
import type { Stream } from '../../ports/stream';
import type { ReadableStore } from './readable-store';

/**
 * Holds one immutable value and notifies subscribers when it is replaced.
 *
 * Use cases write through {@link StateStore.update} with a pure function from `domain`. The
 * snapshot is replaced before subscribers are notified, so they never read an old value.
 */
export class StateStore<State> implements ReadableStore<State> {
  readonly #subject: BehaviorSubject<State>;
  readonly state$: Stream<State>;

  constructor(initial: State) {
    this.#subject = new BehaviorSubject(initial);
    this.state$ = { subscribe: (next) => this.#subject.subscribe(next) };
  }

  getSnapshot(): State {
    return this.#subject.getValue();
  }

  /**
   * Replaces the value with `reduce(value)`. If that is the same object, nothing changes and no subscriber is
   * notified.
   */
  update(reduce: (state: State) => State): void {
    const before = this.getSnapshot();
    const after = reduce(before);
    if (after !== before) this.#subject.next(after);
  }
}
