import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from '../../../scripts/command.mjs';
import { browserBundle, cleatSources, cssText } from '../../../scripts/esbuild-plugins.mjs';
import { isUnchanged, keepStamp } from '../../../scripts/unchanged.mjs';

/** The folder that the demo is served from. */
export const demoFolder = join(root, 'dist/demo');
const from = join(root, 'apps/demo');

/** Copies the pages, style sheets and pictures of the demo. */
export function copyPages() {
  cpSync(from, demoFolder, { recursive: true, filter: (path) => !/\.(?:tsx?|mjs)$/.test(path) });
}

/**
 * Bundles scripts of the demo from the sources of the package, unless what they are made of is as it was.
 *
 * @param {string} name Of this bundle.
 * @param {readonly string[]} scripts Files of `apps/demo`, without their extension.
 */
export async function bundleScripts(name, scripts) {
  const stamp = join(root, '.cache/demo', `${name}.json`);
  const key = scripts.join(' ');
  const isThere = scripts.every((script) => existsSync(join(demoFolder, `${script}.js`)));
  if (isThere && isUnchanged(stamp, key)) return;
  const since = Date.now();
  const chunks = `${name}-chunks`;
  rmSync(join(demoFolder, chunks), { recursive: true, force: true });
  const { metafile } = await build({
    ...browserBundle,
    entryPoints: scripts.map((script) => join(from, `${script}.tsx`)),
    outdir: demoFolder,
    chunkNames: `${chunks}/[name]-[hash]`,
    // Served to this machine alone: both would take longer than they save.
    minify: false,
    sourcemap: false,
    plugins: [cleatSources, cssText],
    logOverride: { 'ignored-bare-import': 'silent' },
  });
  keepStamp(stamp, key, Object.keys(metafile.inputs), since);
}
