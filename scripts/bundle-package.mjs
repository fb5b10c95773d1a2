import { build as bundle } from 'esbuild';
import { exportsIn, importsFrom, NOT_TAKEN, shortNames } from './bundle-imports.mjs';
import {
  importsOf,
  laterFiles,
  namesTaken,
  options,
  plugins,
  surveyed,
  withoutUnused,
} from './bundle-survey.mjs';
import { CommandError, root } from './command.mjs';
import { published } from './published-entries.mjs';

/**
 * Not one build, because esbuild puts every group of modules that the same entries reach into a chunk of its
 * own. A page then loads a dozen small files at once, which compress a quarter worse than one. Here the parts
 * that are loaded at once are bundled whole, and later parts import from them what they share. See
 * docs/decisions/0021-whole-bundles.md.
 */

/** @typedef {import('esbuild').BuildOptions} BuildOptions */
/** @typedef {import('esbuild').Metafile} Metafile */
/** @typedef {import('esbuild').OutputFile} OutputFile */
/** @typedef {import('./bundle-survey.mjs').Survey} Survey */
/** @typedef {import('./bundle-survey.mjs').Taken} Taken */

/**
 * A part of the package.
 *
 * @typedef {object} Part
 * @property {Readonly<Record<string, string>>} entries Its sources, by the name of the file they become.
 * @property {readonly string[]} from The whole parts that are loaded when it is, and that it may take from.
 * @property {string} [laterWith] The part that shares chunks with what this one loads later; itself where it is absent.
 * @property {string} [globals] A source whose exports take the place of globals of the same names.
 */

/** The parts that are loaded at once, each after the parts that it takes from. @type {Readonly<Record<string, Part>>} */
const wholes = {
  core: { entries: { core: 'index.ts' }, from: [] },
  presenter: { entries: { presenter: 'presentation-react/index.ts' }, from: ['core'] },
  // A token is a symbol. The core and the site must have the same one, so they share the file.
  'port-tokens': { entries: { 'port-tokens': 'ports/index.ts' }, from: ['core'] },
  'composition-root': {
    entries: { 'composition-root': 'composition-root.ts' },
    from: ['core', 'port-tokens'],
  },
  // A button shows the logo of its network before the modal is downloaded.
  'network-emblem': {
    entries: { 'network-emblem': 'presentation-react/parts/network-emblem.tsx' },
    from: ['core', 'presenter'],
  },
  shell: {
    entries: { shell: 'presentation-react/provider/shell.tsx' },
    from: ['core', 'presenter', 'network-emblem'],
  },
  // Every visitor with an EVM wallet downloads it, in one small file instead of four.
  'eip155-chain-adapter': {
    entries: { 'eip155-chain-adapter': 'infrastructure/chains/eip155/eip155-chain-adapter.ts' },
    from: ['core', 'port-tokens', 'composition-root'],
    laterWith: 'composition-root',
  },
  // A pairing URI waits for it: one file instead of forty, most of them with a line or two.
  'pair-over-relay': {
    entries: { 'pair-over-relay': 'infrastructure/walletconnect/pair-over-relay.ts' },
    from: ['core', 'port-tokens', 'composition-root'],
    laterWith: 'composition-root',
  },
};

/** The entries that sites import, and the whole part that contains their exports. */
const facades = { index: 'core', react: 'presenter', ports: 'port-tokens' };

/** The source of each entry that sites import, by the name of its file. @type {Readonly<Record<string, string>>} */
export const entrySources = Object.fromEntries([
  ...Object.entries(facades).flatMap(([facade, name]) =>
    Object.values(wholes[name]?.entries ?? {}).map((source) => [facade, source]),
  ),
  ...Object.values(published).flatMap(({ entries }) => Object.entries(entries)),
]);

/**
 * A whole part as others import from it.
 *
 * @typedef {import('./bundle-imports.mjs').ImportedFile & { readonly names: readonly string[], readonly taken: readonly Taken[] }} WholeFile
 * `names`: the exports of its entry for sites.
 */

/**
 * Bundles the package. @returns {Promise<{ readonly metafile: Metafile, readonly outputFiles: readonly OutputFile[] }>}
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

  /** @type {Map<string, WholeFile>} */
  const files = new Map();
  const fileOf = (/** @type {string} */ name) => /** @type {WholeFile} */ (files.get(name));
  const filesOf = (/** @type {Part} */ { from }) => from.map(fileOf);
  for (const [name, part] of Object.entries(wholes)) {
    const loaded = filesOf(part);
    const own = [...(surveys.get(name)?.sources ?? [])].filter(
      (source) => !loaded.some(({ sources }) => sources.has(source)),
    );
    const sources = new Set(own);
    const takers = Object.values(parts).filter(({ from }) => from.includes(name));
    const taken = () => Promise.all(takers.map(({ entries }) => namesTaken(entries, sources)));
    let wanted = (await taken()).flat();
    // What is taken out may use more of what stays than the part itself.
    while (await withoutUnused(sources, part.entries, wanted)) wanted = (await taken()).flat();
    const names = Object.values(facades).includes(name) ? (surveys.get(name)?.names ?? []) : [];
    const asSurveyed = wholeFile(name, sources, names, wanted);
    const first = await bundleWhole(name, part, asSurveyed, loaded);
    files.set(name, namedAsInside(asSurveyed, first.outputFiles));
  }

  const results = await Promise.all([
    ...Object.entries(wholes).map(([name, part]) =>
      bundleWhole(name, part, fileOf(name), filesOf(part)),
    ),
    ...Object.entries(parts)
      .filter(([name]) => !(name in wholes))
      .map(([, part]) => bundleLater(part, filesOf(part))),
    ...Object.entries(facades).map(([facade, name]) => bundleFacade(facade, fileOf(name))),
  ]);
  const outputFiles = results.flatMap((result) => result.outputFiles);
  const missed = outputFiles.find(
    ({ path, text }) => path.endsWith('.js') && text.includes(NOT_TAKEN),
  );
  if (missed) throw new CommandError(`${missed.path} imports what the survey has not seen.`);
  refuseNamesakes(outputFiles);
  return { metafile: joined(results.map(({ metafile }) => metafile)), outputFiles };
}

