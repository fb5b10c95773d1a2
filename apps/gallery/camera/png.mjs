import { deflateSync, inflateSync } from 'node:zlib';

/**
 * A picture: four bytes a pixel, red, green, blue and opacity.
 *
 * @typedef {object} Picture
 * @property {number} width
 * @property {number} height
 * @property {Uint8Array} data
 */

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const TRUE_COLOUR = 2;
const PALETTE = 3;
const WITH_OPACITY = 6;
const MAX_COLOURS = 256;

/** Bytes a pixel, by the kind of colour. @type {Readonly<Record<number, number>>} */
const channelsOf = { [TRUE_COLOUR]: 3, [PALETTE]: 1, [WITH_OPACITY]: 4 };

/**
 * Reads a PNG of eight bits a channel, as browsers and {@link encodePng} write them.
 *
 * @param {Buffer} file
 * @returns {Picture}
 */
export function decodePng(file) {
  if (!file.subarray(0, 8).equals(SIGNATURE)) throw new TypeError('This is no PNG.');
  const chunks = chunksOf(file);
  const header = partOf(chunks, 'IHDR');
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const [depth, kind = -1, , , interlaced] = header.subarray(8);
  const channels = channelsOf[kind];
  if (depth !== 8 || interlaced !== 0 || channels === undefined) {
    throw new TypeError('This PNG is of a kind that is not read here.');
  }
  const bytes = unfiltered(inflateSync(partOf(chunks, 'IDAT')), width * channels, channels);
  const palette = kind === PALETTE ? partOf(chunks, 'PLTE') : undefined;
  const data = new Uint8Array(width * height * 4);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const at = palette ? (bytes[pixel] ?? 0) * 3 : pixel * channels;
    const from = palette ?? bytes;
    for (let channel = 0; channel < 3; channel += 1) {
      data[pixel * 4 + channel] = from[at + channel] ?? 0;
    }
    data[pixel * 4 + 3] = kind === WITH_OPACITY ? (bytes[at + 3] ?? 0) : 255;
  }
  return { width, height, data };
}

/** How far apart the values are that a channel of a stored picture has. */
const STEP = 8;

/**
 * The picture with each channel rounded, so that shades of one edge become one colour: it takes half the space, and no
 * eye sees the difference.
 *
 * @param {Picture} picture
 * @returns {Picture}
 */
export function coarse({ width, height, data }) {
  const round = (/** @type {number} */ value) => Math.min(255, Math.round(value / STEP) * STEP);
  return { width, height, data: data.map(round) };
}

/**
 * Writes an opaque picture as a PNG that is as small as it gets without a loss: with a palette where it has at most 256
 * colours.
 *
 * @param {Picture} picture
 */
export function encodePng({ width, height, data }) {
  /** @type {Map<number, number>} */
  const colours = new Map();
  for (let at = 0; at < data.length && colours.size <= MAX_COLOURS; at += 4) {
    const colour = colourAt(data, at);
    if (!colours.has(colour)) colours.set(colour, colours.size);
  }
  const hasPalette = colours.size <= MAX_COLOURS;
  const channels = hasPalette ? 1 : 3;
  const bytes = new Uint8Array(width * height * channels);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const at = pixel * 4;
    if (hasPalette) bytes[pixel] = colours.get(colourAt(data, at)) ?? 0;
    else bytes.set(data.subarray(at, at + 3), pixel * 3);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, hasPalette ? PALETTE : TRUE_COLOUR], 8);
  const palette = Buffer.from(
    [...colours.keys()].flatMap((c) => [c >> 16, (c >> 8) & 255, c & 255]),
  );
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    ...(hasPalette ? [chunk('PLTE', palette)] : []),
    chunk('IDAT', deflateSync(unfilteredLines(bytes, width * channels), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** @param {Uint8Array} data @param {number} at */
function colourAt(data, at) {
  return ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0);
}

/** @param {Buffer} file */
function chunksOf(file) {
  /** @type {{ readonly type: string, readonly data: Buffer }[]} */
  const chunks = [];
  for (let at = 8; at < file.length;) {
    const length = file.readUInt32BE(at);
    const type = file.toString('latin1', at + 4, at + 8);
    chunks.push({ type, data: file.subarray(at + 8, at + 8 + length) });
    at += length + 12;
  }
  return chunks;
}

/** @param {ReturnType<typeof chunksOf>} chunks @param {string} type */
function partOf(chunks, type) {
  return Buffer.concat(chunks.filter((each) => each.type === type).map(({ data }) => data));
}

/** @param {string} type @param {Buffer} data */
function chunk(type, data) {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(data.length, 0);
  framed.set(named, 4);
  framed.writeUInt32BE(checksum(named), named.length + 4);
  return framed;
}

const checksums = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

/** @param {Buffer} bytes */
function checksum(bytes) {
  let value = 0xffffffff;
  for (const byte of bytes) value = (checksums[(value ^ byte) & 255] ?? 0) ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
}

/** Each line begins with the number of its filter: none, with which flat pictures are smallest. */
function unfilteredLines(/** @type {Uint8Array} */ bytes, /** @type {number} */ lineLength) {
  const lines = bytes.length / lineLength;
  const result = Buffer.alloc(bytes.length + lines);
  for (let line = 0; line < lines; line += 1) {
    const start = line * lineLength;
    result.set(bytes.subarray(start, start + lineLength), start + line + 1);
  }
  return result;
}

/**
 * @param {Buffer} raw Lines with the number of their filter.
 * @param {number} lineLength
 * @param {number} channels
 */
function unfiltered(raw, lineLength, channels) {
  const lines = raw.length / (lineLength + 1);
  const bytes = new Uint8Array(lines * lineLength);
  for (let line = 0; line < lines; line += 1) {
    const filter = raw[line * (lineLength + 1)] ?? 0;
    for (let column = 0; column < lineLength; column += 1) {
      const at = line * lineLength + column;
      const left = column >= channels ? (bytes[at - channels] ?? 0) : 0;
      const above = line > 0 ? (bytes[at - lineLength] ?? 0) : 0;
      const corner = line > 0 && column >= channels ? (bytes[at - lineLength - channels] ?? 0) : 0;
      bytes[at] = (raw[at + line + 1] ?? 0) + guess(filter, left, above, corner);
    }
  }
  return bytes;
}

/**
 * What the filters of PNG expect of a byte.
 *
 * @param {number} filter
 * @param {number} left
 * @param {number} above
 * @param {number} corner
 */
function guess(filter, left, above, corner) {
  if (filter === 1) return left;
  if (filter === 2) return above;
  if (filter === 3) return (left + above) >> 1;
  if (filter !== 4) return 0;
  const sum = left + above - corner;
  const [a, b, c] = [Math.abs(sum - left), Math.abs(sum - above), Math.abs(sum - corner)];
  if (a <= b && a <= c) return left;
  return b <= c ? above : corner;
}
