import { type RefObject, useLayoutEffect, useSyncExternalStore } from 'react';
import type { WidgetState } from '../../application/snapshot/widget-state';
import type { Theme } from '../../domain/theme/theme';
import { useStore } from './use-store';
import { useWidget } from './widget-context';
import { applyTheme } from '../theme/apply-theme';

/**
 * Applies the widget's theme to `root`, and the visitor's own setting where the site does not choose one. Set
 * `refine` for a root that shows more than a button.
 */
export function useTheme(
  root: RefObject<HTMLElement | null>,
  refine?: (root: HTMLElement) => void,
): void {
  const { mode: chosen, variables } = useStore(useWidget(), themeIn);
  const isDark = useSyncExternalStore(followDark, prefersDark, prefersDark);
  const preferred = isDark ? 'dark' : 'light';
  const mode = chosen === 'system' ? preferred : chosen;
  useLayoutEffect(() => {
    if (!root.current) return;
    applyTheme(root.current, { mode, variables });
    if (variables.accent || variables.colorMix) refine?.(root.current);
  }, [root, mode, variables, refine]);
}

function themeIn({ theme }: WidgetState): Theme {
  return theme;
}

/** `undefined` without `matchMedia`, as in jsdom: the theme is light there. */
const darkQuery = () => globalThis.matchMedia?.('(prefers-color-scheme: dark)');
const prefersDark = () => darkQuery()?.matches ?? false;

function followDark(onChange: () => void): () => void {
  const query = darkQuery();
  query?.addEventListener('change', onChange);
  return () => query?.removeEventListener('change', onChange);
}
