import type { ThemeMode } from 'cleatkit';
import { StoredStore } from './stored-store';

export interface Preferences {
  readonly theme: ThemeMode;
  readonly isRightToLeft: boolean;
}

/** The visitor's look of the demo. */
export const preferences = new StoredStore<Preferences>('cleat-demo/preferences', {
  theme: 'system',
  isRightToLeft: false,
});

/** Applies the visitor's look to the page, now and after every change. */
export function applyPreferences(): void {
  const apply = (): void => {
    const { theme, isRightToLeft } = preferences.getSnapshot();
    const root = document.documentElement;
    if (theme === 'system') root.removeAttribute('data-theme');
    else root.dataset['theme'] = theme;
    root.dir = isRightToLeft ? 'rtl' : 'ltr';
  };
  apply();
  preferences.subscribe(apply);
}
