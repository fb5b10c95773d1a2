/** @typedef {import('./png.mjs').Picture} Picture */

/**
 * The tolerance. One engine with the same fonts draws the same pixels, but for the edge of a curve now and then: a pixel
 * counts as different where a channel is off by more than 16 of 255, and a picture where more than 12 pixels are.
 */
export const tolerance = { channel: 16, pixels: 12 };

/**
 * How many pixels of two pictures differ. What only one of two pictures of different sizes has differs.
 *
 * @param {Picture} stored
 * @param {Picture} taken
 */
export function differingPixels(stored, taken) {
  let count = 0;
  if (isEqual(stored, taken)) return count;
  forEachPixel(stored, taken, (differs) => {
    if (differs) count += 1;
  });
  return count;
}

/** Whether that many pixels are within the tolerance. @param {number} pixels */
export function isSame(pixels) {
  return pixels <= tolerance.pixels;
}

/**
 * The picture that was taken, pale, with the differing pixels in red.
 *
 * @param {Picture} stored
 * @param {Picture} taken
 * @returns {Picture}
 */
export function differencePicture(stored, taken) {
  const width = Math.max(stored.width, taken.width);
  const height = Math.max(stored.height, taken.height);
  const data = new Uint8Array(width * height * 4).fill(255);
  forEachPixel(stored, taken, (differs, at, from) => {
    const grey = 190 + (taken.data[from + 1] ?? 0) / 4;
    data.set(differs ? [220, 0, 30] : [grey, grey, grey], at * 4);
  });
  return { width, height, data };
}

/**
 * Calls `see` for each pixel of the area of both: whether it differs, its number, and where it is in `taken`.
 *
 * @param {Picture} stored
 * @param {Picture} taken
 * @param {(differs: boolean, at: number, from: number) => void} see
 */
function forEachPixel(stored, taken, see) {
  const width = Math.max(stored.width, taken.width);
  const height = Math.max(stored.height, taken.height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [before, now] = [offsetOf(stored, x, y), offsetOf(taken, x, y)];
      const differs = before < 0 || now < 0 || isOff(stored.data, before, taken.data, now);
      see(differs, y * width + x, now);
    }
  }
}

/** @param {Picture} one @param {Picture} other */
function isEqual(one, other) {
  return one.width === other.width && Buffer.compare(one.data, other.data) === 0;
}

/** Where the pixel is, or -1 outside of the picture. @param {Picture} picture @param {number} x @param {number} y */
function offsetOf({ width, height }, x, y) {
  return x < width && y < height ? (y * width + x) * 4 : -1;
}

/**
 * @param {Uint8Array} one
 * @param {number} at
 * @param {Uint8Array} other
 * @param {number} otherAt
 */
function isOff(one, at, other, otherAt) {
  for (let channel = 0; channel < 3; channel += 1) {
    const distance = Math.abs((one[at + channel] ?? 0) - (other[otherAt + channel] ?? 0));
    if (distance > tolerance.channel) return true;
  }
  return false;
}
