import { describe, expect, it } from '@jest/globals';
import { PNG } from 'pngjs';
import { compared, stored, tolerance } from '../../../apps/gallery/camera/compare.mjs';

type Colour = readonly [number, number, number];

/** A picture whose pixels `colourOf` says. */
function picture(
  width: number,
  height: number,
  colourOf: (x: number, y: number) => Colour,
): Buffer {
  const png = new PNG({ width, height });
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) png.data.set([...colourOf(x, y), 255], (y * width + x) * 4);
  }
  return PNG.sync.write(png);
}

/** A card, with a line of `length` pixels that are darker by `distance`. */
const cardOf = (height: number, length = 0, distance = 0): Buffer =>
  picture(60, height, (x, y) => {
    const shade = x > 10 && x < 50 && y > 5 ? 255 : 40;
    const value = y === 20 && x >= 15 && x < 15 + length ? shade - distance : shade;
    return [value, value, value];
  });
const card = cardOf(40);

/** The numbers of the red pixels. */
const redPixels = (png: Buffer): readonly number[] => {
  const { data } = PNG.sync.read(png);
  return [...data.keys()]
    .filter((at) => at % 4 === 0 && data[at] === 255 && data[at + 1] === 0)
    .map((at) => at / 4);
};

describe('the comparison of two pictures', () => {
  it('finds a difference that is planted, and marks where it is', () => {
    const found = compared(card, cardOf(40, tolerance.pixels + 1, 60));

    expect(found).toMatchObject({ pixels: tolerance.pixels + 1, isSame: false });
    expect(redPixels(found.difference)).toEqual(
      Array.from({ length: found.pixels }, (_, index) => 20 * 60 + 15 + index),
    );
  });

  it('accepts as many pixels as it says', () => {
    expect(compared(card, cardOf(40, tolerance.pixels, 60)).isSame).toBe(true);
  });

  it('counts a pixel only where a grey is off by more than 16', () => {
    expect(compared(card, cardOf(40, 30, 16)).pixels).toBe(0);
    expect(compared(card, cardOf(40, 30, 17)).pixels).toBe(30);
  });

  it('finds another size', () => {
    const taller = cardOf(41);

    expect(compared(card, taller)).toMatchObject({ pixels: 60 * 41, isSame: false });
    expect(compared(taller, card)).toMatchObject({ pixels: 60 * 41, isSame: false });
  });
});

describe('a stored picture', () => {
  it('is rounded to less than what the comparison tolerates', () => {
    const shades = picture(256, 2, (x) => [x, 255 - x, x]);

    expect(compared(stored(shades), shades).pixels).toBe(0);
    expect(new Set(PNG.sync.read(stored(shades)).data).size).toBe(33);
  });

  it('is small where there are few colours', () => {
    const flat = picture(195, 200, (x, y) => (x < 95 && y < 100 ? [255, 255, 255] : [9, 91, 211]));

    expect(stored(flat).length).toBeLessThan(1000);
  });
});
