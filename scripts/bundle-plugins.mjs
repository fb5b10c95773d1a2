import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './command.mjs';
import { minifiedCss } from './esbuild-plugins.mjs';
import { inversifyStubs } from './inversify-stubs.mjs';
import { packageFolderOf } from './third-party-notices.mjs';

/** @typedef {import('rolldown').Plugin} Plugin */

/** The query of a second copy of a module. */
const COPY = '?copy';

/**
 * A module's path from the root, as the tables of the build write it.
 *
 * @param {string} id
 */
export function sourceName(id) {
  return relative(root, id.replace(/\?.*$/, '')).replaceAll('\\', '/');
}

/**
 * The sources of which at least one byte is in `chunk`, by their paths from the root.
 *
 * @param {import('rolldown').OutputChunk} chunk
 */
export function sourcesOf({ modules }) {
  const used = Object.entries(modules).filter(([, { renderedLength }]) => renderedLength > 0);
  return used.map(([id]) => sourceName(id));
}

/** Makes `import css from './x.css'` a minified text: our style sheets are adopted and never linked. @type {Plugin} */
const cssText = {
  name: 'css-text',
  load: {
    filter: { id: /\.css$/ },
    async handler(id) {
      const { text, inputs } = await minifiedCss(id);
      for (const input of inputs) this.addWatchFile(input);
      return { code: text, moduleType: 'text' };
    },
  },
};

/** Turns viem's one lazy import of its own code into a plain one: it would be a file of its own. @type {Plugin} */
const viemWithoutInnerChunks = {
  name: 'viem-without-inner-chunks',
  load: {
    filter: { id: /[\\/]viem[\\/]_esm[\\/]actions[\\/]public[\\/]call\.js$/ },
    handler(id) {
      const source = readFileSync(id, 'utf8');
      const lazy = "await import('../../utils/ccip.js')";
      if (!source.includes(lazy)) throw new Error('viem no longer loads its ccip.js lazily');
      const eager = "import * as ccip from '../../utils/ccip.js';";
      return { code: `${eager}\n${source.replace(lazy, 'ccip')}` };
    },
  },
};

/**
 * Bundles Inversify with `stubs` in the place of modules that our container does not use. A build that
 * bundles Inversify fails unless each stub replaces exactly one module.
 *
 * @param {Readonly<Record<string, string>>} [stubs]
 * @returns {Plugin}
 */
export function inversifyAsUsed(stubs = inversifyStubs) {
  /** @type {Set<string>} */
  const loaded = new Set();
  return {
    name: 'inversify-as-used',
    buildStart: () => loaded.clear(),
    load: {
      filter: { id: /[\\/](?:inversify|@inversifyjs|reflect-metadata)[\\/]/ },
      handler(id) {
        loaded.add(id);
        const code = stubs[moduleOf(id)];
        return code === undefined ? null : { code, moduleType: 'js' };
      },
    },
    buildEnd(error) {
      if (error || loaded.size === 0) return;
      const modules = [...loaded].map(moduleOf);
      const wrong = Object.keys(stubs).filter(
        (stub) => modules.filter((module) => module === stub).length !== 1,
      );
      if (wrong.length > 0) this.error(`No one module of Inversify is ${wrong.join(', ')}.`);
    },
  };
}

/**
 * The path of a module within the last `node_modules`.
 *
 * @param {string} path
 */
function moduleOf(path) {
  return path.replaceAll('\\', '/').replace(/^.*\/node_modules\//, '');
}

/**
 * Bundles one copy of each version of noble's curves and hashes. npm installs version 1 once for each package
 * that requires it, because version 2 occupies the shared place.
 *
 * @returns {Plugin}
 */
function oneCopyPerVersion() {
  const shared = sharedFolders();
  return {
    name: 'one-copy-per-version',
    resolveId: {
      filter: { id: /^@noble\/(?:curves|hashes)(?:\/|$)/ },
      async handler(source, importer, { kind }) {
        const found = await this.resolve(source, importer, { kind, skipSelf: true });
        if (found === null) return null;
        const [folder = ''] = packageFolderOf(sourceName(found.id));
        const other = shared.get(folder) ?? folder;
        return { ...found, id: found.id.replace(join(root, folder), join(root, other)) };
      },
    },
  };
}

/**
 * The folders of noble's packages, with the first one of the same version.
 *
 * @returns {ReadonlyMap<string, string>}
 */
function sharedFolders() {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  /** @type {Map<string, string>} */
  const first = new Map();
  return new Map(
    Object.keys(packages)
      .filter((folder) => /(?:^|\/)node_modules\/@noble\/(?:curves|hashes)$/.test(folder))
      .sort((one, other) => one.length - other.length || (one < other ? -1 : 1))
      .map((folder) => {
        const name = folder.slice(folder.lastIndexOf('@noble/'));
        const release = `${name}@${packages[folder].version}`;
        if (!first.has(release)) first.set(release, folder);
        return [folder, first.get(release) ?? folder];
      }),
  );
}

/**
 * Gives the checksum of an EVM address a copy of noble's permutation. A module is in one file with all that any
 * file uses of it, and until a wallet is connected a page needs one function of that hash.
 *
 * @type {Plugin}
 */
const ownPermutation = {
  name: 'own-permutation',
  resolveId: {
    filter: { id: /^(?:@noble\/hashes\/sha3|\.\/\w+)\.js$/ },
    async handler(source, importer = '', { kind }) {
      if (!importer.endsWith(COPY) && sourceName(importer) !== 'domain/address/evm-address.ts')
        return null;
      const found = await this.resolve(source, importer.replace(COPY, ''), { kind });
      return found && { ...found, id: `${found.id}${COPY}` };
    },
  },
  load: {
    filter: { id: /\?copy$/ },
    handler: (id) => readFileSync(id.replace(COPY, ''), 'utf8'),
  },
};

/**
 * Leaves the tokens of the ports to `ports.js`: a token is a symbol, and the core and the site must have the same one.
 *
 * @type {Plugin}
 */
export const tokensOfPorts = {
  name: 'tokens-of-ports',
  resolveId: {
    filter: { id: /\/ports\/[\w-]+$/ },
    handler: (source) =>
      tokenModules.has(source.replace(/^.*\//, '')) ? { id: './ports.js', external: true } : null,
  },
};

/** The modules of `ports` whose values `ports.js` exports. */
const tokenModules = new Set(
  [
    ...readFileSync(join(root, 'ports/index.ts'), 'utf8').matchAll(
      /export \{(?!\s*type)[^}]*\} from '\.\/([\w-]+)'/g,
    ),
  ].map(([, name]) => name),
);

/** Takes the class of all errors from the page, which tells its own by it. @type {Plugin} */
export const errorsOfPage = {
  name: 'errors-of-page',
  resolveId: {
    filter: { id: /\/catalogued-error$/ },
    handler: () => ({ id: './page-errors.js', external: true }),
  },
};

/** Takes what draws a widget from the page: its views are there once. @type {Plugin} */
export const presenterOfPage = {
  name: 'presenter-of-page',
  resolveId: {
    filter: { id: /\/provider\/mount-widget$/ },
    handler: () => ({ id: './react.js', external: true }),
  },
};

/** What every bundle of the package changes in packages, and how it reads style sheets. */
export const plugins = () => [
  cssText,
  inversifyAsUsed(),
  viemWithoutInnerChunks,
  ownPermutation,
  oneCopyPerVersion(),
];
