import { newStyleSheet } from './new-style-sheet';
import presetsCss from './presets.css';

const sheets = new WeakMap<ShadowRoot, CSSStyleSheet>();

/** Adds the presets to the shadow root of `root`, unless it has them. */
export function addPresets(root: HTMLElement): void {
  const shadow = root.getRootNode() as ShadowRoot;
  const sheet = sheets.get(shadow) ?? newStyleSheet(root.ownerDocument, presetsCss);
  sheets.set(shadow, sheet);
  if (!shadow.adoptedStyleSheets.includes(sheet)) shadow.adoptedStyleSheets.push(sheet);
}
