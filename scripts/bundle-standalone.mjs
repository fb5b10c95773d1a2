import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { build as bundle } from 'esbuild';
import { options, plugins } from './bundle-survey.mjs';
import { root } from './command.mjs';
import { sourceManifest } from './pack.mjs';

/** The folder of the one file for pages without a build. */
export const standalone = join(root, 'dist/standalone');

/**
 * Bundles the package, with React, into one file that imports nothing: a page can check a whole file by its hash, and
 * not what that file downloads later. Its name has the version, so that a page gets what it has tried.
 */
export async function bundleStandalone() {
  const { outputFiles, metafile } = await bundle({
    ...options,
    entryPoints: { [standaloneName()]: 'composition/elements/standalone.ts' },
    outdir: standalone,
    external: [],
    splitting: false,
    sourcemap: false,
    plugins,
  });
  const [file] = outputFiles;
  if (!file) throw new TypeError('esbuild has written nothing');
  return { file, metafile, integrity: integrityOf(file.contents) };
}

/** The name of the file, without its extension. */
export function standaloneName() {
  return `cleatkit-${sourceManifest().version}`;
}

/**
 * The value of a script's attribute `integrity`.
 *
 * @param {Uint8Array} contents
 */
export function integrityOf(contents) {
  return `sha384-${createHash('sha384').update(contents).digest('base64')}`;
}
