import type { OpenRequest, Widget } from '../../application/widget';
import buttonCss from '../buttons/button.css';
import { newStyleSheet } from '../theme/new-style-sheet';
import tokensCss from '../theme/tokens.css';
import { retryable } from './retryable';

type ShellModule = typeof import('../shell/mount-shell');

/** What every provider has of its own: the modal's code once it is here, and who opened it. */
export class Presenter {
  readonly #widget: Widget;
  readonly #waiting = new Set<(shell: ShellModule) => void>();
  #shell: ShellModule | undefined;
  #opener: HTMLElement | undefined;
  readonly #sheets = new WeakMap<Document, CSSStyleSheet>();

  constructor(widget: Widget) {
    this.#widget = widget;
  }

  /** Downloads the modal with its first views; downloads again where that failed. */
  readonly loadShell = retryable(async () => {
    const shell = await import('../shell/mount-shell');
    this.#shell = shell;
    for (const mount of this.#waiting) mount(shell);
    this.#waiting.clear();
  });

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

  /** Who opened the widget, told once. */
  readonly takeOpener = (): HTMLElement | undefined => {
    const opener = this.#opener;
    this.#opener = undefined;
    return opener;
  };

  /** The buttons' style, once per page. */
  buttonSheet(page: Document): CSSStyleSheet {
    const sheet = this.#sheets.get(page) ?? newStyleSheet(page, tokensCss + buttonCss);
    this.#sheets.set(page, sheet);
    return sheet;
  }

  /** Calls `mount` as soon as the shell is here; it is fetched when the widget opens. */
  attach(mount: (shell: ShellModule) => void): () => void {
    if (this.#shell) {
      mount(this.#shell);
      return () => {};
    }
    this.#waiting.add(mount);
    const fetchWhenOpen = (): void => {
      if (!this.#waiting.has(mount) || !this.#widget.getSnapshot().isOpen) return;
      // Open with nothing to show would lie, and would swallow the next press.
      this.loadShell().catch(() => this.#widget.close());
    };
    const stop = this.#widget.subscribe(fetchWhenOpen);
    fetchWhenOpen();
    return () => {
      stop();
      this.#waiting.delete(mount);
    };
  }
}
