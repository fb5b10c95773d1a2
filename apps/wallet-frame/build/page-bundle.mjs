import { join, relative } from 'node:path';
import { build } from 'esbuild';
import { root } from '../../../scripts/command.mjs';
import { integrityOf } from './integrity.mjs';

export const ASSETS = '/assets/';

/**
 * @typedef {object} Bundle
 * @property {ReadonlyMap<string, string>} texts
 * @property {import('esbuild').Metafile['outputs']} outputs
 * @property {readonly string[]} inputs From the root.
 */

/**
 * Bundles the scripts and styles of a page: names with hashes.
 *
 * @param {string} app Its folder.
 * @param {Readonly<Record<string, string>>} entries
 * @param {{ readonly alias?: Readonly<Record<string, string>>; readonly plugin?: import('esbuild').Plugin | undefined }} [more]
 * @returns {Promise<Bundle>}
 */
export async function bundlePage(app, entries, { alias = {}, plugin } = {}) {
  const { metafile, outputFiles } = await build({
    absWorkingDir: app,
    entryPoints: entries,
    outdir: `${app}${ASSETS}`,
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    bundle: true,
    splitting: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    alias,
    define: { 'process.env.NODE_ENV': '"production"' },
    legalComments: 'none',
    charset: 'utf8',
    plugins: plugin ? [plugin] : [],
  });
  const texts = new Map(outputFiles.map(({ path, text }) => [path.slice(app.length), text]));
  const inputs = Object.keys(metafile.inputs).map((input) => relative(root, join(app, input)));
  return { texts, outputs: metafile.outputs, inputs };
}

/**
 * @param {Bundle} bundle
 * @param {string} entry
 */
export function pathOf({ outputs }, entry) {
  const found = Object.entries(outputs).find(([, { entryPoint }]) => entryPoint === entry);
  if (!found) throw new Error(`${entry} was not built`);
  return `/${found[0]}`;
}

/**
 * @param {'link' | 'script'} kind
 * @param {string} path
 * @param {string} text
 */
export function tag(kind, path, text) {
  const integrity = integrityOf(text);
  return kind === 'link'
    ? `<link rel="stylesheet" href="${path}" integrity="${integrity}" />`
    : `<script type="module" src="${path}" integrity="${integrity}"></script>`;
}

/** @param {object} settings */
export function settingsTag(settings) {
  return dataTag('settings', settings);
}

/**
 * @param {string} id
 * @param {object} data Data only: browsers run no script of this type.
 */
export function dataTag(id, data) {
  const json = JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/json" id="${id}">${json}</script>`;
}
