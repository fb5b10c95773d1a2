import { describe, expect, it } from '@jest/globals';
import jsQR from 'jsqr';
import { logoModules, qrShape } from '../../../../presentation-react/primitives/qr/qr-shape';
import { somePairingUri } from '../../../../apps/gallery/pairing-widget';

const PIXELS = 6;
const QUIET = 4;

/** The QR code as a camera sees it: runs and finder patterns in black, all else white. */
function photographed(text: string): string | undefined {
  const { finders, runs, size } = qrShape(text);
  const side = (size + 2 * QUIET) * PIXELS;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  const darken = (x: number, y: number): void => {
    for (let down = 0; down < PIXELS; down += 1) {
      for (let right = 0; right < PIXELS; right += 1) {
        const at = ((y + QUIET) * PIXELS + down) * side + (x + QUIET) * PIXELS + right;
        pixels.fill(0, at * 4, at * 4 + 3);
      }
    }
  };
  for (const [, x, y, length] of runs.matchAll(/M([\d.]+) ([\d.]+)h(\d+)/g)) {
    for (let step = 0; step <= Number(length); step += 1) {
      darken(Number(x) - 0.5 + step, Number(y) - 0.5);
    }
  }
  for (const [left, top] of finders) {
    for (let y = 0; y < 7; y += 1) {
      for (let x = 0; x < 7; x += 1) {
        const ring = Math.max(Math.abs(x - 3), Math.abs(y - 3));
        if (ring !== 2) darken(left + x, top + y);
      }
    }
  }
  return jsQR(pixels, side, side)?.data;
}

describe('the shape of a QR code', () => {
  it.each([
    'wc:x',
    somePairingUri,
    `${somePairingUri}&methods=wc_sessionAuthenticate`,
    'é'.repeat(300),
  ])('is readable by a camera in spite of the logo: %s', (text) => {
    expect(photographed(text)).toBe(text);
  });

  it('leaves an odd number of modules free in the middle, less than a tenth of all', () => {
    for (const size of [21, 45, 61, 69, 77, 177]) {
      const free = logoModules(size);
      expect(free % 2).toBe(1);
      expect((free * free) / (size * size)).toBeLessThan(0.1);
    }
  });
});
