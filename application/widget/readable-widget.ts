import type { WidgetState } from '../snapshot/widget-state';
import { SnapshotStore } from '../state/snapshot-store';

/** The state of a widget, for its callers. */
export abstract class ReadableWidget extends SnapshotStore<WidgetState> {
  get state(): WidgetState {
    return this.getSnapshot();
  }

  subscribe(listener: (state: WidgetState) => void): () => void {
    const subscription = this.state$.subscribe(listener);
    return () => subscription.unsubscribe();
  }
}
