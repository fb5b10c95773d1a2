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
  return import(pathToFileURL(await bundleSource(source)).href);
}

/**
 * Bundles it likewise.
 *
 * @param {string} source
 * @returns The path of the bundle. It depends on nothing but its sources.
 */
export function bundleSource(source) {
  const bundled = bundles.get(source) ?? bundle(source);
  bundles.set(source, bundled);
  return bundled;
}

/** Each is bundled once: who imports it may not meet a file that is being written. @type {Map<string, Promise<string>>} */
const bundles = new Map();

/** @param {string} source */
async function bundle(source) {
  const name = source.replaceAll('/', '-').replace(/\.ts$/, '.mjs');
  const outfile = join(packageOf(source), '.cache', name);
  const stamp = `${outfile}.json`;
  if (existsSync(outfile) && isUnchanged(stamp, source)) return outfile;
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
    metafile: true,
    logLevel: 'error',
    plugins: [ownModules],
  });
  keepStamp(stamp, source, Object.keys(metafile.inputs), since);
  return outfile;
}

/**
 * Leaves our modules that Node runs as they are where they are: they find files beside themselves.
 *
 * @type {import('esbuild').Plugin}
 */
const ownModules = {
  name: 'own-modules',
  setup(builder) {
    builder.onResolve({ filter: /^\.{1,2}\/.*\.mjs$/ }, ({ path, resolveDir }) => ({
      path: pathToFileURL(join(resolveDir, path)).href,
      external: true,
    }));
  },
};

/** The folder of the package that `source` is part of. @param {string} source */
function packageOf(source) {
  let folder = dirname(join(root, source));
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder);
  return folder;
}
