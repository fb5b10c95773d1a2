import { join } from 'node:path';
import { build as bundle } from 'esbuild';
import { importsIn, sourceOf } from './bundle-imports.mjs';
import { CommandError, root } from './command.mjs';
import { browserBundle, cssText, viemWithoutInnerChunks } from './esbuild-plugins.mjs';
import { inversifyAsUsed } from './inversify-plugin.mjs';
import { oneCopyPerVersion } from './one-copy-plugin.mjs';

/** @typedef {import('esbuild').BuildOptions} BuildOptions */
/** @typedef {import('esbuild').Metafile} Metafile */
/** @typedef {import('esbuild').Plugin} Plugin */
/** @typedef {import('./bundle-imports.mjs').ImportedFile} ImportedFile */

/** @satisfies {BuildOptions} */
export const options = {
  ...browserBundle,
  outdir: join(root, 'dist/esm'),
  // The build puts them elsewhere, and the package does not name them.
  sourcemap: /** @type {const} */ ('external'),
  // Their sources, which they publish: what they are built to is for browsers from before 2015, and 1.3 kB larger.
  alias: { 'focus-trap': 'focus-trap/index.js', tabbable: 'tabbable/src/index.js' },
  external: ['react', 'react-dom'],
  entryNames: '[name]',
  chunkNames: '[name]-[hash]',
  write: false,
};
export const plugins = [cssText, inversifyAsUsed(), viemWithoutInnerChunks, oneCopyPerVersion];

/**
 * Leaves packages out: a survey needs only our own sources, and packages are most of a bundle.
 *
 * @type {Plugin}
 */
const packagesApart = {
  name: 'packages-apart',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' ? undefined : { path, external: true, sideEffects: false },
    );
  },
};
const surveyOptions = { ...options, sourcemap: false };
const surveyPlugins = [packagesApart, cssText];

/**
 * @typedef {object} Survey
 * @property {ReadonlySet<string>} sources The sources that are loaded with the part.
 * @property {readonly string[]} names The exports of its entry.
 * @property {Readonly<Record<string, string>>} later The modules that it loads later, by the name of the file.
 */

/**
 * Finds out, by a throw-away build, what a part loads at once and what it loads later.
 *
 * @param {string} name
 * @param {Readonly<Record<string, string>>} entries
 * @returns {Promise<Survey>}
 */
export async function surveyed(name, entries) {
  const { metafile } = await bundle({
    ...surveyOptions,
    entryPoints: { ...entries },
    plugins: surveyPlugins,
  });
  const output = `dist/esm/${name}.js`;
  const sources = sourcesOf(metafile, output);
  const targets = [...sources].flatMap((source) =>
    (metafile.inputs[source]?.imports ?? [])
      .filter(({ kind, external }) => kind === 'dynamic-import' && !external)
      .map(({ path }) => path),
  );
  return {
    sources,
    names: metafile.outputs[output]?.exports ?? [],
    later: byFileName(targets),
  };
}

/**
 * `paths` by the names of their files. Two of one name would take each other's place.
 *
 * @param {readonly string[]} paths
 */
function byFileName(paths) {
  const later = Object.fromEntries(paths.map((path) => [lazyNameOf(path), path]));
  const other = paths.find((path) => later[lazyNameOf(path)] !== path);
  if (other === undefined) return later;
  throw new CommandError(`${other} and ${later[lazyNameOf(other)]} would be one file: rename one.`);
}

/**
 * Our own sources that are loaded with `output`. Leaves out packages and style sheets: they export names of
 * their own, and there are almost none.
 *
 * @param {Metafile} metafile
 * @param {string} output
 */
function sourcesOf({ outputs }, output) {
  /** @type {Set<string>} */
  const files = new Set();
  const visit = (/** @type {string} */ file) => {
    if (files.has(file)) return;
    files.add(file);
    for (const { path, kind, external } of outputs[file]?.imports ?? []) {
      if (kind === 'import-statement' && !external) visit(path);
    }
  };
  visit(output);
  const sources = [...files].flatMap((file) => Object.entries(outputs[file]?.inputs ?? {}));
  return new Set(
    sources
      .filter(
        ([path, { bytesInOutput }]) => bytesInOutput > 0 && /^(?!node_modules).*\.tsx?$/.test(path),
      )
      .map(([path]) => path),
  );
}

