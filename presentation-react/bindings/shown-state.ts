import type { Widget } from '../../application/widget/widget';
import type { WidgetState } from '../../application/snapshot/widget-state';
import type { StateSource } from './use-store';
import type { ViewLoader } from './view-loader';

/**
 * The widget's state as the modal shows it. While the modal fades out, and while it is held, this is the last
 * state with a view, so that a view that fades out does not turn into another.
 */
export class ShownState implements StateSource {
  readonly #widget: Widget;
  readonly #views: Pick<ViewLoader, 'has'>;
  readonly #listeners = new Set<() => void>();
  #last: WidgetState;
  #isHeld = false;

  constructor(widget: Widget, views: Pick<ViewLoader, 'has'>) {
    this.#widget = widget;
    this.#views = views;
    this.#last = widget.getSnapshot();
  }

  get serverState(): WidgetState {
    return this.#widget.serverState;
  }

  readonly getSnapshot = (): WidgetState => {
    const now = this.#widget.getSnapshot();
    if (!this.#isHeld && now.isOpen && this.hasView(now)) this.#last = now;
    return this.#last;
  };

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    const stop = this.#widget.subscribe(listener);
    return () => {
      this.#listeners.delete(listener);
      stop();
    };
  }

  /** Whether there is a component for the view of `state`. */
  readonly hasView = ({ view }: WidgetState): boolean =>
    view !== undefined && this.#views.has(view.name);

  /** Keeps showing the current state until the returned function is called. */
  hold(): () => void {
    this.#isHeld = true;
    return () => {
      this.#isHeld = false;
      for (const listener of this.#listeners) listener();
    };
  }
}
