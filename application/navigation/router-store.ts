import type { AnyViewName, ViewEntry } from '../../domain/routing/view-name';
import { currentView, type ViewHistory } from '../../domain/routing/view-history';
import { StateStore } from '../state/state-store';

/** The views a visitor came through. Written by the use cases of this folder and of the modal's. */
export class RouterStore extends StateStore<ViewHistory> {
  constructor() {
    super([]);
  }

  /** The view on show. */
  get current(): ViewEntry | undefined {
    return currentView(this.getSnapshot());
  }

  /** Makes `name` the only view of the history. */
  reset(name: AnyViewName): void {
    this.update((history) =>
      history.length === 1 && history[0]?.name === name ? history : [{ name }],
    );
  }
}
