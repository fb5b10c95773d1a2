import { CommandError } from '../../scripts/command.mjs';

/**
 * A mark and an art of `presentation-react/pictures/art.ts`.
 *
 * @typedef {readonly [tag: string, attributes: Readonly<Record<string, string>>, inner?: readonly Mark[]]} Mark
 * @typedef {readonly [side: number, marks: readonly Mark[]]} Art
 */

/** The elements of a picture: shapes and what fills them, nothing that loads or runs. */
const tags = new Set([
  'circle',
  'ellipse',
  'g',
  'path',
  'polygon',
  'rect',
  'clipPath',
  'defs',
  'linearGradient',
  'mask',
  'radialGradient',
  'stop',
]);

/** The attributes that a picture may have, as React names them. */
const attributes = new Set([
  'clipPath',
  'clipRule',
  'color',
  'cx',
  'cy',
  'd',
  'fill',
  'fillOpacity',
  'fillRule',
  'fx',
  'fy',
  'gradientTransform',
  'gradientUnits',
  'height',
  'id',
  'mask',
  'mask-type',
  'maskUnits',
  'offset',
  'opacity',
  'points',
  'r',
  'rx',
  'ry',
  'stopColor',
  'stopOpacity',
  'stroke',
  'strokeLinecap',
  'strokeLinejoin',
  'strokeOpacity',
  'strokeWidth',
  'transform',
  'width',
  'x',
  'x1',
  'x2',
  'y',
  'y1',
  'y2',
]);

/** The attributes of an outermost element for its own frame. */
const frame = new Set(['xmlns', 'xmlns:xlink', 'viewBox', 'width', 'height', 'version']);

/** How much of a plate stays free on each side of its mark. */
const MARGIN = 0.18;

/**
 * The drawing of an SVG: minified, with presentation attributes and without a style.
 *
 * @param {string} svg
 * @param {{ readonly plate?: string, readonly margin?: number }} [ground] What is put under it.
 * @returns {Art}
 * @throws {CommandError} For what a picture may not have.
 */
export function artOf(svg, { plate, margin = MARGIN } = {}) {
  const [top, ...others] = marksIn(svg);
  if (top?.[0] !== 'svg' || others.length > 0) throw new CommandError('It is no SVG.');
  const [, outer, marks = []] = top;
  const [x, y, width, height] = boxOf(outer);
  const inherited = Object.entries(outer).filter(([name]) => !frame.has(name));
  const longest = Math.max(width, height);
  const side = rounded(plate === undefined ? longest : longest / (1 - 2 * margin));
  const move = [(side - width) / 2 - x, (side - height) / 2 - y].map(rounded).join(' ');

  const drawn = grouped(attributesOf(inherited), marks.map(checked));
  const placed = grouped(move === '0 0' ? {} : { transform: `translate(${move})` }, drawn);
  return [side, plate === undefined ? placed : [ground(side, plate), ...placed]];
}

/**
 * @param {Readonly<Record<string, string>>} outer
 * @returns {readonly [x: number, y: number, width: number, height: number]}
 */
function boxOf({ height, viewBox, width }) {
  const numbers = (viewBox ?? `0 0 ${width} ${height}`).split(/[\s,]+/).map(Number);
  const [x = NaN, y = NaN, right = NaN, bottom = NaN] = numbers;
  if (numbers.some(Number.isNaN) || !(right > 0 && bottom > 0)) {
    throw new CommandError('It has no size.');
  }
  return [x, y, right, bottom];
}

/** @param {number} side @param {string} fill @returns {Mark} */
function ground(side, fill) {
  return ['path', { fill, d: `M0 0h${side}v${side}H0z` }];
}

/**
 * @param {Readonly<Record<string, string>>} shared
 * @param {readonly Mark[]} marks
 * @returns {readonly Mark[]}
 */
function grouped(shared, marks) {
  return Object.keys(shared).length === 0 ? marks : [['g', shared, marks]];
}

/** @param {number} value */
function rounded(value) {
  return Math.round(value * 100) / 100;
}

/**
 * @param {Mark} mark
 * @returns {Mark}
 */
function checked([tag, given, inner = []]) {
  if (!tags.has(tag)) throw new CommandError(`A picture has no <${tag}>.`);
  const own = attributesOf(Object.entries(given));
  return inner.length === 0 ? [tag, own] : [tag, own, inner.map(checked)];
}

/**
 * @param {readonly (readonly [string, string])[]} given
 * @returns {Readonly<Record<string, string>>}
 */
function attributesOf(given) {
  return Object.fromEntries(
    given.map(([name, value]) => {
      const camelCase = name.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());
      const known = [name, camelCase].find((each) => attributes.has(each));
      if (known === undefined) throw new CommandError(`A picture has no attribute ${name}.`);
      if (/url|:/i.test(value) && !/^url\(#\w+\)$/.test(value)) {
        throw new CommandError(`A picture refers to nothing outside of it: ${value}`);
      }
      return [known, value];
    }),
  );
}

/** A tag, of which the values need no entities. */
const tagPattern = /<(\/?)([\w:]+)((?:\s+[\w:-]+="[^"<>&]*")*)\s*(\/?)>/g;

/**
 * The elements of an SVG without text, comments and entities.
 *
 * @param {string} svg
 * @returns {readonly Mark[]}
 */
function marksIn(svg) {
  /** @typedef {{ readonly tag: string, readonly own: Record<string, string>, readonly inner: Mark[] }} Open */
  /** @type {[Open, ...Open[]]} */
  const open = [{ tag: '', own: {}, inner: [] }];
  const innermost = () => open.at(-1) ?? open[0];
  const rest = svg.replace(tagPattern, (_, end, tag, given, alone) => {
    if (end) {
      const { own, inner } = innermost();
      if (innermost().tag !== tag) throw new CommandError(`</${tag}> ends what has not begun.`);
      open.pop();
      innermost().inner.push([tag, own, inner]);
    } else {
      const pairs = [...given.matchAll(/([\w:-]+)="([^"]*)"/g)];
      const own = Object.fromEntries(pairs.map(([, name, value]) => [name, value]));
      if (alone) innermost().inner.push([tag, own]);
      else open.push({ tag, own, inner: [] });
    }
    return '';
  });
  if (rest.trim() !== '' || open.length > 1) throw new CommandError(`It is no plain SVG: ${rest}`);
  return open[0].inner;
}
