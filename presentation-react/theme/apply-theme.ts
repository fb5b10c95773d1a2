import type { Theme, ThemeMode, ThemePreset } from '../../domain/theme/theme';
import { cssOf, inkOn, readColor, tintOn } from './read-color';

/** A theme with the visitor's own setting already resolved. */
export interface ResolvedTheme extends Omit<Theme, 'preset'> {
  readonly mode: Exclude<ThemeMode, 'system'>;

  /** Empty until its style sheet has loaded. */
  readonly preset: ThemePreset | '';
}

/**
 * Sets the style sheets' custom properties on `root` from the site's theme, and text colours that are
 * readable on it. Only through the CSSOM, which a strict Content-Security-Policy allows.
 */
export function applyTheme(root: HTMLElement, { mode, preset, variables }: ResolvedTheme): void {
  const { accent, colorMix, fontSizeMasterPx, borderRadiusMasterPx } = variables;
  root.dataset['theme'] = mode;
  root.dataset['preset'] = preset;
  const set = (name: string, value: string | false | undefined): void =>
    root.style.setProperty(name, value || '');
  set('--font', variables.fontFamily);
  set('--f', fontSizeMasterPx !== undefined && `${fontSizeMasterPx}px`);
  set('--r', borderRadiusMasterPx !== undefined && `${borderRadiusMasterPx}px`);

  const mixed = colorMix && readColor(root, colorMix);
  set('--mix', mixed && cssOf(mixed));
  set('--strength', `${variables.colorMixStrength ?? 0}%`);
  const ground = mixed && readColor(root, 'var(--bg)');
  set('--ink', ground && inkOn(ground));
  set('--shade', ground && tintOn(ground));

  const chosen = accent && readColor(root, accent);
  set('--accent', chosen && cssOf(chosen));
  set('--on-accent', chosen && inkOn(chosen));
  set('--accent-tint', chosen && tintOn(chosen));
}
