import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from '../../../scripts/command.mjs';
import { browserBundle, builtCleat } from '../../../scripts/esbuild-plugins.mjs';
import { sitesFolder } from './peers.mjs';

const options = {
  ...browserBundle,
  sourcemap: false,
  metafile: false,
  logLevel: /** @type {const} */ ('error'),
  logOverride: { 'ignored-bare-import': /** @type {const} */ ('silent') },
  // What bundlers for browsers put in the place of Node's own.
  define: { ...browserBundle.define, global: 'globalThis' },
  loader: /** @type {const} */ ({ '.svg': 'dataurl', '.png': 'dataurl', '.woff2': 'file' }),
};

/**
 * Builds a site into `to`, by the same bundler with the same options for each kit: split, minified, for the same browsers.
 *
 * @param {import('./peers.mjs').ComparedSite} site
 * @param {object} folders
 * @param {string} folders.packages The folder with its `node_modules`.
 * @param {string} folders.to
 * @param {string} [folders.from] Its sources; those of the table unless given.
 */
export async function bundleSite({ name, main }, { packages, to, from = join(sitesFolder, name) }) {
  const isPeer = main !== undefined;
  const source = name === 'bare' ? join(root, 'apps/bench/bare.tsx') : join(from, 'main.jsx');
  // A bundler looks for packages from the file that imports them.
  const copied = join(packages, 'src');
  if (isPeer) {
    rmSync(copied, { recursive: true, force: true });
    cpSync(from, copied, { recursive: true });
  }
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  const { outputFiles } = await build({
    ...options,
    absWorkingDir: isPeer ? packages : root,
    entryPoints: { main: isPeer ? join(copied, 'main.jsx') : source },
    outdir: to,
    write: false,
    plugins: isPeer ? [] : [builtCleat],
  });
  for (const { path, contents } of outputFiles) {
    mkdirSync(join(path, '..'), { recursive: true });
    writeFileSync(path, contents);
  }
  const hasStyles = outputFiles.some(({ path }) => path === join(to, 'main.css'));
  writeFileSync(join(to, 'index.html'), page(hasStyles));
}

/** Builds the test wallet of the pages, which is not counted. @param {string} to */
export async function bundleWallet(to) {
  await build({
    ...options,
    entryPoints: { 'compare-wallet': join(root, 'apps/bench/compare/compare-wallet.ts') },
    outdir: to,
    plugins: [builtCleat],
  });
}

/** @param {boolean} hasStyles */
function page(hasStyles) {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Compared</title>
    <link rel="icon" href="data:," />${hasStyles ? '\n    <link rel="stylesheet" href="main.css" />' : ''}
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/wallet/compare-wallet.js"></script>
    <script type="module" src="main.js"></script>
  </body>
</html>
`;
}
