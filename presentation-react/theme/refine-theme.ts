import type { Theme } from '../../domain/theme/theme';
import { cssOf, luminance, readColor, type Rgb } from './read-color';

/** A little more than WCAG asks for: `cssOf` rounds. */
const TEXT_CONTRAST = 4.6;
const CONTROL_CONTRAST = 3.1;

/** The surfaces that text stands on: the lightest and the darkest, and two of their own colour. */
const surfaces = ['bg', 's3'];
const tinted = ['accent-ground', 'warning-ground'];

/** The colours that are set, with the ratio that each has to reach, and its own surface. */
const colors: readonly (readonly [name: string, ratio: number, ground?: string])[] = [
  ['accent-ink', TEXT_CONTRAST, 'accent-ground'],
  ['accent-edge', CONTROL_CONTRAST],
  ['muted', TEXT_CONTRAST],
  ['danger', TEXT_CONTRAST],
  ['success', TEXT_CONTRAST],
  ['warning', TEXT_CONTRAST, 'warning-ground'],
];

/**
 * Sets on `root` the colours of text and controls as they can be read on its surfaces: each is moved
 * towards the ink until it is. Goes after `applyTheme`; leaves alone a look of the package's own colours.
 */
export function refineTheme(
  root: HTMLElement,
  { preset, variables: { accent, colorMix } }: Omit<Theme, 'mode'>,
): void {
  const set = (name: string, value: string): void => root.style.setProperty(`--${name}`, value);
  for (const name of [...tinted, ...colors.map(([each]) => each)]) set(name, '');
  if (preset === 'cleat' && !accent && !colorMix) return;
  const names = ['ink', ...surfaces, ...tinted, ...colors.map(([name]) => name)];
  // All are read before the first is set: each change has the browser compute the style anew.
  const read = new Map(names.map((name) => [name, readColor(root, `var(--${name})`)]));
  const ink = read.get('ink');
  const grounds = surfaces.map((name) => read.get(name)).filter((ground) => ground !== undefined);
  if (!ink) return;
  for (const [name, ratio, own = ''] of colors) {
    const color = name === 'muted' ? mix(ink, read.get('bg') ?? ink, 0.4) : read.get(name);
    const ground = read.get(own);
    const isReadable = ground && contrast(ink, ground) >= ratio;
    if (own && !isReadable) set(own, 'var(--bg)');
    const all = isReadable ? [...grounds, ground] : grounds;
    if (color) set(name, cssOf(readable(color, ink, all, ratio)));
  }
}

/** `color` moved towards `ink`, no further than it takes to reach `ratio` on all of `grounds`. */
export function readable(color: Rgb, ink: Rgb, grounds: readonly Rgb[], ratio: number): Rgb {
  for (let share = 0; share < 1; share += 0.05) {
    const candidate = mix(color, ink, share);
    if (grounds.every((ground) => contrast(candidate, ground) >= ratio)) return candidate;
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
