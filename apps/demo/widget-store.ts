import { createWidget, type ThemeMode, type Widget, type WidgetOptionsInput } from 'cleatkit';
import { preferences } from './preferences';

/**
 * A widget in the theme that the visitor chose. The theme is an option, so another choice makes
 * another widget, which goes on where the one before it stood.
 */
export class WidgetStore {
  readonly #options: WidgetOptionsInput;
  #theme = preferences.getSnapshot().theme;
  #widget: Widget;

  constructor(options: WidgetOptionsInput) {
    this.#options = options;
    this.#widget = this.#make();
  }

  readonly getSnapshot = (): Widget => this.#widget;

  readonly subscribe = (listener: () => void): (() => void) =>
    preferences.subscribe(() => {
      const { theme } = preferences.getSnapshot();
      if (theme !== this.#theme) this.#replace(theme);
      listener();
    });

  #replace(theme: ThemeMode): void {
    this.#theme = theme;
    this.#widget.dispose();
    this.#widget = this.#make();
  }

  #make(): Widget {
    return createWidget({ ...this.#options, themeMode: this.#theme });
  }
}
