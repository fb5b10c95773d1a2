import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from './command.mjs';

/**
 * Makes `import css from './x.css'` a minified text, joined with the style sheets that it imports, because
 * our style sheets are adopted and never linked.
 *
 * @type {import('esbuild').Plugin}
 */
export const cssText = {
  name: 'css-text',
  setup(builder) {
    builder.onLoad({ filter: /\.css$/ }, async ({ path }) => {
      const { metafile, outputFiles } = await build({
        absWorkingDir: root,
        entryPoints: [path],
        bundle: true,
        metafile: true,
        minify: true,
        write: false,
      });
      const watchFiles = Object.keys(metafile.inputs).map((input) => join(root, input));
      return { contents: outputFiles[0]?.text ?? '', loader: 'text', watchFiles };
    });
  },
};

/**
 * Turns viem's one lazy import of its own code into a plain one. With `splitting`, esbuild shares whole
 * modules between chunks, so that import would bring most of viem, used or not.
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
 * Resolves `cleatkit` and its entries to the built files, as in a site that installed the package.
 *
 * @type {import('esbuild').Plugin}
 */
export const builtCleat = {
  name: 'built-cleat',
  setup(builder) {
    builder.onResolve(
      { filter: /^cleatkit(?:\/(?:react|testing|errors|networks|ports))?$/ },
      ({ path }) => {
        const entry = path === 'cleatkit' ? 'index' : path.slice('cleatkit/'.length);
        return { path: join(root, `dist/esm/${entry}.js`) };
      },
    );
  },
};

/** The options of every bundle in this repository: modern, split, small, with source maps. */
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
  // RxJS has its modern build under this name.
  conditions: ['es2015', 'module'],
  define: { 'process.env.NODE_ENV': '"production"' },
  chunkNames: 'chunks/[name]-[hash]',
});