/**
 * A source that is loaded later gives its file its name, and so does an entry: one would take the other's place.
 *
 * @param {readonly OutputFile[]} files
 */
function refuseNamesakes(files) {
  const hashes = new Map(files.map(({ path, hash }) => [path, hash]));
  const other = files.find(({ path, hash }) => hashes.get(path) !== hash);
  if (other) throw new CommandError(`Two files would be ${other.path}: rename a source.`);
}

/**
 * @param {string} name
 * @param {ReadonlySet<string>} sources
 * @param {readonly string[]} names
 * @param {readonly Taken[]} taken
 * @returns {WholeFile}
 */
function wholeFile(name, sources, names, taken) {
  return {
    file: `./${name}.js`,
    sources,
    names,
    taken,
    shortNames: shortNames([...names, ...taken.map((each) => each.name)]),
  };
}

/**
 * `file` with the names that its code has for what it exports, which are short and need no second name.
 *
 * @param {WholeFile} file
 * @param {readonly OutputFile[]} outputFiles Of a first build.
 * @returns {WholeFile}
 */
function namedAsInside(file, outputFiles) {
  const code = outputFiles.find(({ path }) => path.endsWith('.js'))?.text ?? '';
  const inside = new Map([...exportsIn(code)].map(([local, exported]) => [exported, local]));
  const names = [...file.shortNames].map(([name, short]) => {
    return /** @type {const} */ ([name, inside.get(short) ?? short]);
  });
  return { ...file, shortNames: new Map(names) };
}

/**
 * The parts that the whole parts load later, and the entries without a whole part.
 *
 * @param {ReadonlyMap<string, Survey>} surveys
 * @returns {Readonly<Record<string, Part>>}
 */
function laterParts(surveys) {
  /** @type {Record<string, Part>} */
  const parts = { ...published };
  for (const [name, { later }] of surveys) {
    const before = wholes[name]?.laterWith ?? name;
    const entries = Object.entries(later).filter(([file]) => !(file in wholes));
    const others = parts[`after-${before}`]?.entries;
    if (entries.length === 0) continue;
    parts[`after-${before}`] = {
      entries: { ...others, ...Object.fromEntries(entries) },
      from: [...(wholes[before]?.from ?? []), before],
    };
  }
  return parts;
}

/**
 * A part in one file: the exports of its entry, and those that other parts take from it.
 *
 * @param {string} name
 * @param {Part} part
 * @param {WholeFile} file
 * @param {readonly WholeFile[]} loaded
 */
async function bundleWhole(name, { entries }, file, loaded) {
  const entry = entries[name] ?? '';
  const sourceOf = new Map(file.names.map((exported) => [exported, entry]));
  for (const { name: exported, source } of file.taken) {
    const other = sourceOf.get(exported) ?? entry;
    if (other !== entry && other !== source) {
      throw new CommandError(`${other} and ${source} both export ${exported}: rename one of them.`);
    }
    sourceOf.set(exported, source);
  }
  const contents = [
    // The core downloads this part, and takes what its entry exports by its name.
    ...(file.names.length > 0 ? [] : [`export * from './${entry}';`]),
    ...[...sourceOf].map(
      ([exported, source]) =>
        `export { ${exported} as ${file.shortNames.get(exported)} } from './${source}';`,
    ),
  ].join('\n');
  const asBuilt = /** @satisfies {BuildOptions} */ ({
    stdin: { contents, resolveDir: root, sourcefile: `whole-${name}.ts`, loader: 'ts' },
    entryNames: name,
    splitting: false,
  });
  const imports = importsFrom(loaded, await importsOf(asBuilt, loaded));
  return bundle({ ...options, ...asBuilt, plugins: [laterFiles, imports, ...plugins] });
}

/**
 * A part that is loaded after the files that it takes from.
 *
 * @param {Part} part
 * @param {readonly WholeFile[]} loaded
 */
function bundleLater({ entries, globals }, loaded) {
  return bundle({
    ...options,
    entryPoints: { ...entries },
    plugins: [importsFrom(loaded), ...plugins],
    inject: globals === undefined ? [] : [globals],
  });
}

/**
 * An entry that sites import: only the public names of a whole part.
 *
 * @param {string} facade
 * @param {WholeFile} part
 */
function bundleFacade(facade, { file, names, shortNames: shortOf }) {
  const exported = names.map((name) => `${shortOf.get(name)} as ${name}`);
  const contents = `export { ${exported.join(', ')} } from '${file}';`;
  // Not bundled: a bundle exports each name twice.
  return bundle({
    absWorkingDir: root,
    stdin: { contents, resolveDir: root, sourcefile: `${facade}.js` },
    outdir: options.outdir,
    entryNames: facade,
    minify: true,
    metafile: true,
    write: options.write,
  });
}

/**
 * Joins the metafiles of all builds. An import of another build's file becomes an import of that file.
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
