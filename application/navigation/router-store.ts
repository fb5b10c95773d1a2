import type { ViewName, ViewEntry } from '../../domain/routing/view-name';
import { currentView, type ViewHistory } from '../../domain/routing/view-history';
import { StateStore } from '../state/state-store';

/** The views a visitor came through. Written by the use cases of this folder and of the modal's. */
export class RouterStore extends StateStore<ViewHistory> {
  #rule: ((next: ViewHistory, before: ViewHistory) => ViewHistory) | undefined;

  constructor() {
    super([]);
  }

  /** Has `rule` decide of every history from now on what becomes of it. */
  confine(rule: (next: ViewHistory, before: ViewHistory) => ViewHistory): void {
    this.#rule = rule;
  }

  override update(reduce: (history: ViewHistory) => ViewHistory): void {
    super.update((before) => {
      const next = reduce(before);
      return this.#rule?.(next, before) ?? next;
    });
  }

  /** The view on show. */
  get current(): ViewEntry | undefined {
    return currentView(this.getSnapshot());
  }

  /** Makes `name` the only view of the history. */
  reset(name: ViewName): void {
    this.update((history) =>
      history.length === 1 && history[0]?.name === name ? history : [{ name }],
    );
  }
}
