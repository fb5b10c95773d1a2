import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from './command.mjs';

/**
 * Makes `import css from './x.css'` a minified text: our style sheets are adopted, never linked.
 *
 * @type {import('esbuild').Plugin}
 */
export const cssText = {
  name: 'css-text',
  setup(builder) {
    builder.onLoad({ filter: /\.css$/ }, async ({ path }) => {
      const { outputFiles } = await build({ entryPoints: [path], minify: true, write: false });
      return { contents: outputFiles[0]?.text ?? '', loader: 'text' };
    });
  },
};

/**
 * Leaves out the part of Inversify that writes code at run time. Our containers are `jitless`, so
 * it is never called; what it costs is bytes, and the words `new Function` that a host may scan for.
 *
 * @type {import('esbuild').Plugin}
 */
export const inversifyWithoutJit = {
  name: 'inversify-without-jit',
  setup(builder) {
    const filter = /[\\/]buildNoActivations(?:ResolvedValue|Instance)BindingNodeResolverJit\.js$/;
    builder.onLoad({ filter }, ({ path }) => {
      const [name] = /buildNoActivations\w+Jit/.exec(path) ?? [];
      return { contents: `export const ${name} = () => { throw new Error('jitless'); };` };
    });
  },
};

/**
 * Turns viem's one lazy import of its own code into a plain one. With `splitting`, esbuild shares
 * whole modules between chunks, so that import drags most of viem along, used or not.
 *
 * @type {import('esbuild').Plugin}
 */
export const viemWithoutInnerChunks = {
  name: 'viem-without-inner-chunks',
  setup(builder) {
    builder.onLoad(
      { filter: /[\\/]viem[\\/]_esm[\\/]actions[\\/]public[\\/]call\.js$/ },
      async ({ path }) => {
        const source = await readFile(path, 'utf8');
        const lazy = "await import('../../utils/ccip.js')";
        if (!source.includes(lazy)) throw new Error('viem no longer loads its ccip.js lazily');
        const eager = "import * as ccip from '../../utils/ccip.js';";
        return { contents: `${eager}\n${source.replace(lazy, 'ccip')}` };
      },
    );
  },
};

/**
 * Resolves `cleat` and its entries to what was built, as a site that installed the package would.
 *
 * @type {import('esbuild').Plugin}
 */
export const builtCleat = {
  name: 'built-cleat',
  setup(builder) {
    builder.onResolve(
      { filter: /^cleat(?:\/(?:react|testing|errors|networks|ports))?$/ },
      ({ path }) => {
        const entry = path === 'cleat' ? 'index' : path.slice('cleat/'.length);
        return { path: join(root, `dist/esm/${entry}.js`) };
      },
    );
  },
};

/** What every bundle of this repository has in common: modern, split, small, with source maps. */
export const browserBundle = /** @satisfies {import('esbuild').BuildOptions} */ ({
  absWorkingDir: root,
  bundle: true,
  format: 'esm',
  platform: 'browser',
  splitting: true,
  minify: true,
  sourcemap: true,
  metafile: true,
  charset: 'utf8',
  legalComments: 'none',
  jsx: 'automatic',
  target: ['es2022', 'chrome111', 'firefox114', 'safari16.4'],
  // RxJS keeps its modern build under this name.
  conditions: ['es2015', 'module'],
  define: { 'process.env.NODE_ENV': '"production"' },
  chunkNames: 'chunks/[name]-[hash]',
});

/**
 * Says of sats-connect and what it is made of that importing it does nothing, so that only what is used of
 * it is bundled: not its wallet picker. Two packages that only other parts of it call are left out: axios,
 * for a vendor's service, and jsontokens, for how wallets were spoken to before.
 *
 * @type {import('esbuild').Plugin}
 */
export const satsConnectAsUsed = {
  name: 'sats-connect-as-used',
  setup(builder) {
    builder.onResolve({ filter: /^(?:axios|jsontokens)$/ }, ({ path }) => ({
      path,
      namespace: 'left-out',
      sideEffects: false,
    }));
    builder.onLoad({ filter: /.*/, namespace: 'left-out' }, ({ path }) => ({
      contents: `
        const leftOut = () => { throw new Error('${path} is left out'); };
        export default { create: leftOut };
        export { leftOut as createUnsecuredToken };`,
    }));
    const filter = /^(?:sats-connect|@sats-connect\/[\w-]+|valibot)$/;
    builder.onResolve({ filter }, async ({ path, importer, kind, resolveDir, pluginData }) => {
      if (pluginData === satsConnectAsUsed.name) return undefined;
      const options = { importer, kind, resolveDir, pluginData: satsConnectAsUsed.name };
      const resolved = await builder.resolve(path, options);
      return { ...resolved, sideEffects: false };
    });
  },
};
