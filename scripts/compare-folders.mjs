import { createHash } from 'node:crypto';
import { lstatSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join, sep } from 'node:path';

/**
 * How the files of two folders differ, one sentence each.
 *
 * @param {string} first
 * @param {string} second
 * @returns {readonly string[]} Sorted by path. Empty where both have the same files, byte for byte.
 */
export function differencesOf(first, second) {
  const ours = hashesIn(first);
  const theirs = hashesIn(second);
  return [...new Set([...ours.keys(), ...theirs.keys()])].sort().flatMap((path) => {
    if (!theirs.has(path)) return [`${path} is in the first build alone`];
    if (!ours.has(path)) return [`${path} is in the second build alone`];
    return ours.get(path) === theirs.get(path) ? [] : [`${path} differs`];
  });
}

/**
 * The files below a folder, each with a hash of what is in it.
 *
 * @param {string} folder
 * @returns {ReadonlyMap<string, string>} By their paths, with slashes.
 */
export function hashesIn(folder) {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return new Map(
    paths.flatMap((path) => {
      const file = join(folder, path);
      const stat = lstatSync(file);
      if (stat.isDirectory()) return [];
      const content = stat.isSymbolicLink() ? `-> ${readlinkSync(file)}` : readFileSync(file);
      const name = path.split(sep).join('/');
      return [[name, createHash('sha256').update(content).digest('hex')]];
    }),
  );
}
