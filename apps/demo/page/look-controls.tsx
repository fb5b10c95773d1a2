import type { ThemeMode } from 'cleatkit';
import { useSyncExternalStore } from 'react';
import { preferences } from '../preferences';

const themes: readonly { readonly mode: ThemeMode; readonly name: string }[] = [
  { mode: 'system', name: 'System' },
  { mode: 'light', name: 'Light' },
  { mode: 'dark', name: 'Dark' },
];

/** The choice of light or dark, and of the direction of the text. */
export function LookControls() {
  const { theme, isRightToLeft } = useSyncExternalStore(
    preferences.subscribe,
    preferences.getSnapshot,
  );
  return (
    <div className="look">
      <fieldset className="segments">
        <legend>Theme</legend>
        {themes.map(({ mode, name }) => (
          <label key={mode}>
            <input
              type="radio"
              name="theme"
              checked={mode === theme}
              onChange={() => preferences.change({ theme: mode })}
            />
            <span>{name}</span>
          </label>
        ))}
      </fieldset>
      <label className="check">
        <input
          type="checkbox"
          checked={isRightToLeft}
          onChange={(event) => preferences.change({ isRightToLeft: event.target.checked })}
        />
        Right to left
      </label>
    </div>
  );
}
