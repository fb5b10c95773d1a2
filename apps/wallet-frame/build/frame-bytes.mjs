import { gzipSync } from 'node:zlib';

/** A file that so many of the later parts need counts as shared. */
const SHARED_BY = 3;

/**
 * What the visitor downloads, in bytes after gzip.
 *
 * @typedef {object} FrameBytes
 * @property {number} first The page and what it imports at once, with its styles.
 * @property {number} worker
 * @property {number} kit The page of an offline kit.
 * @property {number} shared What three or more of the parts that follow need: each of its files is downloaded once.
 * @property {Readonly<Record<string, number>>} lazy The parts that follow at their first use, without what is shared.
 */

/**
 * Measures what the page downloads at once, and later.
 *
 * @param {import('./page-bundle.mjs').Bundle} page
 * @param {import('./page-bundle.mjs').Bundle} worker
 * @param {readonly string[]} first
 * @returns {Omit<FrameBytes, 'kit'>}
 */
export function bytesOf(page, worker, first) {
  const size = (
    /** @type {import('./page-bundle.mjs').Bundle} */ { texts },
    /** @type {string} */ path,
  ) => gzipSync(texts.get(path) ?? '').length;
  const sum = (
    /** @type {import('./page-bundle.mjs').Bundle} */ bundle,
    /** @type {Iterable<string>} */ paths,
  ) => [...paths].reduce((total, path) => total + size(bundle, path), 0);
  const atOnce = new Set(first.flatMap((path) => [...importedBy(page, path)]));
  const later = Object.entries(page.outputs).flatMap(([path, { entryPoint }]) =>
    entryPoint === undefined || first.includes(`/${path}`)
      ? []
      : [{ name: nameOf(entryPoint), paths: without(importedBy(page, `/${path}`), atOnce) }],
  );
  /** @type {Map<string, number>} */
  const uses = new Map();
  for (const path of later.flatMap(({ paths }) => paths)) uses.set(path, (uses.get(path) ?? 0) + 1);
  const shared = new Set([...uses].flatMap(([path, count]) => (count < SHARED_BY ? [] : [path])));
  return {
    first: sum(page, atOnce),
    worker: sum(worker, worker.texts.keys()),
    shared: sum(page, shared),
    lazy: Object.fromEntries(
      later.map(({ name, paths }) => [name, sum(page, without(new Set(paths), shared))]),
    ),
  };
}

/**
 * A file and what it imports at once.
 *
 * @param {import('./page-bundle.mjs').Bundle} bundle
 * @param {string} path
 * @param {Set<string>} found
 * @returns {Set<string>}
 */
function importedBy(bundle, path, found = new Set()) {
  if (found.has(path)) return found;
  found.add(path);
  for (const { kind, path: next } of bundle.outputs[path.slice(1)]?.imports ?? []) {
    if (kind === 'import-statement') importedBy(bundle, `/${next}`, found);
  }
  return found;
}

/**
 * @param {ReadonlySet<string>} paths
 * @param {ReadonlySet<string>} others
 */
function without(paths, others) {
  return [...paths].filter((path) => !others.has(path));
}

/**
 * The name of a part is that of its file, or of its folder where the file is the folder's index.
 *
 * @param {string} entry
 */
function nameOf(entry) {
  const path = entry.replace(/(\/index)?\.tsx?$/, '');
  return path.slice(path.lastIndexOf('/') + 1);
}
