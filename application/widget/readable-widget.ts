import type { Stream } from '../../ports/stream';
import type { WidgetState } from '../snapshot/widget-state';
import type { ReadableStore } from '../state/readable-store';
import { SnapshotStore } from '../state/snapshot-store';

/** The state of a widget, for its callers. */
export abstract class ReadableWidget implements ReadableStore<WidgetState> {
  readonly state$: Stream<WidgetState>;
  readonly #store: SnapshotStore<WidgetState>;

  constructor(initial: WidgetState) {
    this.#store = new SnapshotStore(initial);
    this.state$ = this.#store.state$;
  }

  get state(): WidgetState {
    return this.#store.getSnapshot();
  }

  getSnapshot(): WidgetState {
    return this.#store.getSnapshot();
  }

  subscribe(listener: (state: WidgetState) => void): () => void {
    const subscription = this.state$.subscribe(listener);
    return () => subscription.unsubscribe();
  }

  protected replace(state: WidgetState): void {
    this.#store.replace(state);
  }
}
