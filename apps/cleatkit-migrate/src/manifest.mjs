import { isPackageOf } from './kit.mjs';

const lists = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'];

/** @typedef {Record<string, Record<string, string> | undefined>} Manifest */

/** @param {string} text @returns {Manifest | undefined} */
export function parseManifest(text) {
  try {
    const parsed = JSON.parse(text.replace(/^\uFEFF/, ''));
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)
      ? parsed
      : undefined;
  } catch {
    return undefined;
  }
}

/** The version that a manifest wishes for a package. @param {Manifest | undefined} manifest @param {string} name */
export function wishOf(manifest, name) {
  for (const list of lists) {
    const wish = manifest?.[list]?.[name];
    if (typeof wish === 'string') return wish;
  }
  return undefined;
}

/** The first number of a version or range; `undefined` where it says none. @param {string | undefined} wish */
export function majorOf(wish) {
  const [, major] = /^[^\d]*(\d+)(?:\.|$)/.exec(wish ?? '') ?? [];
  return major === undefined ? undefined : Number(major);
}

/**
 * package.json with Cleat, and without the packages of kits that nothing imports any more.
 *
 * @param {string} text
 * @param {object} change
 * @param {string} change.cleatkit The version.
 * @param {(name: string) => boolean} change.isUsed Whether a file still imports a package.
 * @param {readonly import('./kit.mjs').Kit[]} change.kits Those that were found.
 * @param {boolean} change.usesCleat
 */
export function movedManifest(text, { cleatkit, isUsed, kits, usesCleat }) {
  const manifest = parseManifest(text);
  if (!manifest) return { text, removed: [] };
  const removed = [];
  for (const list of lists) {
    for (const name of Object.keys(manifest[list] ?? {})) {
      if (!kits.some((kit) => isPackageOf(kit, name)) || isUsed(name)) continue;
      delete manifest[list]?.[name];
      removed.push(name);
    }
  }
  if (usesCleat && wishOf(manifest, 'cleatkit') === undefined) {
    manifest['dependencies'] = withName(manifest['dependencies'] ?? {}, 'cleatkit', cleatkit);
  }
  const [, indent = '  '] = /^[{\s]*?\n([ \t]+)"/.exec(text) ?? [];
  const written = JSON.stringify(manifest, null, indent).replaceAll(
    '\n',
    text.includes('\r\n') ? '\r\n' : '\n',
  );
  const ending = /\s*$/.exec(text)?.[0] ?? '';
  const isSame =
    removed.length === 0 && JSON.stringify(manifest) === JSON.stringify(parseManifest(text));
  return { text: isSame ? text : written + ending, removed };
}

/**
 * In its place where the names are sorted, else at the end.
 *
 * @param {Readonly<Record<string, string>>} record
 * @param {string} name
 * @param {string} version
 */
function withName(record, name, version) {
  const entries = Object.entries(record);
  const isSorted = entries.every(
    ([each], index) => index === 0 || (entries[index - 1]?.[0] ?? '') < each,
  );
  const after = isSorted ? entries.findIndex(([each]) => each > name) : -1;
  entries.splice(after === -1 ? entries.length : after, 0, [name, version]);
  return Object.fromEntries(entries);
}
