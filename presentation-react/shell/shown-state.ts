import type { Widget } from '../../application/widget/widget';
import type { WidgetState } from '../../application/snapshot/widget-state';
import { isViewName } from '../../domain/routing/view-name';
import type { StateSource } from '../bindings/use-store';

/**
 * The widget's state as the modal shows it: while the modal fades out, and while it is held, the last
 * one there was something to show of. A view that is leaving does not turn into another.
 */
export class ShownState implements StateSource {
  readonly #widget: Widget;
  readonly #listeners = new Set<() => void>();
  #last: WidgetState;
  #isHeld = false;

  constructor(widget: Widget) {
    this.#widget = widget;
    this.#last = widget.getSnapshot();
  }

  get serverState(): WidgetState {
    return this.#widget.serverState;
  }

  readonly getSnapshot = (): WidgetState => {
    const now = this.#widget.getSnapshot();
    if (!this.#isHeld && now.isOpen && hasShownView(now)) this.#last = now;
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

  /** Shows what is shown now until the returned function is called. */
  hold(): () => void {
    this.#isHeld = true;
    return () => {
      this.#isHeld = false;
      for (const listener of this.#listeners) listener();
    };
  }
}

/** Whether there is a view, and a component that shows it: the views of features have none yet. */
export function hasShownView({ view }: WidgetState): boolean {
  return view !== undefined && isViewName(view.name);
}
