import { cpSync, existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { extname, join } from 'node:path';
import { build, context } from 'esbuild';
import { CommandError } from './command.mjs';
import { browserBundle, builtCleat, cssText } from './esbuild-plugins.mjs';

/**
 * Builds a folder of pages for a server. A script that a page loads as `<script src="/x.js">` is bundled from
 * `x.ts` or `x.tsx`, over the package in `dist`; all other files are copied. While the pages are watched, the
 * scripts are bundled again after every change.
 *
 * @param {{ readonly from: string, readonly to: string, readonly isWatched?: boolean }} folders
 * @returns {Promise<readonly string[]>} The files that the scripts were made of, from the root of the project.
 */
export async function bundlePages({ from, to, isWatched = false }) {
  const entries = Object.fromEntries(scriptsOf(from).map((name) => [name, sourceOf(from, name)]));
  rmSync(to, { recursive: true, force: true });
  cpSync(from, to, { recursive: true, filter: (path) => !/\.tsx?$|tsconfig\.json$/.test(path) });
  const options = {
    ...browserBundle,
    entryPoints: entries,
    outdir: to,
    plugins: [builtCleat, cssText],
    // The embedded wallet has React in a lock file of its own; a page has one.
    alias: { react: './node_modules/react' },
    // The chunks of a package without side effects import one another only for their order.
    logOverride: /** @type {const} */ ({ 'ignored-bare-import': 'silent' }),
  };
  const { metafile } = await build(options);
  if (isWatched) await (await context(options)).watch();
  return Object.keys(metafile.inputs);
}

/**
 * @param {string} folder
 * @returns {readonly string[]} The scripts that the pages in `folder` load, without extension.
 */
function scriptsOf(folder) {
  const pages = readdirSync(folder).filter((name) => extname(name) === '.html');
  const scripts = pages.flatMap((page) => [
    ...readFileSync(join(folder, page), 'utf8').matchAll(/<script[^>]*\ssrc="\/?([^"]+)\.js"/g),
  ]);
  return [...new Set(scripts.map(([, name = '']) => name))];
}

/**
 * @param {string} folder
 * @param {string} name
 */
function sourceOf(folder, name) {
  const source = ['tsx', 'ts'].map((ending) => join(folder, `${name}.${ending}`)).find(existsSync);
  if (!source) throw new CommandError(`A page loads ${name}.js, and there is no source for it.`);
  return source;
}
