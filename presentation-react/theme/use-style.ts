import { useInsertionEffect } from 'react';
import { useShellContext } from '../shell/shell-context';
import { newStyleSheet } from './new-style-sheet';

/** Adds the style of a view that was downloaded by itself to its shell, once. */
export function useStyle(css: string): void {
  const { host } = useShellContext();
  useInsertionEffect(() => {
    const { shadowRoot } = host;
    if (!shadowRoot) return;
    const added = addedTo.get(shadowRoot) ?? new Set();
    addedTo.set(shadowRoot, added);
    if (added.has(css)) return;
    added.add(css);
    shadowRoot.adoptedStyleSheets.push(newStyleSheet(host.ownerDocument, css));
  }, [host, css]);
}

const addedTo = new WeakMap<ShadowRoot, Set<string>>();
