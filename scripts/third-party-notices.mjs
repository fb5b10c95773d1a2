import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError, root } from './command.mjs';

/** What we may bundle without owing more than a notice. */
const permittedLicences = new Set([
  'MIT',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
]);

/**
 * The notices owed to the packages whose code is among `inputs`.
 *
 * @param {readonly string[]} inputs The bundled files, relative to the repository's root.
 * @returns {string}
 * @throws {CommandError} Where a licence is missing or not one we may bundle.
 */
export function thirdPartyNotices(inputs) {
  const folders = [...new Set(inputs.flatMap(packageFolderOf))].sort();
  const packages = folders.map((folder) => {
    const { name, version, license } = JSON.parse(
      readFileSync(join(root, folder, 'package.json'), 'utf8'),
    );
    return { name, version, license, text: licenceText(folder) };
  });

  const refused = packages.filter(({ license }) => !isPermitted(license));
  if (refused.length > 0) {
    const list = refused.map(({ name, license }) => `${name} (${license ?? 'no licence'})`);
    throw new CommandError(`These packages must not be bundled: ${list.join(', ')}.`);
  }
  const notices = new Map(
    packages.map(({ name, version, license, text }) => [
      `${name} ${version} (${license})`,
      text.trim(),
    ]),
  );
  return [
    'The files of this package contain code of the following packages.',
    ...[...notices].map(([title, text]) => `${title}\n\n${text}`),
  ].join(`\n\n${'-'.repeat(80)}\n\n`);
}

/**
 * The folder of the package that owns `input`: none where it is ours.
 *
 * @param {string} input
 * @returns {readonly string[]}
 */
export function packageFolderOf(input) {
  const [folder] = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(input) ?? [];
  return folder === undefined ? [] : [folder];
}

/**
 * Whether each of the licences that hold together, as in `(Apache-2.0 AND MIT)`, is permitted.
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
