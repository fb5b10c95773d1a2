import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError, root } from './command.mjs';
import { integrityOfInstalled } from './locked-packages.mjs';
import { picturePackagesOf } from '../apps/pictures/bundled.mjs';

/** The licences of packages that we may bundle: they require no more than a notice. */
const permittedLicences = new Set([
  'MIT',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
]);

/**
 * A package of which code or pictures are bundled.
 *
 * @typedef {object} BundledPackage
 * @property {string} name
 * @property {string} version
 * @property {string} license An SPDX expression.
 * @property {string | undefined} integrity Of the packed file, as npm writes it.
 * @property {readonly string[]} licenceFiles
 */

/**
 * The packages whose code is among `inputs`, once for each version, in the order of their names.
 *
 * @param {readonly string[]} inputs The bundled files, relative to the repository's root.
 * @returns {readonly BundledPackage[]}
 * @throws {CommandError} Where a licence is missing or not among those that we may bundle.
 */
export function bundledPackages(inputs) {
  const folders = [...new Set(inputs.flatMap(packageFolderOf))];
  const installed = folders.map((folder) => {
    const { name, version, license } = JSON.parse(
      readFileSync(join(root, folder, 'package.json'), 'utf8'),
    );
    const integrity = integrityOfInstalled(folder);
    return { name, version, license, integrity, licenceFiles: licenceFilesIn(folder) };
  });
  const packages = onceEach([...installed, ...picturePackagesOf(inputs)]);

  const refused = packages.filter(({ license }) => !isPermitted(license));
  if (refused.length > 0) {
    const list = refused.map(({ name, license }) => `${name} (${license ?? 'no licence'})`);
    throw new CommandError(`These packages must not be bundled: ${list.join(', ')}.`);
  }
  return packages;
}

/**
 * Packages once for each version, in the order of their names. Of two that are the same the later one stays.
 *
 * @template {{ readonly name: string, readonly version: string }} Package
 * @param {readonly Package[]} packages
 * @returns {readonly Package[]}
 */
export function onceEach(packages) {
  const releases = new Map(packages.map((one) => [`${one.name} ${one.version}`, one]));
  return [...releases.values()].sort(byName);
}

/**
 * The notices that the licences of `packages` require.
 *
 * @param {readonly BundledPackage[]} packages
 */
export function thirdPartyNotices(packages) {
  return [
    'The files of this package contain code and pictures of the following packages. The pictures are trademarks of\n' +
      'the makers of the wallets and networks that they stand for.',
    ...packages.map(({ name, version, license, licenceFiles }) =>
      [
        `${name} ${version} (${license})`,
        ...licenceFiles.map((file) => readFileSync(file, 'utf8').trim()),
      ].join('\n\n'),
    ),
  ].join(`\n\n${'-'.repeat(80)}\n\n`);
}

/**
 * The folder of the package that contains `input`; none where it is our own file.
 *
 * @param {string} input
 * @returns {readonly string[]}
 */
export function packageFolderOf(input) {
  const [folder] = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(input) ?? [];
  return folder === undefined ? [] : [folder];
}

/**
 * Whether each of the licences in an expression such as `(Apache-2.0 AND MIT)` is permitted, or one of several to
 * choose from.
 *
 * @param {string | undefined} licence An SPDX expression.
 */
function isPermitted(licence = '') {
  return licence
    .replace(/^\(|\)$/g, '')
    .split(' AND ')
    .every((each) => each.split(' OR ').some((one) => permittedLicences.has(one)));
}

/** @param {string} folder */
function licenceFilesIn(folder) {
  return readdirSync(join(root, folder))
    .filter((name) => /^(?:licen[cs]e([.-]|$)|NOTICE$)/i.test(name))
    .map((name) => join(root, folder, name));
}

/** @type {(one: { readonly name: string }, other: { readonly name: string }) => number} */
function byName(one, other) {
  if (one.name === other.name) return 0;
  return one.name < other.name ? -1 : 1;
}
