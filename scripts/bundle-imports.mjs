import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { root } from './command.mjs';

/** @typedef {import('esbuild').OnResolveArgs} OnResolveArgs */
/** @typedef {import('esbuild').Plugin} Plugin */
/** @typedef {import('esbuild').PluginBuild} PluginBuild */

/**
 * Another file of the package that a part imports from.
 *
 * @typedef {object} ImportedFile
 * @property {string} file Its path from the importing file.
 * @property {ReadonlySet<string>} sources The sources that are in it.
 * @property {ReadonlyMap<string, string>} shortNames Its exports: the exported name, by the name in the sources.
 */

const letters = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/**
 * A short name for each of `names`: files of one release import from each other by these.
 *
 * @param {Iterable<string>} names
 * @returns {ReadonlyMap<string, string>}
 */
export function shortNames(names) {
  const sorted = [...new Set(names)].sort();
  return new Map(
    sorted.map((name, index) => {
      const turn = Math.floor(index / letters.length);
      return [name, `${letters[index % letters.length]}${turn || ''}`];
    }),
  );
}

/**
 * Our own source that `asked` resolves to, where it is a plain import from one of our own.
 *
 * @param {OnResolveArgs} asked
 * @param {PluginBuild['resolve']} resolve
 * @returns {Promise<string | undefined>}
 */
export async function sourceOf({ path, kind, importer, resolveDir, pluginData }, resolve) {
  if (pluginData?.isAsked || kind !== 'import-statement' || !path.startsWith('.')) return undefined;
  if (/[\\/]node_modules[\\/]/.test(importer)) return undefined; // Packages import none of our sources.
  const found = await resolve(path, { kind, importer, resolveDir, pluginData: { isAsked: true } });
  return sourceName(found.path);
}

/**
 * A source's path from the root, as metafiles write it.
 *
 * @param {string} path
 */
export function sourceName(path) {
  return relative(root, path).replaceAll('\\', '/');
}

/**
 * Turns imports of sources that are in one of `files` into imports of that file. esbuild writes an import
 * statement for each source that imports something, even from the same file. With an intermediate module that
 * exports what is needed, it writes one.
 *
 * Where a build splits, there is one such module for each importer, because a shared one would become a
 * chunk. Where it does not, those import from one common module, and `imports` says what that needs. The same
 * goes for packages that the site supplies.
 *
 * @param {readonly ImportedFile[]} files
 * @param {ReadonlyMap<string, readonly string[]>} [imports]
 * @returns {Plugin}
 */
export function importsFrom(files, imports) {
  const shortNamesOf = (/** @type {string} */ path) =>
    files.find(({ file }) => file === path)?.shortNames;
  const isIn = (/** @type {string} */ path, /** @type {string} */ name) =>
    imports?.get(path)?.includes(name) ?? shortNamesOf(path)?.has(name) ?? false;
  const exported = (/** @type {string} */ path, /** @type {readonly string[]} */ names) => {
    const items = names.map((name) => `${shortNamesOf(path)?.get(name) ?? name} as ${name}`);
    return `export { ${items.join(', ')} } from '${path}';`;
  };
  return {
    name: 'imports-from',
    setup({ onLoad, onResolve, resolve }) {
      onResolve({ filter: /./, namespace: 'imports-of-one' }, ({ path }) =>
        imports
          ? { path, namespace: 'imports-of-all', sideEffects: false }
          : { path, external: true, sideEffects: false },
      );
      onResolve({ filter: /./, namespace: 'imports-of-all' }, ({ path }) => ({
        path,
        external: true,
        sideEffects: false,
      }));
      onResolve({ filter: /./ }, async (asked) => {
        const source = await sourceOf(asked, resolve);
        const found = files.find(({ sources }) => source !== undefined && sources.has(source));
        const path = imports?.has(asked.path) ? asked.path : found?.file;
        if (path === undefined) return undefined;
        const suffix = `?${sourceName(asked.importer)}`;
        return { path, suffix, namespace: 'imports-of-one', sideEffects: false };
      });
      onLoad({ filter: /./, namespace: 'imports-of-one' }, async ({ path, suffix }) => {
        const names = await namesImportedBy(suffix.slice(1));
        const known = names.filter((name) => isIn(path, name));
        // Only unused code imports these. The build drops that code, but needs the names.
        const unused = names.filter((name) => !isIn(path, name));
        const contents = [
          imports ? `export { ${known.join(', ')} } from '${path}';` : exported(path, known),
          ...unused.map((name) => `export const ${name} = /* @__PURE__ */ ${NOT_TAKEN}();`),
        ].join('\n');
        return { contents, resolveDir: root };
      });
      onLoad({ filter: /./, namespace: 'imports-of-all' }, ({ path }) => ({
        contents: exported(path, imports?.get(path) ?? []),
        resolveDir: root,
      }));
    },
  };
}

/** The code of a file must not contain these: names that the survey did not see. */
export const NOT_TAKEN = '__notTaken';

/** The module that the compiler imports for JSX. */
const jsxNames = ['Fragment', 'jsx', 'jsxs'];

/** @param {string} source */
async function namesImportedBy(source) {
  const code = await readFile(join(root, source), 'utf8');
  return [...new Set([...[...importsIn(code).values()].flat(), ...jsxNames])];
}

/**
 * The imports and re-exports of `code`, by their source.
 *
 * @param {string} code
 * @returns {ReadonlyMap<string, readonly string[]>}
 */
export function importsIn(code) {
  /** @type {Map<string, string[]>} */
  const names = new Map();
  for (const [, list = '', from = ''] of code.matchAll(
    /^(?:import|export)\s*\{([^}]*)\}\s*from\s*['"]([^'"]+)['"]/gm,
  )) {
    const items = list.split(',').map((item) => item.trim().replace(/^type\s+/, ''));
    const named = items.filter(Boolean).map((item) => item.split(/\s/)[0] ?? '');
    names.set(from, [...new Set([...(names.get(from) ?? []), ...named])]);
  }
  return names;
}

/**
 * What `code` exports at its end: each name in the code, and the name that it is exported by.
 *
 * @param {string} code As esbuild writes it.
 * @returns {ReadonlyMap<string, string>}
 */
export function exportsIn(code) {
  const list = /\bexport\s*\{([^}]*)\};?\s*(?:\/\/.*\s*)?$/.exec(code)?.[1] ?? '';
  const items = list.split(',').map((item) => item.trim().split(/\s+as\s+/));
  return new Map(items.map(([local = '', exported = local]) => [local, exported]));
}
