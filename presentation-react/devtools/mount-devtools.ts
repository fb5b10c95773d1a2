import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import type { DevtoolsPanelSource } from '../../application/devtools/devtools-control';
import { newStyleSheet } from '../theme/new-style-sheet';
import { themeTokens } from '../theme/theme-tokens';
import devtoolsCss from './devtools.css';
import { DevtoolsPanel } from './devtools-panel';

/** Shows the tools at the end of `page`, in a shadow root of their own. Returns a function that removes them. */
export function mountDevtools(page: Document, source: DevtoolsPanelSource): () => void {
  const host = page.createElement('div');
  host.dataset['cleat'] = 'devtools';
  const shadow = host.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = [newStyleSheet(page, themeTokens + devtoolsCss)];
  const place = shadow.appendChild(page.createElement('div'));
  place.role = 'none';
  page.body.append(host);
  const root = createRoot(place);
  const copy = async (text: string): Promise<void> =>
    page.defaultView?.navigator.clipboard.writeText(text);
  root.render(createElement(DevtoolsPanel, { source, copy }));
  return () => {
    root.unmount();
    host.remove();
  };
}
