import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from './command.mjs';
import { browserBundle, cleatSources, cssText } from './esbuild-plugins.mjs';

/**
 * Bundles the widgets of the documentation site from the sources: a small script, and what it downloads when it is pressed. It stands
 * here because VitePress brings an older esbuild to its own folder.
 *
 * @param {string} to The folder of the scripts.
 */
export async function bundleLive(to) {
  await build({
    ...browserBundle,
    entryPoints: [join(root, 'apps/docs-site/live/live.ts')],
    outdir: to,
    sourcemap: false,
    plugins: [cleatSources, cssText],
    logOverride: { 'ignored-bare-import': 'silent' },
  });
}
