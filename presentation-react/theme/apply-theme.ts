import type { Theme, ThemeMode } from '../../domain/theme/theme';
import { cssOf, inkOn, readColor } from './read-color';

/** A theme with the visitor's own setting already resolved. */
export interface ResolvedTheme extends Theme {
  readonly mode: Exclude<ThemeMode, 'system'>;
}

/** What {@link refineTheme} sets, which the theme before may have needed. */
const refined = ['--accent-ink', '--accent-edge', '--muted'];

/**
 * Sets the style sheets' custom properties on `root` from what a site chose, and the text colours that
 * can be read on it. Only through the CSSOM, which a strict Content-Security-Policy allows.
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
