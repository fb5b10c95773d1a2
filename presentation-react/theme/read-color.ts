/** A colour as sRGB channels from 0 to 1. */
export type Rgb = readonly number[];

/**
 * The browser's reading of a CSS colour, opaque, or `undefined` where it does not know the colour. `probe` is
 * an element of the page whose `color` can be set for a moment.
 */
export function readColor(probe: HTMLElement, color: string): Rgb | undefined {
  // `color-mix` turns every notation, names and lab() included, into srgb channels.
  probe.style.color = `color-mix(in srgb, ${color} 100%, #000)`;
  const computed = probe.style.color && getComputedStyle(probe).color;
  probe.style.color = '';
  const channels = /^color\(srgb ([^/)]+)/.exec(computed)?.[1];
  // A missing channel, `none`, counts as 0.
  return channels
    ?.trim()
    .split(' ')
    .map((channel) => Math.min(1, Number(channel) || 0));
}

/** The relative luminance of WCAG 2, from 0 to 1. */
export function luminance(color: Rgb): number {
  const [red = 0, green = 0, blue = 0] = color.map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The luminance up to which white is readable. */
const LIGHTEST_FOR_WHITE = 1.05 / 4.5 - 0.05;

/** White or black, the one that is readable on `color`; one of them always reaches 4.5 to 1. */
export function inkOn(color: Rgb): '#fff' | '#000' {
  return luminance(color) <= LIGHTEST_FOR_WHITE ? '#fff' : '#000';
}

/**
 * What hover and press mix into `color`: its ink where that stays readable, else the opposite, as on a
 * colour of medium lightness.
 */
export function tintOn(color: Rgb): '#fff' | '#000' {
  const lightness = luminance(color);
  return (lightness > 0.09 && lightness <= LIGHTEST_FOR_WHITE) || lightness > 0.3 ? '#000' : '#fff';
}

export function cssOf(color: Rgb): string {
  return `rgb(${color.map((channel) => Math.round(channel * 255)).join(' ')})`;
}
