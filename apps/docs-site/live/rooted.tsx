import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import demoStyles from '../../demo/demo.css';
import playgroundStyles from '../../demo/playground/playground.css';
import hostStyles from './host.css';

/**
 * Draws `content` in a shadow root inside of `place`, with the style sheets of the demo, which neither reach the site nor are reached
 * by it. Returns what ends it.
 */
export function rooted(place: HTMLElement, content: ReactNode): () => void {
  const host = document.createElement('div');
  const shadow = host.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = [hostStyles, demoStyles, playgroundStyles].map(sheetOf);
  place.append(host);
  const root = createRoot(shadow);
  root.render(content);
  return () => {
    root.unmount();
    host.remove();
  };
}

function sheetOf(text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
}
