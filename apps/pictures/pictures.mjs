import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { CommandError, root, runAsCommand, say } from '../../scripts/command.mjs';
import { installFor } from '../../scripts/install-missing.mjs';
import { unpackedPackage } from '../../scripts/unpacked-package.mjs';
import { artOf } from './art.mjs';
import { picturePackages } from './packages.mjs';
import { sprites } from './table.mjs';

/** @typedef {import('./table.mjs').Entry} Entry */

const written = join(root, 'presentation-react/pictures/sprites');

/** How far a line may be from its place in the picture, as a part of the picture's side. */
const PRECISION = 1 / 2400;

/**
 * `npm run pictures`: takes the pictures of `pictures/table.mjs` out of their packages, and writes them as modules that
 * draw them. With `--check` it writes nothing and fails where a module is not what it would write.
 */
async function main() {
  const isCheck = process.argv.includes('--check');
  await installFor(['tools']);
  const { optimize } = createRequire(join(root, 'tests/frameworks/package.json'))('svgo');
  for (const [name, entries] of Object.entries(sprites)) {
    const lines = entries.map((entry) => {
      const svg = svgOf(entry);
      const { data } = optimize(svg, { multipass: true, floatPrecision: digitsFor(svg), plugins });
      try {
        const plain = data.replace(/style="mask-type:(\w+)"/g, 'mask-type="$1"');
        return `  [${JSON.stringify(entry.ids)}, ${JSON.stringify(artOf(plain, entry))}],\n`;
      } catch (error) {
        throw new CommandError(`${entry.file}: ${String(error)}`);
      }
    });
    const text = moduleOf(name, entries, lines);
    const file = join(written, `${name}.ts`);
    if (isCheck && readFileSync(file, 'utf8') !== text) {
      throw new CommandError(`${file} is not what npm run pictures writes.`);
    }
    mkdirSync(written, { recursive: true });
    if (!isCheck) writeFileSync(file, text);
    say(`${name}: ${entries.length} pictures, ${gzipSync(text, { level: 9 }).length} bytes (gzip)`);
  }
}

const plugins = [
  {
    name: 'preset-default',
    params: {
      overrides: {
        convertColors: { currentColor: false },
        inlineStyles: { onlyMatchedOnce: false },
      },
    },
  },
  'removeTitle',
  'removeXMLNS',
  'removeDimensions',
  'convertStyleToAttrs',
  {
    name: 'removeAttrs',
    params: {
      attrs: ['aria-label', 'class', 'data-.*', 'enable-background', 'role', 'xml:space'],
      elemSeparator: '>',
    },
  },
];

/** @param {string} svg */
function digitsFor(svg) {
  const [, box] = /viewBox="([^"]*)"/.exec(svg) ?? [];
  const side = Math.max(
    ...(box ?? '0 0 24 24')
      .split(/[\s,]+/)
      .slice(2)
      .map(Number),
  );
  return Math.max(0, Math.ceil(-Math.log10(side * PRECISION * 2)));
}

/**
 * @param {Entry} entry
 * @returns {string}
 */
function svgOf({ after = '', box, file, from, ink = 'currentColor' }) {
  const path = join(unpackedPackage(picturePackages[from]), file);
  const text = file.endsWith('.map')
    ? JSON.parse(readFileSync(path, 'utf8')).sourcesContent.join('\n')
    : readFileSync(path, 'utf8');
  const start = text.indexOf(after);
  if (box !== undefined) {
    const [, d] = /\bd: "([^"]+)"/.exec(text.slice(start)) ?? [];
    if (start < 0 || d === undefined)
      throw new CommandError(`${file} has no path after "${after}".`);
    return `<svg viewBox="${box}"><path fill="${ink}" d="${d}"/></svg>`;
  }
  const [, plain, encoded] =
    /(<svg[^]*?<\/svg>)|data:image\/svg\+xml;base64,([\w+/=]+)/.exec(text.slice(start)) ?? [];
  const svg = encoded
    ? Buffer.from(encoded, 'base64').toString()
    : plain?.replace(/\\(n|'|")/g, unescaped);
  if (start < 0 || svg === undefined)
    throw new CommandError(`${file} has no SVG after "${after}".`);
  return svg.replaceAll('currentColor', ink);
}

/** @type {(all: string, letter: string) => string} */
const unescaped = (_, letter) => (letter === 'n' ? '\n' : letter);

/**
 * @param {string} name
 * @param {readonly Entry[]} entries
 * @param {readonly string[]} lines
 */
function moduleOf(name, entries, lines) {
  const from = [...new Set(entries.map((entry) => picturePackages[entry.from].name))].sort();
  const constant = name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
  return [
    `// Written by "npm run pictures", from ${from.join(', ')}. Change apps/pictures/table.mjs instead.\n`,
    "import type { Sprite } from '../art';\n\n",
    `export const ${constant}: Sprite = [\n`,
    ...lines,
    '];\n',
  ].join('');
}

await runAsCommand(import.meta.url, main);
