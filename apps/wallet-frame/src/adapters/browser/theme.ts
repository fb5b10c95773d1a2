import type { UntrustedPayload } from '../../../../../domain/frame-protocol/frame-requests';
import { fieldOf } from '../../../../../domain/outside/untrusted-record';

/** The theme of the site, as it says it. */
export type SiteTheme = UntrustedPayload<'SYNC_THEME'>;

const HEX = /^#[0-9a-f]{6}$/i;

/** The least contrast of text on a button, as WCAG asks of small text. */
const CONTRAST = 4.5;

/** Follows the theme of the visitor's system. Returns what takes the site's instead. */
export function startTheme(root: HTMLElement, system: MediaQueryList): (theme: SiteTheme) => void {
  const follow = (): void => {
    root.dataset['theme'] = system.matches ? 'dark' : 'light';
  };
  follow();
  system.addEventListener('change', follow);
  return (theme) => {
    const { themeMode } = theme;
    if (themeMode === 'light' || themeMode === 'dark') {
      system.removeEventListener('change', follow);
      root.dataset['theme'] = themeMode;
    }
    applyAccent(root, theme);
  };
}

/** The media query that {@link startTheme} follows. */
export const DARK = '(prefers-color-scheme: dark)';

/**
 * Takes the site's accent, where text stays readable on it. Nothing else of the theme is used: no font, no address, no
 * text.
 */
function applyAccent(root: HTMLElement, { themeVariables }: SiteTheme): void {
  const accent = fieldOf(themeVariables, 'accent');
  if (typeof accent !== 'string' || !HEX.test(accent)) return;
  const text = [WHITE, BLACK].find((one) => contrastOf(accent, one) >= CONTRAST);
  if (text === undefined) return;
  root.style.setProperty('--accent', accent);
  root.style.setProperty('--on-accent', text);
}

const WHITE = '#ffffff';
const BLACK = '#111111';

/** The contrast of two colours, from 1 to 21. */
function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The relative luminance of a colour, as WCAG defines it. */
function luminanceOf(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
