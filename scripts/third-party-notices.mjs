import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError, root } from './command.mjs';
import { builtFromSource } from './walletconnect-source.mjs';

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
 * A package of which code is bundled.
 *
 * @typedef {object} BundledPackage
 * @property {string} name
 * @property {string} version
 * @property {string} license An SPDX expression.
 * @property {string} folder Its folder, relative to the repository's root.
 */

/** The notice for packages that are bundled with changes, as Apache-2.0 requires. */
const changed = "Changed: built from the package's source with patches of our own.";

/**
 * The packages whose code is among `inputs`, once for each version, in the order of their names.
 *
 * @param {readonly string[]} inputs The bundled files, relative to the repository's root.
 * @returns {readonly BundledPackage[]}
 * @throws {CommandError} Where a licence is missing or not among those that we may bundle.
 */
export function bundledPackages(inputs) {
  const folders = [...new Set(inputs.flatMap(packageFolderOf))].sort();
  const packages = folders.map((folder) => {
    const { name, version, license } = JSON.parse(
      readFileSync(join(root, folder, 'package.json'), 'utf8'),
    );
    return { name, version, license, folder };
  });

  const refused = packages.filter(({ license }) => !isPermitted(license));
  if (refused.length > 0) {
    const list = refused.map(({ name, license }) => `${name} (${license ?? 'no licence'})`);
    throw new CommandError(`These packages must not be bundled: ${list.join(', ')}.`);
  }
  const releases = new Map(packages.map((one) => [`${one.name} ${one.version}`, one]));
  return [...releases.values()];
}

/**
 * The notices that the licences of `packages` require.
 *
 * @param {readonly BundledPackage[]} packages
 */
export function thirdPartyNotices(packages) {
  return [
    'The files of this package contain code of the following packages.',
    ...packages.map(({ name, version, license, folder }) =>
      [
        `${name} ${version} (${license})`,
        ...(isPatched(name) ? [changed] : []),
        licenceText(folder).trim(),
      ].join('\n\n'),
    ),
  ].join(`\n\n${'-'.repeat(80)}\n\n`);
}

/** @param {string} name */
export function isPatched(name) {
  return builtFromSource.some((patched) => name === `@walletconnect/${patched}`);
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
 * Whether each of the licences in an expression such as `(Apache-2.0 AND MIT)` is permitted.
 *
 * @param {string | undefined} licence An SPDX expression.
 */
function isPermitted(licence = '') {
  return licence
    .replace(/^\(|\)$/g, '')
    .split(' AND ')
    .every((each) => permittedLicences.has(each));
}

/** @param {string} folder */
function licenceText(folder) {
  return readdirSync(join(root, folder))
    .filter((name) => /^(?:licen[cs]e([.-]|$)|NOTICE$)/i.test(name))
    .map((name) => readFileSync(join(root, folder, name), 'utf8'))
    .join('\n');
}
