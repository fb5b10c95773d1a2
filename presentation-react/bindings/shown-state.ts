import type { Widget } from '../../application/widget/widget';
import { activeConnection, type WidgetState } from '../../application/snapshot/widget-state';
import { onChange } from '../../application/widget/on-change';
import type { StateSource } from './use-store';
import type { ViewLoader } from './view-loader';

/**
 * The widget's state as the modal shows it. While the modal leaves, and while it is held, this is the last
 * state with a view, so that a view that leaves does not turn into another. The view that waits for a wallet
 * still shows that the wallet has connected, which is why the modal closes.
 */
export class ShownState implements StateSource {
  readonly #widget: Widget;
  readonly #views: Pick<ViewLoader, 'has'>;
  readonly #listeners = new Set<() => void>();
  #last: WidgetState;
  #isHeld = false;
  #isKeptOpen = false;

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
    const last = this.#last;
    if (this.#isHeld) return last;
    if (now.isOpen && this.hasView(now)) this.#last = now;
    else if (!hasConnected(last) && hasConnected({ ...now, view: last.view })) {
      this.#last = { ...now, isOpen: true, history: last.history, view: last.view };
    }
    return this.#last;
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    const stop = onChange(this.#widget, listener);
    return () => {
      this.#listeners.delete(listener);
      stop();
    };
  };

  /** Whether the modal is open. */
  readonly isOpen = (): boolean => {
    const now = this.#widget.getSnapshot();
    return this.#isKeptOpen || (now.isOpen && this.hasView(now));
  };

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

  /** Like {@link ShownState.hold}, and where the modal is open it also stays open until then. */
  holdOpen(): () => void {
    const release = this.hold();
    this.#isKeptOpen = this.isOpen();
    return () => {
      this.#isKeptOpen = false;
      release();
    };
  }
}

/** Whether the view on show waits for a wallet that has connected. */
export function hasConnected(state: WidgetState): boolean {
  const { view } = state;
  const { account } = activeConnection(state);
  return view?.name === 'ConnectingExternal' && account?.connectorId === (view.connectorId ?? '');
}