/** @param {string} path */
function lazyNameOf(path) {
  return path.replace(/^.*\//, '').replace(/\.tsx?$/, '');
}

/**
 * A name that is imported from a source.
 *
 * @typedef {{ readonly name: string, readonly source: string }} Taken
 */

/**
 * The names that the modules in `entryPoints` import from `sources`, by a throw-away build.
 *
 * @param {Readonly<Record<string, string>>} entryPoints
 * @param {ReadonlySet<string>} sources
 * @returns {Promise<readonly Taken[]>}
 */
export async function namesTaken(entryPoints, sources) {
  const { outputFiles } = await bundle({
    ...surveyOptions,
    entryPoints: { ...entryPoints },
    minify: false,
    plugins: [takenFrom(sources), ...surveyPlugins],
  });
  return outputFiles.flatMap(({ text }) =>
    [...importsIn(text)].flatMap(([from, names]) => {
      const source = sourceTaken(from);
      return source === undefined ? [] : names.map((name) => ({ name, source }));
    }),
  );
}

/**
 * The names that a build of one file imports from `files` and from packages that the site supplies, by a
 * throw-away build.
 *
 * @param {BuildOptions} asBuilt
 * @param {readonly ImportedFile[]} files
 * @returns {Promise<ReadonlyMap<string, readonly string[]>>}
 */
export async function importsOf(asBuilt, files) {
  const { outputFiles } = await bundle({
    ...surveyOptions,
    ...asBuilt,
    minify: false,
    plugins: [
      laterFiles,
      takenFrom(new Set(files.flatMap(({ sources }) => [...sources]))),
      ...surveyPlugins,
    ],
  });
  const imports = importsIn(outputFiles?.[0]?.text ?? '');
  const ofSites = [...imports].filter(([from]) =>
    options.external.some((name) => from === name || from.startsWith(`${name}/`)),
  );
  const ofFiles = files.map(({ file, sources }) => {
    const taken = [...imports].filter(([from]) => sources.has(sourceTaken(from) ?? ''));
    return /** @type {const} */ ([file, [...new Set(taken.flatMap(([, names]) => names))]]);
  });
  return new Map([...ofSites, ...ofFiles]);
}

/**
 * Removes the sources from `sources` of which later parts use more than `entryPoints` do, because they would
 * be loaded early without need. Removed sources are bundled twice. Only those of the domain may be: its
 * values are equal wherever they are made. Says whether there were any.
 *
 * @param {Set<string>} sources
 * @param {Readonly<Record<string, string>>} entryPoints
 * @param {readonly Taken[]} wanted
 */
export async function withoutUnused(sources, entryPoints, wanted) {
  const { outputFiles } = await bundle({
    ...surveyOptions,
    entryPoints: { ...entryPoints },
    minify: false,
    splitting: false,
    plugins: [laterFiles, ...surveyPlugins],
  });
  const [{ text } = { text: '' }] = outputFiles;
  const isUsed = (/** @type {string} */ name) =>
    new RegExp(
      `^(?:async )?(?:function\\*?|var|class) ${name.replaceAll('$', '\\$')}\\b`,
      'm',
    ).test(text);
  const unused = wanted.filter(
    ({ name, source }) => source.startsWith('domain/') && sources.has(source) && !isUsed(name),
  );
  for (const { source } of unused) sources.delete(source);
  return unused.length > 0;
}

/**
 * Leaves imports of `sources` unchanged, by the name of the source.
 *
 * @param {ReadonlySet<string>} sources
 * @returns {Plugin}
 */
function takenFrom(sources) {
  return {
    name: 'taken-from',
    setup({ onResolve, resolve }) {
      onResolve({ filter: /^\.\.?\// }, async (asked) => {
        const source = await sourceOf(asked, resolve);
        if (source === undefined || !sources.has(source)) return undefined;
        return { path: `taken:${source}`, external: true, sideEffects: false };
      });
    },
  };
}

/** @param {string} from */
function sourceTaken(from) {
  return from.startsWith('taken:') ? from.slice('taken:'.length) : undefined;
}

/** Rewrites downloads of later parts to the names of their files. @type {Plugin} */
export const laterFiles = {
  name: 'later-files',
  setup({ onResolve }) {
    onResolve({ filter: /^\.\.?\// }, ({ path, kind }) =>
      kind === 'dynamic-import' ? { path: `./${lazyNameOf(path)}.js`, external: true } : undefined,
    );
  },
};
