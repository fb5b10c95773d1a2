import { type RefObject, useLayoutEffect, useSyncExternalStore } from 'react';
import type { Theme, ThemePreset } from '../../domain/theme/theme';
import { useStore } from './use-store';
import { useWidget } from './widget-context';
import { applyTheme } from '../theme/apply-theme';

/** The module of the presets, once it has loaded. */
let presets: typeof import('../theme/presets') | undefined;

/**
 * Applies the widget's theme to `root`, and the visitor's own setting where the site does not choose one. Set
 * `refine` for a root that shows more than a button.
 */
export function useTheme(
  root: RefObject<HTMLElement | null>,
  refine?: (root: HTMLElement, theme: Omit<Theme, 'mode'>) => void,
): void {
  const { mode: chosen, preset, variables } = useStore(useWidget(), ({ theme }) => theme);
  const isDark = useSyncExternalStore(followDark, prefersDark, prefersDark);
  const preferred = isDark ? 'dark' : 'light';
  const mode = chosen === 'system' ? preferred : chosen;
  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    let isLatest = true;
    const apply = (shown: ThemePreset | '' = preset): void => {
      if (!isLatest) return;
      presets?.addPresets(element);
      applyTheme(element, { mode, preset: shown, variables });
      refine?.(element, { preset, variables });
    };
    if (preset === 'cleat' || presets) apply();
    else {
      apply('');
      // Where the presets cannot be downloaded, the widget keeps its own look.
      void import('../theme/presets')
        .then(
          (loaded) => {
            presets = loaded;
          },
          () => {},
        )
        .then(() => apply());
    }
    return () => {
      isLatest = false;
    };
  }, [root, mode, preset, variables, refine]);
}

/** `undefined` without `matchMedia`, as in jsdom: the theme is light there. */
const darkQuery = () => globalThis.matchMedia?.('(prefers-color-scheme: dark)');
/** Whether the visitor's own setting is dark. */
export const prefersDark = () => darkQuery()?.matches ?? false;

/** Calls `onChange` when that setting changes. */
export function followDark(onChange: () => void): () => void {
  const query = darkQuery();
  query?.addEventListener('change', onChange);
  return () => query?.removeEventListener('change', onChange);
}
