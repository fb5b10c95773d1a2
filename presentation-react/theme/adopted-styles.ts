import { newStyleSheet } from './new-style-sheet';

/** The style sheets of one shadow root. */
export class AdoptedStyles {
  readonly #root: ShadowRoot;
  readonly #added = new Set<string>();

  /** Replaces what `root` had before. */
  constructor(root: ShadowRoot, css: string) {
    this.#root = root;
    root.adoptedStyleSheets = [newStyleSheet(root.ownerDocument, css)];
  }

  /** Adds `css` unless it is there. */
  add(css: string): void {
    if (this.#added.has(css)) return;
    this.#added.add(css);
    this.#root.adoptedStyleSheets.push(newStyleSheet(this.#root.ownerDocument, css));
  }
}
