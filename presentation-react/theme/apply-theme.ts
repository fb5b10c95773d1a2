import type { ThemeMode, ThemeVariables } from '../../domain/theme/theme';
import {
  black,
  contrast,
  cssOf,
  inkOn,
  mix,
  readable,
  resolveColor,
  type Rgb,
  white,
} from './theme-colors';

/** A theme with the visitor's own setting already asked. */
export interface Theme {
  readonly mode: Exclude<ThemeMode, 'system'>;
  readonly variables: ThemeVariables;
}

/** The grounds of the style sheets, before a site mixes its own colour in. */
const grounds: Readonly<Record<Theme['mode'], Rgb>> = {
  light: white,
  dark: [0x17 / 255, 0x18 / 255, 0x1b / 255],
};

const TEXT_CONTRAST = 4.6;
const CONTROL_CONTRAST = 3.1;

/**
 * Sets the style sheets' custom properties on `root` from what a site chose. What has to be read stays
 * readable on any accent and any ground: text, links, borders and rings are moved until it is.
 *
 * Only through the CSSOM, which a strict Content-Security-Policy allows.
 */
export function applyTheme(root: HTMLElement, { mode, variables }: Theme): void {
  const { accent, colorMix, colorMixStrength = 0, fontFamily } = variables;
  root.dataset['theme'] = mode;
  const set = (name: string, value: string | undefined): void => {
    if (value === undefined) root.style.removeProperty(`--${name}`);
    if (value !== undefined) root.style.setProperty(`--${name}`, value);
  };
  const px = (value: number | undefined): string | undefined =>
    value !== undefined && value >= 0 ? `${value}px` : undefined;
  set('font', fontFamily);
  set('f', px(variables.fontSizeMasterPx));
  set('r', px(variables.borderRadiusMasterPx));

  const plain = grounds[mode];
  const mixed = colorMix && resolveColor(root, colorMix, plain);
  const ground = mixed ? mix(plain, mixed, Math.min(100, colorMixStrength) / 100) : plain;
  const ink = contrast(ground, mode === 'light' ? black : white) >= 7 ? undefined : inkOn(ground);
  const far = ink ?? (mode === 'light' ? black : white);
  set('bg', mixed ? cssOf(ground) : undefined);
  set('ink', ink && cssOf(ink));
  set('muted', mixed ? cssOf(readable(mix(far, ground, 0.4), far, ground, 5.2)) : undefined);

  const chosen = accent && resolveColor(root, accent, ground);
  set('accent', chosen ? cssOf(chosen) : undefined);
  set('on-accent', chosen ? cssOf(inkOn(chosen)) : undefined);
  set('accent-ink', chosen ? cssOf(readable(chosen, far, ground, TEXT_CONTRAST)) : undefined);
  set('accent-edge', chosen ? cssOf(readable(chosen, far, ground, CONTROL_CONTRAST)) : undefined);
}
