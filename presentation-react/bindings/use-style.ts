import { useInsertionEffect } from 'react';
import { useShellContext } from './shell-context';

/** Adds the style sheet of a separately downloaded view to its shell, once. */
export function useStyle(css: string): void {
  const { styles } = useShellContext();
  useInsertionEffect(() => styles.add(css), [styles, css]);
}
