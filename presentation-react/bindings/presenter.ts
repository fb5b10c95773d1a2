import { onceUntilFailure } from '../../domain/async/once-until-failure';
import type { ComponentType } from 'react';
import type { OpenedSend, OpenRequest } from '../../application/navigation/open-request';
import type { Widget } from '../../application/widget/widget';

/** The place of the widget: at the end of the body, or where its element is, as a modal or a panel. */
export type ShellPlacement = 'body' | 'here' | 'panel';

/** The modal or panel with its first views. */
export type ShellComponent = ComponentType<{ readonly placement: ShellPlacement }>;

/** The state of one provider: the modal's code once it is downloaded, and the element that opened it. */
export class Presenter {
  readonly #widget: Widget;
  readonly #download: () => Promise<ShellComponent>;
  readonly #listeners = new Set<() => void>();
  #shell: ShellComponent | undefined;
  #opener: HTMLElement | undefined;

  constructor(widget: Widget, download: () => Promise<ShellComponent>) {
    this.#widget = widget;
    this.#download = download;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The modal with its first views, once it is downloaded. */
  readonly shell = (): ShellComponent | undefined => this.#shell;

  /** Downloads the modal; downloads it again after a failure. */
  readonly loadShell = onceUntilFailure(async (): Promise<void> => {
    this.#shell = await this.#download();
    this.#notify();
  });

  /**
   * Downloads the code that a press needs, and tells the subscribers that one is near. A failure is shown when the
   * visitor presses.
   */
  readonly preload = (): void => {
    this.loadShell().catch(() => {});
    this.#widget.preload().catch(() => {});
    this.#notify();
  };

  /** Opens the widget, which gives the focus back to `opener` when it closes. */
  async open(request?: OpenRequest, opener?: HTMLElement): Promise<OpenedSend | void> {
    this.#opener = opener;
    return (await Promise.all([this.loadShell(), this.#widget.open(request)]))[1];
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }

  /** The element that opened the widget and gets the focus back. */
  get opener(): HTMLElement | undefined {
    return this.#opener;
  }

  /** Returns {@link opener} once. */
  takeOpener(): HTMLElement | undefined {
    const opener = this.#opener;
    this.#opener = undefined;
    return opener;
  }
}
