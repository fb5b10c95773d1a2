import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { build } from 'esbuild';
import { root } from '../command.mjs';

/** The path of the bundle with all mutants in it: a script that every worker runs. */
export const bundleFile = join(root, '.cache/mutation/bundle.cjs');

/**
 * @typedef {object} Mutant
 * @property {string} id
 * @property {string} fileName
 * @property {string} mutatorName
 * @property {string} replacement
 * @property {{ readonly start: { readonly line: number, readonly column: number } }} location
 */

/**
 * Puts every mutant of `sources` behind a switch, and bundles the result with `testFiles` into one script.
 * Its modules are evaluated when a test file is loaded, and not before.
 *
 * @param {readonly string[]} sources
 * @param {readonly string[]} testFiles
 */
export async function bundleWithMutants(sources, testFiles) {
  const { files, mutants } = await instrument(sources);
  const loaders = testFiles.map((file) => `${JSON.stringify(file)}: () => import('./${file}'),`);
  const contents = [
    `import fc from 'fast-check';`,
    `export const pinSeed = () => void fc.configureGlobal({ seed: 1 });`,
    `export const sources = () => Promise.all([`,
    ...sources.map((file) => `import('./${file}'),`),
    `]);`,
    `export const testFiles = {`,
    ...loaders,
    `};`,
  ].join('\n');
  const { outputFiles, metafile } = await build({
    stdin: { contents, resolveDir: root, sourcefile: 'mutation-entry.mjs' },
    bundle: true,
    write: false,
    metafile: true,
    absWorkingDir: root,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    conditions: ['node'],
    plugins: [serveInstrumented(files)],
  });
  mkdirSync(join(bundleFile, '..'), { recursive: true });
  writeFileSync(bundleFile, withDownloads(outputFiles[0]?.text ?? ''));
  return { mutants, distances: distancesIn(metafile, testFiles) };
}

/**
 * A lazy import takes a turn, like one from a network, whereas esbuild has the module at once.
 *
 * @param {string} bundle
 */
function withDownloads(bundle) {
  return bundle.replaceAll(
    'Promise.resolve().then(() => (init_',
    'mutationTestDownload().then(() => (init_',
  );
}

/**
 * @param {readonly string[]} sources
 * @returns {Promise<{ readonly files: ReadonlyMap<string, string>, readonly mutants: readonly Mutant[] }>}
 */
async function instrument(sources) {
  const silent = () => {};
  const logger = {
    trace: silent,
    debug: silent,
    info: silent,
    warn: silent,
    error: silent,
    fatal: silent,
    isTraceEnabled: () => false,
    isDebugEnabled: () => false,
    isInfoEnabled: () => false,
    isWarnEnabled: () => false,
    isErrorEnabled: () => false,
    isFatalEnabled: () => false,
  };
  const { files, mutants } = await new Instrumenter(logger).instrument(
    sources.map((name) => ({
      name,
      mutate: true,
      content: readFileSync(join(root, name), 'utf8'),
    })),
    { plugins: null, excludedMutations: [], ignorers: [] },
  );
  return { files: new Map(files.map(({ name, content }) => [name, content])), mutants };
}

/**
 * @param {ReadonlyMap<string, string>} files
 * @returns {import('esbuild').Plugin}
 */
function serveInstrumented(files) {
  return {
    name: 'serve-instrumented',
    setup(hooks) {
      hooks.onResolve({ filter: /^@jest\/globals$/ }, ({ path }) => ({ path, namespace: 'jest' }));
      hooks.onLoad({ filter: /.*/, namespace: 'jest' }, () => ({
        contents: 'module.exports = globalThis.mutationTestGlobals;',
      }));
      hooks.onLoad({ filter: /\.ts$/ }, ({ path }) => {
        const source = files.get(relative(root, path)) ?? readFileSync(path, 'utf8');
        const url = JSON.stringify(pathToFileURL(path).href);
        return { contents: source.replaceAll('import.meta.url', url), loader: 'ts' };
      });
    },
  };
}

/**
 * The number of imports between each test file and each module that it reaches.
 *
 * @param {import('esbuild').Metafile} metafile
 * @param {readonly string[]} testFiles
 * @returns {ReadonlyMap<string, ReadonlyMap<string, number>>}
 */
function distancesIn({ inputs }, testFiles) {
  return new Map(
    testFiles.map((testFile) => {
      const distances = new Map([[testFile, 0]]);
      for (const [file, distance] of distances) {
        for (const { path } of inputs[file]?.imports ?? []) {
          if (!distances.has(path)) distances.set(path, distance + 1);
        }
      }
      return [testFile, distances];
    }),
  );
}
