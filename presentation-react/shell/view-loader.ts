import type { ComponentType } from 'react';
import { viewNames, type ViewName } from '../../domain/routing/view-name';
import { viewRegistry } from '../views/view-registry';

/** A view's component, or why it is not here. */
export type LoadedView = ComponentType | 'loading' | 'failed';

/** The views of one shell. Those that did not come with it are downloaded; a failure is not for good. */
export class ViewLoader {
  readonly #views = new Map<ViewName, LoadedView>();
  readonly #listeners = new Set<() => void>();

  constructor() {
    for (const name of viewNames) {
      const { source } = viewRegistry[name];
      if ('View' in source) this.#views.set(name, source.View);
    }
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  get(name: ViewName): LoadedView {
    return this.#views.get(name) ?? 'loading';
  }

  /** Downloads the view unless it is here or on its way. */
  load(name: ViewName): void {
    const { source } = viewRegistry[name];
    if ('View' in source || (this.#views.has(name) && this.get(name) !== 'failed')) return;
    this.#set(name, 'loading');
    source.load().then(
      (view) => this.#set(name, view.default),
      () => this.#set(name, 'failed'),
    );
  }

  /** Downloads the views that most visitors come to, for when there is nothing better to do. */
  loadAll(): void {
    for (const name of viewNames) {
      const { source } = viewRegistry[name];
      if (!('isRare' in source)) this.load(name);
    }
  }

  #set(name: ViewName, view: LoadedView): void {
    this.#views.set(name, view);
    for (const listener of this.#listeners) listener();
  }
}
