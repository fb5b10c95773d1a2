import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { root } from './command.mjs';
import { entrySources } from './entries.mjs';
import { cssText } from './esbuild-plugins.mjs';
import { isUnchanged, keepStamp } from './unchanged.mjs';

/**
 * An entry of the package in this process, bundled from its sources: `server` for `cleatkit/server`.
 *
 * @param {string} name
 * @returns {Promise<any>}
 */
export async function importEntry(name) {
  const file = join(root, '.cache/entries', `${name}.mjs`);
  const stamp = join(root, '.cache/entries', `${name}.json`);
  const source = entrySources[name] ?? '';
  if (!isUnchanged(stamp, source)) {
    const since = Date.now();
    const { metafile } = await build({
      absWorkingDir: root,
      entryPoints: [source],
      outfile: file,
      bundle: true,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      conditions: ['es2015', 'module'],
      mainFields: ['module', 'main'],
      metafile: true,
      plugins: [cssText],
    });
    keepStamp(stamp, source, Object.keys(metafile.inputs), since);
  }
  return import(pathToFileURL(file).href);
}
