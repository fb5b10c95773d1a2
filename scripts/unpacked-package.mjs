import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError, root, say } from './command.mjs';
import { npm } from './install-missing.mjs';

/**
 * A published package that something is read out of. It is unpacked and not installed, because its dependencies are
 * code that nothing here needs.
 *
 * @typedef {object} ReadPackage
 * @property {string} name
 * @property {string} version
 * @property {string} license An SPDX expression.
 * @property {string} integrity Of the packed file.
 */

/**
 * The folder with the package's files, after a check that it is the one that was chosen. It is downloaded once.
 *
 * @param {ReadPackage} one
 * @throws {CommandError} Where it cannot be downloaded, or is another one.
 */
export function unpackedPackage({ name, version, integrity }) {
  const folder = join(root, '.cache/packages', fileNameOf(name), version);
  const files = join(folder, 'package');
  if (existsSync(join(files, 'package.json'))) return files;
  mkdirSync(folder, { recursive: true });
  say(`Downloading ${name} ${version}.`);
  if (npm(['pack', `${name}@${version}`, '--silent'], { cwd: folder, stdio: 'ignore' }) !== 0) {
    throw new CommandError(`${name} ${version} could not be downloaded.`);
  }
  const file = `${fileNameOf(name)}-${version}.tgz`;
  const hash = createHash('sha512')
    .update(readFileSync(join(folder, file)))
    .digest('base64');
  if (`sha512-${hash}` !== integrity) throw new CommandError(`${name} ${version} is another file.`);
  const { status } = spawnSync('tar', ['-xzf', file], { cwd: folder, stdio: 'inherit' });
  if (status !== 0) throw new CommandError(`${file} could not be unpacked.`);
  return files;
}

/**
 * The name of a package in npm's file names.
 *
 * @param {string} name
 */
export function fileNameOf(name) {
  return name.replace('@', '').replace('/', '-');
}
