import { build as bundle } from 'esbuild';
import {
  laterFiles,
  namesTaken,
  options,
  plugins,
  surveyed,
  takenFrom,
  withoutUnused,
} from './bundle-survey.mjs';
import { CommandError, root } from './command.mjs';

/**
 * Why not one build: esbuild gives every group of modules that the same entries reach a chunk of its
 * own, so what a page loads in one go came as a dozen small files, which compress a quarter worse than
 * one. Here the parts that are loaded in one go are bundled whole, and what comes later imports
 * from them what they have already. See docs/decisions/0021-whole-bundles.md.
 */

/** @typedef {import('esbuild').Metafile} Metafile */
/** @typedef {import('esbuild').Plugin} Plugin */
/** @typedef {import('esbuild').OutputFile} OutputFile */
/** @typedef {import('./bundle-survey.mjs').Survey} Survey */
/** @typedef {import('./bundle-survey.mjs').Taken} Taken */

/**
 * A part of the package.
 *
 * @typedef {object} Part
 * @property {Readonly<Record<string, string>>} entries Its sources, by the name of the file they become.
 * @property {readonly string[]} from The whole parts that are loaded when it is, and that it may take from.
 */

/** What is loaded in one go, each after the parts it takes from. @type {Readonly<Record<string, Part>>} */
const wholes = {
  core: { entries: { core: 'index.ts' }, from: [] },
  presenter: { entries: { presenter: 'presentation-react/index.ts' }, from: ['core'] },
  // A token is a symbol: the core and the site must have the same one, so they share the file.
  'port-tokens': { entries: { 'port-tokens': 'ports/index.ts' }, from: ['core'] },
  'composition-root': {
    entries: { 'composition-root': 'composition-root.ts' },
    from: ['core', 'port-tokens'],
  },
  shell: {
    entries: { shell: 'presentation-react/provider/shell.tsx' },
    from: ['core', 'presenter'],
  },
};

/** The entries that sites import, and the whole part that has what they export. */
const facades = { index: 'core', react: 'presenter', ports: 'port-tokens' };

/** Entries by themselves. */
const published = {
  testing: 'infrastructure/fake/index.ts',
  errors: 'domain/errors/widget-error.ts',
  networks: 'domain/network/more-networks.ts',
};

/**
 * Bundles the package.
 *
 * @returns {Promise<{ readonly metafile: Metafile, readonly outputFiles: readonly OutputFile[] }>}
 */
export async function bundlePackage() {
  const surveys = new Map(
    await Promise.all(
      Object.entries(wholes).map(
        async ([name, { entries }]) => /** @type {const} */ ([name, await surveyed(name, entries)]),
      ),
    ),
  );
  const parts = { ...wholes, ...laterParts(surveys) };

  /** @type {Map<string, Set<string>>} */
  const sources = new Map();
  /** @type {Map<string, readonly Taken[]>} */
  const taken = new Map();
  for (const [name, { entries, from }] of Object.entries(wholes)) {
    const loaded = from.map((other) => sources.get(other) ?? new Set());
    const own = [...(surveys.get(name)?.sources ?? [])].filter(
      (source) => !loaded.some((others) => others.has(source)),
    );
    const mine = new Set(own);
    const takers = Object.values(parts).filter((part) => part.from.includes(name));
    const names = () => Promise.all(takers.map((taker) => namesTaken(taker.entries, mine)));
    await withoutUnused(mine, entries, (await names()).flat());
    sources.set(name, mine);
    taken.set(name, (await names()).flat());
  }

  const takenFromAll = (/** @type {Part} */ { from }) =>
    from.map((name) => takenFrom(sources.get(name) ?? new Set(), `./${name}.js`));
  const results = await Promise.all([
    ...Object.entries(wholes).map(([name, part]) =>
      bundleWhole(name, part, taken.get(name) ?? [], takenFromAll(part)),
    ),
    ...Object.entries(parts)
      .filter(([name]) => !(name in wholes))
      .map(([, part]) =>
        bundle({
          ...options,
          entryPoints: { ...part.entries },
          plugins: [...takenFromAll(part), ...plugins],
        }),
      ),
    ...Object.entries(facades).map(([facade, name]) =>
      bundleFacade(facade, name, surveys.get(name)?.names ?? []),
    ),
  ]);
  return {
    metafile: joined(results.map(({ metafile }) => metafile)),
    outputFiles: results.flatMap(({ outputFiles }) => outputFiles),
  };
}

/**
 * What the whole parts load later, as a part for each of them, and what is published by itself.
 *
 * @param {ReadonlyMap<string, Survey>} surveys
 * @returns {Readonly<Record<string, Part>>}
 */
function laterParts(surveys) {
  const parts = [...surveys].map(([name, { later }]) => {
    const entries = Object.fromEntries(Object.entries(later).filter(([file]) => !(file in wholes)));
    const from = [...(wholes[name]?.from ?? []), name];
    return /** @type {const} */ ([`after-${name}`, { entries, from }]);
  });
  return Object.fromEntries([
    ...parts.filter(([, { entries }]) => Object.keys(entries).length > 0),
    ['published', { entries: published, from: ['core'] }],
  ]);
}

/**
 * A part in one file: what its entry exports, and what others take from it.
 *
 * @param {string} name
 * @param {Part} part
 * @param {readonly Taken[]} taken
 * @param {readonly Plugin[]} more
 */
function bundleWhole(name, { entries }, taken, more) {
  /** @type {Map<string, string>} */
  const sourceOf = new Map();
  for (const { name: exported, source } of taken) {
    const other = sourceOf.get(exported) ?? source;
    if (other !== source) {
      throw new CommandError(`${other} and ${source} both export ${exported}: rename one of them.`);
    }
    sourceOf.set(exported, source);
  }
  const contents = [
    `export * from './${entries[name]}';`,
    ...[...sourceOf].map(([exported, source]) => `export { ${exported} } from './${source}';`),
  ].join('\n');
  return bundle({
    ...options,
    stdin: { contents, resolveDir: root, sourcefile: `whole-${name}.ts`, loader: 'ts' },
    entryNames: name,
    splitting: false,
    plugins: [laterFiles, ...more, ...plugins],
  });
}

/**
 * An entry that sites import: the public names of a whole part and no others.
 *
 * @param {string} facade
 * @param {string} name
 * @param {readonly string[]} names
 */
function bundleFacade(facade, name, names) {
  return bundle({
    ...options,
    stdin: {
      contents: `export { ${names.join(', ')} } from './${name}.js';`,
      resolveDir: root,
      sourcefile: `${facade}.js`,
    },
    entryNames: facade,
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
