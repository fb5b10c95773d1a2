import { join, relative } from 'node:path';
import { build as bundle } from 'esbuild';
import { CommandError, root } from './command.mjs';
import {
  browserBundle,
  cssText,
  inversifyWithoutJit,
  viemWithoutInnerChunks,
} from './esbuild-plugins.mjs';

/**
 * Why not one build: esbuild gives every group of modules that the same entries reach a chunk of its
 * own, so what a page loads first came as eleven small files, which compress 3 kB worse than one. Here
 * the two entries are bundled whole, and what comes later imports from them what they have already.
 * See docs/decisions/0021-eager-bundles.md.
 */

/** @typedef {import('esbuild').BuildOptions} BuildOptions */
/** @typedef {import('esbuild').Metafile} Metafile */
/** @typedef {import('esbuild').Plugin} Plugin */
/** @typedef {import('esbuild').OutputFile} OutputFile */

/** What every page with a widget loads first, and the public names in it. */
const eager = {
  core: { entry: 'index.ts', facade: 'index.js' },
  presenter: { entry: 'presentation-react/index.ts', facade: 'react.js' },
};
const later = { testing: 'infrastructure/fake/index.ts', errors: 'domain/errors/widget-error.ts' };

/** @satisfies {BuildOptions} */
const options = {
  ...browserBundle,
  outdir: join(root, 'dist/esm'),
  external: ['react', 'react-dom'],
  entryNames: '[name]',
  chunkNames: '[name]-[hash]',
  write: false,
};
const plugins = [cssText, inversifyWithoutJit, viemWithoutInnerChunks];

/**
 * Bundles the package.
 *
 * @returns {Promise<{ readonly metafile: Metafile, readonly outputFiles: readonly OutputFile[] }>}
 */
export async function bundlePackage() {
  const survey = await surveyed();
  const lazyEntries = { ...later, ...survey.lazyEntries };
  const presenterEntry = { presenter: eager.presenter.entry };
  await withoutUnused(
    survey.core,
    { core: eager.core.entry },
    { ...presenterEntry, ...lazyEntries },
  );
  await withoutUnused(survey.presenter, presenterEntry, lazyEntries);
  const presenterNames = await namesTaken(presenterEntry, [survey.core]);
  const lazyNames = await namesTaken(lazyEntries, [survey.core, survey.presenter]);

  const core = await bundleEager('core', [...presenterNames, ...lazyNames], survey, []);
  const presenter = await bundleEager('presenter', lazyNames, survey, [
    takenFrom(survey.core, './core.js'),
  ]);
  const rest = await bundle({
    ...options,
    entryPoints: lazyEntries,
    plugins: [
      takenFrom(survey.core, './core.js'),
      takenFrom(survey.presenter, './presenter.js'),
      ...plugins,
    ],
  });
  const facades = await Promise.all([
    bundleFacade('core', survey.names.core),
    bundleFacade('presenter', survey.names.presenter),
  ]);
  const results = [core, presenter, rest, ...facades];
  return {
    metafile: joined(results.map(({ metafile }) => metafile)),
    outputFiles: results.flatMap(({ outputFiles }) => outputFiles),
  };
}

/** Finds out, by a build nobody keeps, what is loaded first, what later, and what is public. */
async function surveyed() {
  const entryPoints = { core: eager.core.entry, presenter: eager.presenter.entry };
  const { metafile } = await bundle({ ...options, entryPoints, plugins });
  const core = sourcesOf(metafile, 'dist/esm/core.js');
  const both = sourcesOf(metafile, 'dist/esm/presenter.js');
  const presenter = new Set([...both].filter((source) => !core.has(source)));
  const loadedFirst = [...core, ...presenter];
  const targets = loadedFirst.flatMap((source) =>
    (metafile.inputs[source]?.imports ?? [])
      .filter(({ kind, external }) => kind === 'dynamic-import' && !external)
      .map(({ path }) => path),
  );
  return {
    core,
    presenter,
    lazyEntries: Object.fromEntries(targets.map((path) => [lazyNameOf(path), path])),
    names: {
      core: metafile.outputs['dist/esm/core.js']?.exports ?? [],
      presenter: metafile.outputs['dist/esm/presenter.js']?.exports ?? [],
    },
  };
}

/**
 * Our own sources that loading `output` loads. Packages and style sheets are left out: they export
 * names of their own, and there are next to none.
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
 * What the modules in `entryPoints` import from `sources`, by a build nobody keeps.
 *
 * @param {Record<string, string>} entryPoints
 * @param {readonly ReadonlySet<string>[]} sources
 * @returns {Promise<readonly { readonly name: string, readonly source: string }[]>}
 */
async function namesTaken(entryPoints, sources) {
  const taken = new Set(sources.flatMap((some) => [...some]));
  const { outputFiles } = await bundle({
    ...options,
    entryPoints,
    minify: false,
    sourcemap: false,
    plugins: [takenFrom(taken), ...plugins],
  });
  const statements = outputFiles.flatMap(({ text }) => [
    ...text.matchAll(/(?:import|export)\s*\{([^}]*)\}\s*from\s*"taken:([^"]+)"/g),
  ]);
  return statements.flatMap(([, names = '', source = '']) =>
    names.split(',').map((name) => ({ name: name.trim().split(/\s/)[0] ?? '', source })),
  );
}

