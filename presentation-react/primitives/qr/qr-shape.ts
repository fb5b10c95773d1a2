import { encode } from 'uqr';

/** A QR code as lines to draw, in modules. */
export interface QrShape {
  /** How many modules a side has, without the quiet zone. */
  readonly size: number;

  /** The runs of dark modules as lines along their middle, for strokes with round ends. */
  readonly runs: string;

  /** The top left corners of the three finder patterns, of 7 modules each. */
  readonly finders: readonly (readonly [x: number, y: number])[];
}

/**
 * The share of a side that stays free for a logo: about 5 % of the QR code, of which a quarter may be lost.
 */
const LOGO_SHARE = 0.22;
const FINDER = 7;

/** How many modules stay free in the middle of a QR code with `size` modules. Odd, like `size`. */
export function logoModules(size: number): number {
  return 2 * Math.floor((size * LOGO_SHARE) / 2) + 1;
}

/** The QR code (ISO/IEC 18004) of `text`, with a quarter of redundancy for the logo in its middle. */
export function qrShape(text: string): QrShape {
  const { data, size } = encode(text, { ecc: 'Q', border: 0 });
  const far = size - FINDER;
  const from = (size - logoModules(size)) / 2;
  const isLogo = (x: number, y: number): boolean =>
    Math.min(x, y) >= from && Math.max(x, y) < size - from;
  const isFinder = (x: number, y: number): boolean =>
    (y < FINDER && (x < FINDER || x >= far)) || (y >= far && x < FINDER);
  const isDark = (x: number, y: number): boolean =>
    data[y]?.[x] === true && !isLogo(x, y) && !isFinder(x, y);
  let runs = '';
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      if (!isDark(x, y)) continue;
      const start = x;
      while (isDark(x + 1, y)) x += 1;
      runs += `M${start + 0.5} ${y + 0.5}h${x - start}`;
    }
  }
  return {
    size,
    runs,
    finders: [
      [0, 0],
      [far, 0],
      [0, far],
    ],
  };
}
