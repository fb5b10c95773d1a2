import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from './command.mjs';
import { entrySources } from './entries.mjs';

/**
 * The text of a style sheet, minified and joined with those that it imports.
 *
 * @param {string} path
 */
export async function minifiedCss(path) {
  const { metafile, outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [path],
    bundle: true,
    metafile: true,
    minify: true,
    write: false,
  });
  const inputs = Object.keys(metafile.inputs).map((input) => join(root, input));
  return { text: outputFiles[0]?.text ?? '', inputs };
}

/**
 * Makes `import css from './x.css'` such a text, because our style sheets are adopted and never linked.
 *
 * @type {import('esbuild').Plugin}
 */
export const cssText = {
  name: 'css-text',
  setup(builder) {
    builder.onLoad({ filter: /\.css$/ }, async ({ path }) => {
      const { text, inputs } = await minifiedCss(path);
      return { contents: text, loader: 'text', watchFiles: inputs };
    });
  },
};

/**
 * The name of the entry that sites import as `path`.
 *
 * @param {string} path
 */
function nameOf(path) {
  if (path === 'cleatkit') return 'index';
  return path.slice('cleatkit/'.length).replace('adapters/', '').replace('languages/', 'language-');
}

/**
 * Resolves `cleatkit` and its entries to the built files, as in a site that installed the package.
 *
 * @type {import('esbuild').Plugin}
 */
export const builtCleat = {
  name: 'built-cleat',
  setup(builder) {
    builder.onResolve(
      {
        filter:
          /^cleatkit(?:\/(?:react|testing|errors|networks|ports|sign-in|adapters\/[\w-]+|languages\/[\w-]+))?$/,
      },
      ({ path }) => {
        return { path: join(root, `dist/esm/${nameOf(path)}.js`) };
      },
    );
  },
};

/**
 * Resolves `cleatkit` and its entries to their sources, so that nothing has to be built before.
 *
 * @type {import('esbuild').Plugin}
 */
export const cleatSources = {
  name: 'cleat-sources',
  setup(builder) {
    builder.onResolve({ filter: /^cleatkit(?:\/|$)/ }, ({ path }) => {
      const source = entrySources[nameOf(path)];
      return source === undefined
        ? { errors: [{ text: `The package has no entry ${path}` }] }
        : { path: join(root, source) };
    });
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
