import { createHash } from 'node:crypto';
import { basename, dirname, join } from 'node:path';
import { rolldown } from 'rolldown';
import {
  errorsOfPage,
  plugins,
  presenterOfPage,
  sourceName,
  tokensOfPorts,
} from './bundle-plugins.mjs';
import { groupsOf } from './chunks.mjs';
import { CommandError, root } from './command.mjs';
import { entries } from './entries.mjs';
import { sourceManifest } from './pack.mjs';

/** @typedef {import('rolldown').InputOptions} InputOptions */
/** @typedef {import('rolldown').OutputChunk} OutputChunk */
/** @typedef {import('rolldown').OutputOptions} OutputOptions */

/**
 * Entries that share their files.
 *
 * @typedef {object} Pass
 * @property {Readonly<Record<string, string>>} entries Their sources, by the name of the file they become.
 * @property {InputOptions} [input]
 * @property {readonly import('rolldown').Plugin[]} [plugins]
 * @property {OutputOptions['chunkFileNames']} [chunkFileNames]
 */

/**
 * The entries of a page are bundled in one pass, by the table of `chunks.mjs`. The other entries share no more with the
 * page's than what must be the same there, the tokens of the ports and, for adapters, the class of errors: each is small,
 * and a file that it shared would be one more request before a page shows its button.
 *
 * @type {Readonly<Record<string, Pass>>}
 */
const otherPasses = {
  small: { entries: entries.small, plugins: [tokensOfPorts] },
  // A page takes what they throw for its own errors, which it tells by their class.
  adapters: { entries: entries.adapters, plugins: [tokensOfPorts, errorsOfPage] },
  // A site that names no language has none of these files.
  languages: {
    entries: entries.languages,
    chunkFileNames: ({ facadeModuleId, name }) =>
      facadeModuleId === null
        ? 'language-[name].js'
        : `language-${basename(dirname(facadeModuleId))}-${name}.js`,
  },
  // A site's server has nothing of the page.
  server: { entries: entries.server },
  devtools: {
    entries: entries.devtools,
    plugins: [tokensOfPorts, errorsOfPage, presenterOfPage],
    // The site's bundler says whether it builds for production.
    input: { transform: { define: { 'process.env.NODE_ENV': 'process.env.NODE_ENV' } } },
  },
  testing: {
    entries: entries.testing,
    plugins: [tokensOfPorts],
    // Jest's jsdom has no `TextEncoder`, which packages ask for as soon as they are loaded.
    input: {
      transform: {
        inject: {
          TextEncoder: [join(root, 'infrastructure/fake/page/text-encoder.ts'), 'TextEncoder'],
        },
      },
    },
  },
};

/** Frameworks with server components look for the directive in the file that a server imports. */
const clientFiles = new Set(['react', 'presenter']);

/** @satisfies {InputOptions} */
const inputOptions = {
  cwd: root,
  platform: 'browser',
  treeshake: { propertyReadSideEffects: false },
  tsconfig: false,
  resolve: {
    // RxJS has its modern build under the first name.
    conditionNames: ['es2015', 'module', 'import', 'browser', 'default'],
    // Their sources, which they publish: what they are built to is for browsers from before 2015, and 1.3 kB larger.
    alias: {
      'focus-trap': join(root, 'node_modules/focus-trap/index.js'),
      tabbable: join(root, 'node_modules/tabbable/src/index.js'),
    },
  },
  transform: {
    target: ['es2022', 'chrome111', 'firefox114', 'safari16.4'],
    define: { 'process.env.NODE_ENV': '"production"' },
  },
  experimental: { attachDebugInfo: 'none' },
  checks: { bundlerTimings: false, ineffectiveDynamicImport: false },
  onwarn: ({ message }) => {
    throw new CommandError(`The package could not be bundled: ${message}`);
  },
};

/** @satisfies {OutputOptions} */
const outputOptions = {
  format: 'esm',
  minify: true,
  comments: { legal: false },
  entryFileNames: '[name].js',
};

const external = /^react(?:-dom)?(?:\/|$)/;

/**
 * Bundles the entries of the package.
 *
 * @returns {Promise<readonly OutputChunk[]>} The files of `dist/esm`.
 */
export async function bundlePackage() {
  const { groups, refuseUnknown } = groupsOf();
  const page = await bundled(
    {
      input: { ...entries.page, 'page-errors': 'domain/errors/catalogued-error.ts' },
      external,
      plugins: plugins(),
    },
    {
      chunkFileNames: '[name].js',
      codeSplitting: { groups },
      banner: ({ name }) => (clientFiles.has(name) ? "'use client';" : ''),
    },
  );
  refuseUnknown();
  const others = await Promise.all(
    Object.entries(otherPasses).map(
      ([name, { entries: sources, input, plugins: own = [], chunkFileNames }]) =>
        bundled(
          {
            ...input,
            input: sources,
            external,
            plugins: [...own, ...plugins()],
            transform: { ...inputOptions.transform, ...input?.transform },
          },
          { chunkFileNames: chunkFileNames ?? `${name}-[name].js` },
        ),
    ),
  );
  return [...page, ...others.flat()];
}

/**
 * @param {InputOptions} input
 * @param {OutputOptions} output
 * @returns {Promise<readonly OutputChunk[]>}
 */
async function bundled(input, output) {
  const bundle = await rolldown({ ...inputOptions, ...input });
  const { output: files } = await bundle.generate({
    sourcemap: 'hidden',
    ...outputOptions,
    ...output,
  });
  await bundle.close();
  return files.filter((file) => file.type === 'chunk');
}

/** The name of the one file for pages without a build. */
const standaloneName = () => `cleatkit-${sourceManifest().version}.js`;

/**
 * Bundles the package, with React, into one file that imports nothing: a page can check a whole file by its hash, and
 * not what that file downloads later. Its name has the version, so that a page gets what it has tried.
 */
export async function bundleStandalone() {
  const [chunk] = await bundled(
    { input: 'composition/elements/standalone.ts', plugins: plugins() },
    { entryFileNames: standaloneName(), codeSplitting: false, sourcemap: false },
  );
  if (!chunk) throw new TypeError('Rolldown has written nothing');
  const hash = createHash('sha384').update(chunk.code).digest('base64');
  return { chunk, integrity: `sha384-${hash}` };
}

/**
 * The files of `dist/esm` for tests and measures: which sources each has, and which files it loads.
 *
 * @param {readonly OutputChunk[]} chunks
 */
export function metafileOf(chunks) {
  const outputs = chunks.map((chunk) => [
    `dist/esm/${chunk.fileName}`,
    {
      inputs: Object.fromEntries(
        Object.entries(chunk.modules).map(([id, { renderedLength }]) => [
          sourceName(id),
          { bytesInOutput: renderedLength },
        ]),
      ),
      imports: [
        ...chunk.imports.map((path) => importOf(path, 'import-statement')),
        ...chunk.dynamicImports.map((path) => importOf(path, 'dynamic-import')),
      ],
    },
  ]);
  return { outputs: Object.fromEntries(outputs) };
}

/**
 * @param {string} path
 * @param {'import-statement' | 'dynamic-import'} kind
 */
function importOf(path, kind) {
  if (external.test(path)) return { path, kind, external: true };
  return { path: `dist/esm/${path.replace(/^\.\//, '')}`, kind };
}
