import type { Widget } from '../../application/widget/widget';
import type { OpenRequest } from '../../application/navigation/open-request';
import type { Shell } from '../shell/shell';

/** What every provider has of its own: the modal's code once it is here, and who opened it. */
export class Presenter {
  readonly #widget: Widget;
  readonly #listeners = new Set<() => void>();
  #loading: Promise<void> | undefined;
  #shell: typeof Shell | undefined;
  #opener: HTMLElement | undefined;

  constructor(widget: Widget) {
    this.#widget = widget;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The modal with its first views, once it is here. */
  readonly shell = (): typeof Shell | undefined => this.#shell;

  /** Downloads the modal; downloads it again where that failed. */
  loadShell(): Promise<void> {
    this.#loading ??= import('../shell/shell').then(
      ({ Shell: shell }) => {
        this.#shell = shell;
        for (const listener of this.#listeners) listener();
      },
      (error: unknown) => {
        this.#loading = undefined;
        throw error;
      },
    );
    return this.#loading;
  }

  /** Downloads what a press will need. A failure is told when the visitor presses. */
  readonly preload = (): void => {
    this.loadShell().catch(() => {});
    this.#widget.preload().catch(() => {});
  };

  /** Opens the widget, and has it give the focus back to `opener` when it closes. */
  async open(request?: OpenRequest, opener?: HTMLElement): Promise<void> {
    this.#opener = opener;
    await Promise.all([this.loadShell(), this.#widget.open(request)]);
  }

  /** Who opened the widget and is to have the focus back. Told once. */
  takeOpener(): HTMLElement | undefined {
    const opener = this.#opener;
    this.#opener = undefined;
    return opener;
  }
}
