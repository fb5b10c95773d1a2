import { createHash } from 'node:crypto';

/** @param {string} text */
export function integrityOf(text) {
  return `sha384-${createHash('sha384').update(text).digest('base64')}`;
}

/**
 * An import map that names the hash of every script of the page: browsers that know it run no other one in its place, also of those
 * that are loaded later. It names no worker, because no browser asks it about one.
 *
 * @param {ReadonlyMap<string, string>} texts
 */
export function integrityMap(texts) {
  const scripts = [...texts].filter(([path]) => path.endsWith('.js'));
  const integrity = scripts.map(([path, text]) => [path, integrityOf(text)]);
  return JSON.stringify({ integrity: Object.fromEntries(integrity) });
}
