import { spawnSync } from 'node:child_process';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { Mistake } from './choices.mjs';

const skipped = new Set([
  'node_modules',
  '.git',
  '.next',
  '.nuxt',
  '.output',
  '.svelte-kit',
  '.turbo',
  '.vercel',
  'build',
  'coverage',
  'dist',
  'out',
]);
const read =
  /(\.[mc]?[jt]sx?|\.(css|scss|sass|less|vue|svelte|html|mdx)|(^|\/)(package|[jt]sconfig(\.[\w-]+)?)\.json)$/;

/** A larger file is no source that a person wrote. */
const MOST_BYTES = 1_000_000;

/**
 * The texts of a site's files by their paths below its folder. Links are not followed: nothing outside is read or written.
 *
 * @param {string} folder
 * @returns {Map<string, string>}
 */
export function readTree(folder) {
  if (!existsSync(folder)) throw new Mistake(`There is no folder ${folder}.`);
  if (!statSync(folder).isDirectory())
    throw new Mistake(`${folder} is a file: name the folder of a site.`);
  /** @type {Map<string, string>} */
  const texts = new Map();
  const walk = (/** @type {string} */ below) => {
    for (const entry of readdirSync(join(folder, below), { withFileTypes: true })) {
      const path = below === '' ? entry.name : `${below}/${entry.name}`;
      if (entry.isDirectory() && !skipped.has(entry.name)) walk(path);
      if (!entry.isFile() || !read.test(path) || /\.d\.[mc]?ts$/.test(path)) continue;
      if (lstatSync(join(folder, path)).size <= MOST_BYTES)
        texts.set(path, readFileSync(join(folder, path), 'utf8'));
    }
  };
  walk('');
  return texts;
}

/**
 * Writes the texts, each below `folder`.
 *
 * @param {string} folder
 * @param {ReadonlyMap<string, string | Uint8Array>} texts
 */
export function writeTree(folder, texts) {
  const root = realpathSync(folder) + sep;
  for (const path of texts.keys()) {
    const parent = nearest(dirname(join(folder, path)));
    const isLink = existsSync(join(folder, path)) && lstatSync(join(folder, path)).isSymbolicLink();
    if (isLink || !`${realpathSync(parent)}${sep}`.startsWith(root)) {
      throw new Mistake(`${path} leads out of the folder: nothing was written.`);
    }
  }
  for (const [path, text] of texts) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** The folder itself, or the nearest one above that exists. @param {string} folder @returns {string} */
function nearest(folder) {
  return existsSync(folder) ? folder : nearest(dirname(folder));
}

/**
 * Refuses a folder of which git could not give back what was there.
 *
 * @param {string} folder
 */
export function refuseDirty(folder) {
  const { status, stdout } = spawnSync('git', ['status', '--porcelain', '--', '.'], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (status !== 0) {
    throw new Mistake(
      'There is no git that could give back what is changed. Try --dry, or say --allow-dirty.',
    );
  }
  if (stdout.trim() !== '') {
    throw new Mistake(
      'There are changes that are not committed. Commit them first, try --dry, or say --allow-dirty.',
    );
  }
}
