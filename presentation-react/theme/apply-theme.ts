import type { Theme, ThemeMode } from '../../domain/theme/theme';
import { cssOf, inkOn, readColor } from './read-color';

/** A theme with the visitor's own setting already resolved. */
export interface ResolvedTheme extends Theme {
  readonly mode: Exclude<ThemeMode, 'system'>;
}

/**
 * The properties that {@link refineTheme} sets. They are removed first, because the new theme may not need
 * them.
 */
const refined = ['--accent-ink', '--accent-edge', '--muted'];

/**
 * Sets the style sheets' custom properties on `root` from the site's theme, and text colours that are
 * readable on it. Only through the CSSOM, which a strict Content-Security-Policy allows.
 */
export function applyTheme(root: HTMLElement, { mode, variables }: ResolvedTheme): void {
  const { accent, colorMix, fontSizeMasterPx, borderRadiusMasterPx } = variables;
  root.dataset['theme'] = mode;
  const set = (name: string, value: string | false | undefined): void =>
    root.style.setProperty(name, value || '');
  for (const name of refined) set(name, '');
  set('--font', variables.fontFamily);
  set('--f', fontSizeMasterPx !== undefined && `${fontSizeMasterPx}px`);
  set('--r', borderRadiusMasterPx !== undefined && `${borderRadiusMasterPx}px`);

  const mixed = colorMix && readColor(root, colorMix);
  set('--mix', mixed && cssOf(mixed));
  set('--strength', `${variables.colorMixStrength ?? 0}%`);
  const ground = mixed && readColor(root, 'var(--bg)');
  set('--ink', ground && inkOn(ground));

  const chosen = accent && readColor(root, accent);
  set('--accent', chosen && cssOf(chosen));
  set('--on-accent', chosen && inkOn(chosen));
}
