import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError, root, runAsCommand, say } from './command.mjs';
import { lockedFolders } from './install-missing.mjs';

/**
 * @typedef {object} LockEntry
 * @property {string} [version]
 * @property {string} [resolved]
 * @property {string} [integrity]
 * @property {boolean} [link]
 * @property {boolean} [inBundle] Whether it is a part of the package that needs it, whose hash covers it.
 * @property {boolean} [hasInstallScript]
 * @property {Record<string, string>} [optionalDependencies]
 */

/**
 * The faults of a lock file: packages of other platforms that are absent (`npm ci` fails without them),
 * pinned sources and hosts, entries without a hash, install scripts without a decision in `allowScripts`.
 *
 * @param {Record<string, LockEntry>} packages
 * @param {Record<string, boolean>} allowScripts
 * @returns {readonly string[]}
 */
export function faultsOfLock(packages, allowScripts) {
  // A folder of the repository in the place of a package that is not used.
  const ownFolders = new Set(
    Object.values(packages).flatMap(({ link, resolved }) => (link && resolved ? [resolved] : [])),
  );
  return Object.entries(packages)
    .filter(([path, { link }]) => path !== '' && !link && !ownFolders.has(path))
    .flatMap(([path, entry]) => [
      ...Object.keys(entry.optionalDependencies ?? {})
        .filter((name) => !isReachable(packages, path, name))
        .map((name) => `${path} lacks its optional package ${name}: npm ci would fail`),
      ...(entry.resolved === undefined ? [] : [`${path} names where it was downloaded from`]),
      ...(entry.integrity === undefined && !entry.inBundle
        ? [`${path} has no integrity hash`]
        : []),
      ...(entry.hasInstallScript && allowScripts[nameOf(path)] !== false
        ? [`${path} has an install script that allowScripts does not refuse`]
        : []),
    ]);
}

/**
 * A version, or the overrides for the dependencies of one package, where `.` is that package itself.
 *
 * @typedef {string | { readonly [name: string]: Override }} Override
 */

/**
 * The direct dependencies and overrides whose version is a range, also that of a package in the place of another.
 *
 * @param {Record<string, Record<string, Override> | undefined>} manifest
 * @returns {readonly string[]}
 */
export function rangesOf(manifest) {
  return ['dependencies', 'devDependencies', 'optionalDependencies', 'overrides']
    .flatMap((field) => versionsIn(manifest[field] ?? {}))
    .filter(
      ([, version]) =>
        !/^((npm:[@\w./-]+@)?\d+\.\d+\.\d+(-[\w.]+)?|file:\.\/[\w-]+)$/.test(version),
    )
    .map(([name, version]) => `${name} is not pinned to one version: ${version}`);
}

/**
 * @param {{ readonly [name: string]: Override }} overrides
 * @returns {readonly (readonly [name: string, version: string])[]}
 */
function versionsIn(overrides) {
  return Object.entries(overrides).flatMap(([name, version]) =>
    typeof version === 'string' ? [/** @type {const} */ ([name, version])] : versionsIn(version),
  );
}

/**
 * Whether Node, starting in `path`, would find `name`.
 *
 * @param {Record<string, LockEntry>} packages
 * @param {string} path
 * @param {string} name
 */
function isReachable(packages, path, name) {
  for (let folder = path; ; folder = folder.slice(0, folder.lastIndexOf('/node_modules/'))) {
    if (packages[`${folder}/node_modules/${name}`]) return true;
    if (!folder.includes('/node_modules/')) return packages[`node_modules/${name}`] !== undefined;
  }
}

/** @param {string} path */
function nameOf(path) {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

/** @param {string} file */
const read = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'));

/**
 * The faults of a folder's lock file.
 *
 * @param {string} folder
 * @returns {readonly string[]}
 */
function faultsIn(folder) {
  const { allowScripts } = read(join(folder, 'package.json'));
  const { packages } = read(join(folder, 'package-lock.json'));
  return faultsOfLock(packages, allowScripts ?? {}).map((fault) => `${folder}: ${fault}`);
}

/** The manifests of sites as others write them: a command rewrites them in tests, and none is installed. */
const OF_OTHERS = ':!apps/cleatkit-migrate/tests/sites';

await runAsCommand(import.meta.url, () => {
  const { stdout } = spawnSync('git', ['ls-files', '*package.json', OF_OTHERS], {
    cwd: root,
    encoding: 'utf8',
  });
  const manifests = stdout.split('\n').filter(Boolean);
  const faults = [
    ...lockedFolders.flatMap(faultsIn),
    ...manifests.flatMap((file) => rangesOf(read(file)).map((fault) => `${file}: ${fault}`)),
  ];
  if (faults.length > 0) throw new CommandError(faults.join('\n'));
  say(`The lock files are sound: ${lockedFolders.length} of them.`);
});
