import { cssOf, luminance, readColor, type Rgb } from './read-color';

const TEXT_CONTRAST = 4.6;

/** Muted text is also on tinted rows, which reduces its contrast. */
const MUTED_CONTRAST = 5.6;
const CONTROL_CONTRAST = 3.1;

/**
 * Sets the accent and the muted colour on `root` so that they are readable on its background: each is moved
 * towards the text's colour until it is. Comes after `applyTheme`, where a site chose colours.
 */
export function refineTheme(root: HTMLElement): void {
  const [ground, ink, accent] = ['bg', 'ink', 'accent'].map((name) =>
    readColor(root, `var(--${name})`),
  );
  if (!ground || !ink || !accent) return;
  const set = (name: string, color: Rgb): void => root.style.setProperty(name, cssOf(color));
  set('--accent-ink', readable(accent, ink, ground, TEXT_CONTRAST));
  set('--accent-edge', readable(accent, ink, ground, CONTROL_CONTRAST));
  set('--muted', readable(mix(ink, ground, 0.4), ink, ground, MUTED_CONTRAST));
}

/** `color` moved towards `ink`, as far as necessary to reach `ratio` on `ground`. */
export function readable(color: Rgb, ink: Rgb, ground: Rgb, ratio: number): Rgb {
  for (let share = 0; share < 1; share += 0.05) {
    const candidate = mix(color, ink, share);
    if (contrast(candidate, ground) >= ratio) return candidate;
  }
  return ink;
}

/** The contrast ratio of WCAG 2, from 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [lighter, darker] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
}

/** `share` of `other` in `color`. */
function mix(color: Rgb, other: Rgb, share: number): Rgb {
  return color.map((channel, index) => channel * (1 - share) + (other[index] ?? 0) * share);
}
