import type { ComponentType } from 'react';
import type { WidgetState } from '../../application/snapshot/widget-state';
import type { ViewName } from '../../domain/routing/view-name';
import type { CatalogueName, MessageCatalogue } from '../messages/message-catalogue';
import type { ViewDefinition, ViewRegistry } from './view-definition';

/** A view's component, or why it has not loaded. */
export type LoadedView = ComponentType | 'loading' | 'failed';

/** The views of one shell. Downloads those that are not part of it, and retries after a failure. */
export class ViewLoader {
  readonly #registry: ViewRegistry;
  readonly #loadTexts: (name: CatalogueName) => Promise<void>;
  readonly #views = new Map<ViewName, LoadedView>();
  readonly #listeners = new Set<() => void>();

  /** @param loadTexts Downloads the texts of a view in the site's language. */
  constructor(registry: ViewRegistry, loadTexts: (name: CatalogueName) => Promise<void>) {
    this.#registry = registry;
    this.#loadTexts = loadTexts;
    for (const name of this.#names()) {
      const definition = registry[name];
      if ('View' in definition) this.#views.set(name, definition.View);
    }
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Whether there is a component for the view. */
  has(name: ViewName): boolean {
    return Object.hasOwn(this.#registry, name);
  }

  /** The text of the view's heading. */
  title(name: ViewName, messages: MessageCatalogue, wallet?: string, chain?: string): string {
    const { title } = this.#registry[name];
    return typeof title === 'string' ? messages[title] : title(messages, wallet, chain);
  }

  /** The pane of the view where there are two. */
  paneOf(name: ViewName): ViewDefinition['pane'] {
    return this.has(name) ? this.#registry[name].pane : undefined;
  }

  /** Whether the view shows something without the account in use, as all ways to connect do. */
  isForAll(name: ViewName): boolean {
    const { isForAll, pane } = this.#registry[name];
    return isForAll ?? pane !== undefined;
  }

  get(name: ViewName): LoadedView {
    return this.#views.get(name) ?? 'loading';
  }

  /** Downloads the view unless it has loaded or is loading. */
  load(name: ViewName): void {
    const definition = this.#registry[name];
    if ('View' in definition || (this.#views.has(name) && this.get(name) !== 'failed')) return;
    this.#set(name, 'loading');
    Promise.all([definition.load(), this.#loadTexts(definition.messages)]).then(
      ([view]) => this.#set(name, view.default),
      () => this.#set(name, 'failed'),
    );
  }

  /** Downloads the views that the visitor is likely to come to from `state`. */
  loadNext(state: WidgetState): void {
    for (const name of this.#names()) {
      const definition = this.#registry[name];
      if ('isNext' in definition && definition.isNext?.(state)) this.load(name);
    }
  }

  #names(): readonly ViewName[] {
    return Object.keys(this.#registry) as ViewName[];
  }

  #set(name: ViewName, view: LoadedView): void {
    this.#views.set(name, view);
    for (const listener of this.#listeners) listener();
  }
}
