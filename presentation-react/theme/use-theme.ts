import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import type { ThemeMode } from '../../domain/theme/theme';
import { useWidget } from '../bindings/widget-context';
import { applyTheme } from './apply-theme';

/** Before the browser paints; on a server there is nothing to paint and React would say so. */
export const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** Keeps `root` in the widget's theme, and with the visitor's own setting where the site leaves it to them. */
export function useTheme(root: RefObject<HTMLElement | null>): void {
  const { themeMode, themeVariables } = useWidget().options;
  const mode = useMode(themeMode);
  useBeforePaint(() => {
    if (root.current) applyTheme(root.current, { mode, variables: themeVariables });
  }, [root, mode, themeVariables]);
}

function useMode(themeMode: ThemeMode): 'light' | 'dark' {
  const [isDark, setIsDark] = useState(prefersDark);
  useEffect(() => {
    const query = matchMedia(darkQuery);
    const follow = (): void => setIsDark(query.matches);
    follow();
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);
  if (themeMode !== 'system') return themeMode;
  return isDark ? 'dark' : 'light';
}

const darkQuery = '(prefers-color-scheme: dark)';

function prefersDark(): boolean {
  return typeof matchMedia === 'function' && matchMedia(darkQuery).matches;
}
