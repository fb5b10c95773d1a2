import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { applyPatch, parsePatch } from 'diff';
import { CommandError, root } from './command.mjs';

/**
 * WalletConnect's SDK as we bundle and test it: the TypeScript from the source maps of its packages, with the
 * patches of `patches/walletconnect` applied in the order of their names.
 *
 * A path starts with the package: `core/src/core.ts`.
 *
 * @typedef {ReadonlyMap<string, string>} Sources
 */

/** The packages of `@walletconnect` that are built from their source. */
export const builtFromSource = ['core', 'jsonrpc-provider', 'relay-auth', 'sign-client', 'utils'];

export const patchFolder = join(root, 'patches/walletconnect');

/**
 * The packages' published sources, unchanged.
 *
 * @returns {Sources}
 */
export function publishedSources() {
  const sources = new Map(
    builtFromSource.flatMap((name) => {
      const file = join(root, 'node_modules/@walletconnect', name, 'dist/index.es.js.map');
      const { sources, sourcesContent } = JSON.parse(readFileSync(file, 'utf8'));
      return sources.flatMap((/** @type {string} */ source, /** @type {number} */ index) =>
        source.startsWith('../src/')
          ? [[`${name}/${source.slice('../'.length)}`, sourcesContent[index]]]
          : [],
      );
    }),
  );
  return new Map([...sources, ...indexesOf([...sources.keys()])]);
}

/**
 * The `index.ts` of each folder that has none: a source map leaves out files that only export from others.
 *
 * @param {readonly string[]} files
 * @returns {Sources}
 */
function indexesOf(files) {
  const folders = new Set(files.map((file) => posix.dirname(file)));
  const lacking = [...folders].filter((folder) => !files.includes(`${folder}/index.ts`));
  return new Map(
    lacking.map((folder) => {
      const own = files.filter((file) => posix.dirname(file) === folder);
      const lines = own.map((file) => `export * from "./${posix.basename(file, '.ts')}";\n`);
      return [`${folder}/index.ts`, lines.sort().join('')];
    }),
  );
}

/** The names of the patches, in the order in which they are applied. */
export function patchNames() {
  return readdirSync(patchFolder)
    .filter((name) => name.endsWith('.patch'))
    .sort();
}

/**
 * @param {Sources} sources
 * @param {string} name The name of the patch in an error.
 * @param {string} patch A unified diff, with any text before it.
 * @returns {Sources}
 * @throws {CommandError} Where a file is missing or a hunk does not apply exactly.
 */
export function withPatch(sources, name, patch) {
  const patched = new Map(sources);
  const changes = parsePatch(patch).filter(({ hunks }) => hunks.length > 0);
  if (changes.length === 0) throw new CommandError(`${name} changes nothing.`);
  for (const change of changes) {
    const file = change.newFileName?.replace(/^b\//, '') ?? '';
    const source = patched.get(file);
    if (source === undefined)
      throw new CommandError(`${name} changes ${file}, which is not there.`);
    const changed = applyPatch(source, change, { fuzzFactor: 0 });
    if (changed === false) throw new CommandError(`${name} does not apply to ${file}.`);
    patched.set(file, changed);
  }
  return patched;
}

/**
 * The sources after the patches up to and with `last`; after all of them when it is left out.
 *
 * @param {string} [last]
 * @returns {Sources}
 */
export function patchedSources(last) {
  const names = patchNames();
  const applied = last === undefined ? names : names.slice(0, names.indexOf(last) + 1);
  return applied.reduce(
    (sources, name) => withPatch(sources, name, readFileSync(join(patchFolder, name), 'utf8')),
    publishedSources(),
  );
}
