/** A colour as sRGB channels from 0 to 1. */
export type Rgb = readonly [red: number, green: number, blue: number];

export const white: Rgb = [1, 1, 1];
export const black: Rgb = [0, 0, 0];

/**
 * What the browser makes of a CSS colour, or `undefined` where it knows no such colour. `probe` is an
 * element of the page whose `color` is free to be set for a moment.
 */
export function resolveColor(probe: HTMLElement, color: string, over: Rgb): Rgb | undefined {
  const { style } = probe;
  style.color = '';
  // Mixing is what turns every notation, names and lab() included, into srgb channels.
  style.color = `color-mix(in srgb, ${color} 100%, #000)`;
  const isKnown = style.color !== '';
  const computed = isKnown ? getComputedStyle(probe).color : '';
  style.color = '';
  const match = /^color\(srgb ([^)]+)\)$/.exec(computed);
  if (!match) return undefined;
  // A missing component, `none`, counts as 0.
  const [red = 0, green = 0, blue = 0, alpha = 1] = (match[1] ?? '')
    .split(/[\s/]+/)
    .map((component) => Number(component) || 0);
  return mix([red, green, blue], over, 1 - alpha);
}

/** `share` of `other` in `color`. */
export function mix(color: Rgb, other: Rgb, share: number): Rgb {
  const channel = (index: 0 | 1 | 2): number =>
    Math.min(1, Math.max(0, color[index] * (1 - share) + other[index] * share));
  return [channel(0), channel(1), channel(2)];
}

/** The contrast ratio of WCAG 2, from 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [lighter, darker] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
}

/** White or black, whichever can be read on `color`; one of them always reaches 4.5. */
export function inkOn(color: Rgb): Rgb {
  return contrast(white, color) >= 4.5 ? white : black;
}

/** `color` moved towards `ink`, no further than it takes to reach `ratio` on `ground`. */
export function readable(color: Rgb, ink: Rgb, ground: Rgb, ratio: number): Rgb {
  for (let share = 0; share < 1; share += 0.05) {
    const candidate = mix(color, ink, share);
    if (contrast(candidate, ground) >= ratio) return candidate;
  }
  return ink;
}

export function cssOf(color: Rgb): string {
  return `rgb(${color.map((channel) => Math.round(channel * 255)).join(' ')})`;
}

function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
