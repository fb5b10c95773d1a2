import { cpSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from '../../scripts/command.mjs';
import { browserBundle, builtCleat } from '../../scripts/esbuild-plugins.mjs';

const require = createRequire(import.meta.url);
const reactModules = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'];

/**
 * Bundles the pages of the bench one by one, so that neither shares a chunk with the other. React and the
 * wallet are in folders of their own, so that the rest is the cost of the page itself.
 *
 * @param {{ readonly from: string, readonly to: string }} folders
 */
export async function bundleBench({ from, to }) {
  rmSync(to, { recursive: true, force: true });
  cpSync(from, to, { recursive: true, filter: (path) => !/\.(tsx?|mjs)$/.test(path) });
  const options = {
    ...browserBundle,
    sourcemap: false,
    logOverride: { 'ignored-bare-import': /** @type {const} */ ('silent') },
  };
  await build({
    ...options,
    entryPoints: Object.fromEntries(reactModules.map((name) => [fileOf(name), `react:${name}`])),
    outdir: join(to, 'react'),
    plugins: [reactEntries],
  });
  for (const page of ['bare', 'cleat', 'activity']) {
    await build({
      ...options,
      entryPoints: { [page]: join(from, `${page}.tsx`) },
      outdir: to,
      chunkNames: `${page}/[name]-[hash]`,
      plugins: [reactApart, builtCleat],
    });
  }
  await build({
    ...options,
    entryPoints: { 'bench-wallet': join(from, 'bench-wallet.ts') },
    outdir: join(to, 'wallet'),
    plugins: [builtCleat],
  });
}

/** @param {string} name */
function fileOf(name) {
  return name.replace('/', '-');
}

/** Builds React's own modules as files of their own. @type {import('esbuild').Plugin} */
const reactEntries = {
  name: 'react-entries',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^react:/ }, ({ path }) => ({
      path: path.slice('react:'.length),
      namespace: 'react-entry',
    }));
    onLoad({ filter: /.*/, namespace: 'react-entry' }, ({ path }) => {
      const names = Object.keys(require(path)).filter((name) => name !== 'default');
      const contents = `export { ${names.join(', ')} } from '${path}'; export { default } from '${path}';`;
      return { contents, resolveDir: root };
    });
  },
};

/** Leaves React to the files that {@link reactEntries} makes. @type {import('esbuild').Plugin} */
const reactApart = {
  name: 'react-apart',
  setup({ onResolve }) {
    onResolve({ filter: /^react(?:-dom)?(?:\/[\w-]+)?$/ }, ({ path }) => ({
      path: `/react/${fileOf(path)}.js`,
      external: true,
    }));
  },
};