/**
 * Takes the sources out of `sources` of which `others` want what `entryPoints` do not use themselves: it
 * would come with the first download for the sake of a later one. What is taken out is bundled twice.
 * Only the domain may be: its values are equal wherever they are made.
 *
 * @param {Set<string>} sources
 * @param {Record<string, string>} entryPoints
 * @param {Record<string, string>} others
 */
async function withoutUnused(sources, entryPoints, others) {
  const { outputFiles } = await bundle({
    ...options,
    entryPoints,
    minify: false,
    sourcemap: false,
    splitting: false,
    plugins: [laterFiles, ...plugins],
  });
  const [{ text } = { text: '' }] = outputFiles;
  const isUsed = (/** @type {string} */ name) =>
    new RegExp(
      `^(?:async )?(?:function\\*?|var|class) ${name.replaceAll('$', '\\$')}\\b`,
      'm',
    ).test(text);
  for (const { name, source } of await namesTaken(others, [sources])) {
    if (source.startsWith('domain/') && !isUsed(name)) sources.delete(source);
  }
}

/**
 * Leaves imports of `sources` as imports: of `file`, or of the source by its name where none is given.
 *
 * @param {ReadonlySet<string>} sources
 * @param {string} [file]
 * @returns {Plugin}
 */
function takenFrom(sources, file) {
  return {
    name: `taken-from-${file ?? 'sources'}`,
    setup({ onResolve, resolve }) {
      onResolve(
        { filter: /^\.\.?\// },
        async ({ path, kind, importer, resolveDir, pluginData }) => {
          if (pluginData?.isAsked || kind !== 'import-statement') return undefined;
          const found = await resolve(path, {
            kind,
            importer,
            resolveDir,
            pluginData: { isAsked: true },
          });
          const source = relative(root, found.path).replaceAll('\\', '/');
          if (!sources.has(source)) return undefined;
          return { path: file ?? `taken:${source}`, external: true, sideEffects: false };
        },
      );
    },
  };
}

/**
 * One of the files that are loaded first: its public names, and those that others take from it.
 *
 * @param {keyof typeof eager} name
 * @param {readonly { readonly name: string, readonly source: string }[]} taken
 * @param {{ readonly core: ReadonlySet<string>, readonly presenter: ReadonlySet<string> }} survey
 * @param {readonly Plugin[]} more
 */
async function bundleEager(name, taken, survey, more) {
  const mine = taken.filter(({ source }) => survey[name].has(source));
  const sourceOf = new Map();
  for (const { name: exported, source } of mine) {
    const other = sourceOf.get(exported) ?? source;
    if (other !== source) {
      throw new CommandError(`${other} and ${source} both export ${exported}: rename one of them.`);
    }
    sourceOf.set(exported, source);
  }
  const contents = [
    `export * from './${eager[name].entry}';`,
    ...[...sourceOf].map(([exported, source]) => `export { ${exported} } from './${source}';`),
  ].join('\n');
  return bundle({
    ...options,
    stdin: { contents, resolveDir: root, sourcefile: `${name}.ts`, loader: 'ts' },
    entryNames: name,
    splitting: false,
    plugins: [laterFiles, ...more, ...plugins],
  });
}

/** Downloads of what comes later, by the names that it is built under. @type {Plugin} */
const laterFiles = {
  name: 'later-files',
  setup({ onResolve }) {
    onResolve({ filter: /^\.\.?\// }, ({ path, kind }) =>
      kind === 'dynamic-import' ? { path: `./${lazyNameOf(path)}.js`, external: true } : undefined,
    );
  },
};

/**
 * The entry that sites import: the public names of an eager file and no others.
 *
 * @param {keyof typeof eager} name
 * @param {readonly string[]} names
 */
function bundleFacade(name, names) {
  return bundle({
    ...options,
    stdin: {
      contents: `export { ${names.join(', ')} } from './${name}.js';`,
      resolveDir: root,
      sourcefile: eager[name].facade,
    },
    entryNames: eager[name].facade.replace(/\.js$/, ''),
    external: [`./${name}.js`],
    splitting: false,
  });
}

/**
 * The metafiles of all builds as one, in which an import of another build's file is one of that file.
 *
 * @param {readonly Metafile[]} metafiles
 * @returns {Metafile}
 */
function joined(metafiles) {
  const outputs = Object.assign({}, ...metafiles.map((metafile) => metafile.outputs));
  for (const output of Object.values(outputs)) {
    for (const imported of output.imports) {
      const path = `dist/esm/${imported.path.replace(/^\.\//, '')}`;
      if (imported.external && path in outputs) Object.assign(imported, { path, external: false });
    }
  }
  return { inputs: Object.assign({}, ...metafiles.map(({ inputs }) => inputs)), outputs };
}
