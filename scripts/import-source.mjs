import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { root } from './command.mjs';
import { isUnchanged, keepStamp } from './unchanged.mjs';

/**
 * Imports a TypeScript module of the repository, without a build of it: it is bundled into `.cache` of its package, and the
 * packages that it needs stay outside, as beside its source. It is bundled again only where a source has changed.
 *
 * @param {string} source From the root, such as `infrastructure/sign-in-server/index.ts`.
 * @returns {Promise<any>} Its exports.
 */
export async function importSource(source) {
  const name = source.replaceAll('/', '-').replace(/\.ts$/, '.mjs');
  const outfile = join(packageOf(source), '.cache', name);
  const stamp = `${outfile}.json`;
  if (existsSync(outfile) && isUnchanged(stamp, source)) return import(pathToFileURL(outfile).href);
  const since = Date.now();
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [source],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    sourcemap: 'inline',
    metafile: true,
    logLevel: 'error',
  });
  keepStamp(stamp, source, Object.keys(metafile.inputs), since);
  return import(pathToFileURL(outfile).href);
}

/** The folder of the package that `source` is part of. @param {string} source */
function packageOf(source) {
  let folder = dirname(join(root, source));
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder);
  return folder;
}
