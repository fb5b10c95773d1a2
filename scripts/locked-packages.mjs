import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './command.mjs';

/**
 * A package that a lock file installs.
 *
 * @typedef {object} LockedPackage
 * @property {string} name
 * @property {string} version
 * @property {string} license An SPDX expression.
 * @property {string | undefined} integrity Of the packed file, as npm writes it.
 * @property {boolean} isOptional Whether what needs it runs without it.
 */

/**
 * The packages that a lock file installs for use, without those that build, type and test.
 *
 * @param {string} folder Where the lock file is, from the root.
 * @returns {readonly LockedPackage[]}
 */
export function lockedPackages(folder) {
  return Object.entries(packagesOf(folder)).flatMap(([path, { dev, ...locked }]) => {
    const [, name] = /^.*node_modules\/(.+)$/.exec(path) ?? [];
    if (name === undefined || dev) return [];
    const { integrity, license = '', optional = false, version } = locked;
    return [{ name, version, license, integrity, isOptional: optional }];
  });
}

/**
 * The hash of an installed package, as its lock file has it.
 *
 * @param {string} folder Of the package, such as `apps/wallet-frame/node_modules/qr`.
 * @returns {string | undefined}
 */
export function integrityOfInstalled(folder) {
  const [, place = '', path = ''] = /^(.*?)\/?(node_modules\/.*)$/.exec(folder) ?? [];
  return packagesOf(place)[path]?.integrity;
}

/**
 * @param {string} folder
 * @returns {Readonly<Record<string, { readonly version: string, readonly license?: string, readonly integrity?: string,
 *   readonly dev?: boolean, readonly optional?: boolean }>>}
 */
function packagesOf(folder) {
  return JSON.parse(readFileSync(join(root, folder, 'package-lock.json'), 'utf8')).packages;
}
