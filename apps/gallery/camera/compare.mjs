import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/**
 * The tolerance. One engine with the same fonts draws the same pixels, but for the edge of a curve now and then: a pixel
 * counts as different where a grey is off by more than 16 of 255, and a picture where more than 12 pixels are.
 */
export const tolerance = { threshold: 0.062, pixels: 12 };

/**
 * How many pixels of two pictures differ, and the picture of it: what is the same is pale, what differs is red. All pixels
 * differ where the sizes do.
 *
 * @param {Buffer} stored A PNG, as the taken one is.
 * @param {Buffer} taken
 * @returns {{ readonly pixels: number, readonly isSame: boolean, readonly difference: Buffer }}
 */
export function compared(stored, taken) {
  const [before, now] = [PNG.sync.read(stored), PNG.sync.read(taken)];
  const { height, width } = now;
  if (before.width !== width || before.height !== height) {
    const pixels = Math.max(before.width * before.height, width * height);
    return { pixels, isSame: false, difference: taken };
  }
  const difference = new PNG({ height, width });
  const pixels = pixelmatch(before.data, now.data, difference.data, width, height, {
    threshold: tolerance.threshold,
    includeAA: true,
  });
  return { pixels, isSame: pixels <= tolerance.pixels, difference: PNG.sync.write(difference) };
}

/** How far apart the values are that a channel of a stored picture has. */
const STEP = 8;

/**
 * The picture as it is stored: each channel is rounded, so that shades of one edge become one colour. It takes half the
 * space, and no eye sees the difference.
 *
 * @param {Buffer} taken
 */
export function stored(taken) {
  const picture = PNG.sync.read(taken);
  const { data } = picture;
  for (let at = 0; at < data.length; at += 1) {
    data[at] = Math.min(255, Math.round((data[at] ?? 0) / STEP) * STEP);
  }
  return PNG.sync.write(picture, {
    colorType: 2,
    inputHasAlpha: true,
    // Flat pictures are smallest so.
    filterType: 0,
    deflateLevel: 9,
    deflateStrategy: 0,
  });
}
