import { onceUntilFailure } from '../../domain/async/once-until-failure';
import type { ComponentType } from 'react';
import type { OpenedSend, OpenRequest } from '../../application/navigation/open-request';
import type { Widget } from '../../application/widget/widget';
import type { LanguagePack, SpokenTexts } from '../messages/language-pack';
import type { CatalogueName } from '../messages/message-catalogue';

/** The place of the widget: at the end of the body, or where its element is, as a modal or a panel. */
export type ShellPlacement = 'body' | 'here' | 'panel';

/** The modal or panel with its first views. */
export type ShellComponent = ComponentType<{ readonly placement: ShellPlacement }>;

/**
 * The state of one provider: the modal's code and the texts of its language once they are downloaded, and the element
 * that opened it.
 */
export class Presenter {
  readonly #widget: Widget;
  readonly #download: () => Promise<ShellComponent>;
  readonly #listeners = new Set<() => void>();

  /** The element that opened the widget and gets the focus back. */
  declare opener: HTMLElement | undefined;
  #shell: ShellComponent | undefined;
  #language: LanguagePack | undefined;
  #spoken: SpokenTexts | undefined;

  /** The catalogues that were needed so far: a language that follows needs them too. */
  readonly #asked = new Set<CatalogueName>();

  constructor(
    widget: Widget,
    download: () => Promise<ShellComponent>,
    language: LanguagePack | undefined,
  ) {
    this.#widget = widget;
    this.#download = download;
    this.#language = language;
    this.#spoken = language?.buttons;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The modal with its first views, once it is downloaded. */
  readonly shell = (): ShellComponent | undefined => this.#shell;

  /** Downloads the modal; downloads it again after a failure. */
  readonly loadShell = onceUntilFailure(async (): Promise<void> => {
    [this.#shell] = await Promise.all([this.#download(), this.loadTexts('shell')]);
    this.#notify();
  });

  /** The texts of the language that are downloaded; `undefined` for English. */
  readonly spoken = (): SpokenTexts | undefined => this.#spoken;

  /** Speaks `language` as soon as it has all texts that were shown: never two languages at once. */
  async speak(language: LanguagePack | undefined): Promise<void> {
    this.#language = language;
    const spoken = await language?.load(this.#asked, this.#spoken);
    if (language !== this.#language) return;
    this.#spoken = spoken;
    this.#notify();
  }

  /** Downloads the texts of a catalogue in the language. */
  readonly loadTexts = (name: CatalogueName): Promise<void> => {
    this.#asked.add(name);
    return this.speak(this.#language);
  };

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
    this.opener = opener;
    return (await Promise.all([this.loadShell(), this.#widget.open(request)]))[1];
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }

  /** Returns {@link opener} once. */
  takeOpener(): HTMLElement | undefined {
    const { opener } = this;
    this.opener = undefined;
    return opener;
  }
}
