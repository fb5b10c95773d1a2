import { describe, expect, it } from '@jest/globals';
import {
  differencePicture,
  differingPixels,
  isSame,
  tolerance,
} from '../../../apps/gallery/camera/compare.mjs';
import { coarse, decodePng, encodePng, type Picture } from '../../../apps/gallery/camera/png.mjs';

/** A picture whose pixels `colourOf` says. */
function picture(
  width: number,
  height: number,
  colourOf: (x: number, y: number) => readonly [number, number, number],
): Picture {
  const data = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) data.set([...colourOf(x, y), 255], (y * width + x) * 4);
  }
  return { width, height, data };
}

const cardOf = (width: number, height: number): Picture =>
  picture(width, height, (x, y) => (x > 10 && x < 50 && y > 5 ? [255, 255, 255] : [40, 40, 40]));
const card = cardOf(60, 40);

/** `card` with a line of `length` pixels that are off by `distance`. */
function planted(length: number, distance: number): Picture {
  const data = Uint8Array.from(card.data);
  for (let x = 0; x < length; x += 1) {
    const at = (20 * 60 + 15 + x) * 4;
    data[at + 1] = (data[at + 1] ?? 0) - distance;
  }
  return { ...card, data };
}

/** The numbers of the red pixels. */
const redPixels = ({ data }: Picture): readonly number[] =>
  [...data.keys()]
    .filter((at) => at % 4 === 0 && data[at] === 220 && data[at + 1] === 0)
    .map((at) => at / 4);

describe('the comparison of two pictures', () => {
  it('finds a difference that is planted, and marks where it is', () => {
    const later = planted(tolerance.pixels + 1, 60);
    const pixels = differingPixels(card, later);

    expect(pixels).toBe(tolerance.pixels + 1);
    expect(isSame(pixels)).toBe(false);
    expect(redPixels(differencePicture(card, later))).toEqual(
      Array.from({ length: pixels }, (_, index) => 20 * 60 + 15 + index),
    );
  });

  it('accepts as many pixels as it says', () => {
    expect(isSame(differingPixels(card, planted(tolerance.pixels, 60)))).toBe(true);
  });

  it('counts a pixel only where a channel is off by more than it says', () => {
    expect(differingPixels(card, planted(30, tolerance.channel))).toBe(0);
    expect(differingPixels(card, planted(30, tolerance.channel + 1))).toBe(30);
  });

  it('finds another size', () => {
    const taller = cardOf(60, 41);

    expect(differingPixels(card, taller)).toBe(60);
    expect(differingPixels(taller, card)).toBe(60);
    expect(differencePicture(card, taller)).toMatchObject({ width: 60, height: 41 });
  });
});

describe('the files of pictures', () => {
  it('keep every pixel, with few colours and with many', () => {
    const many = picture(64, 48, (x, y) => [x * 4, y * 5, (x * y) % 256]);

    expect(decodePng(encodePng(card))).toEqual(card);
    expect(decodePng(encodePng(many))).toEqual(many);
  });

  it('are rounded to less than what the comparison tolerates', () => {
    const shades = picture(256, 2, (x) => [x, 255 - x, x]);
    const stored = coarse(shades);

    expect(differingPixels(stored, shades)).toBe(0);
    expect(new Set(stored.data).size).toBe(33);
    expect([stored.data[0], stored.data[1]]).toEqual([0, 255]);
  });

  it('are small where there are few colours', () => {
    const flat = picture(390, 844, (x, y) => (x < 195 && y < 400 ? [255, 255, 255] : [9, 91, 211]));

    expect(encodePng(flat).length).toBeLessThan(2000);
  });

  it('refuses what is no PNG', () => {
    expect(() => decodePng(Buffer.from('<svg></svg> and more'))).toThrow('This is no PNG');
  });
});
