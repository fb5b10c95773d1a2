import { readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import { root } from '../../../scripts/command.mjs';

/**
 * A page of the site.
 *
 * @typedef {object} SitePage
 * @property {string} source Its file, from the root of the repository.
 * @property {string} path Where it is in the site.
 */

/** The folder of the pages of this site alone. */
export const ownPages = 'apps/docs-site/pages';

/** Pages of the repository outside of `docs`, and the index of `docs`, which is not the site's first page. */
const moved = {
  'README.md': 'readme.md',
  'docs/README.md': 'all-pages.md',
  'CHANGELOG.md': 'changelog.md',
  'CODE_OF_CONDUCT.md': 'code-of-conduct.md',
  'CONTRIBUTING.md': 'contributing.md',
  'SECURITY.md': 'security-policy.md',
  'apps/service/README.md': 'embedded-wallet/service.md',
  'apps/wallet-frame/README.md': 'embedded-wallet/frame.md',
};

/**
 * Every page of the site: all of `docs`, and the site's own.
 *
 * @returns {readonly SitePage[]}
 */
export function sitePages() {
  const docs = textsBelow('docs').filter((source) => !(source in moved));
  return [
    ...Object.entries(moved).map(([source, path]) => ({ source, path })),
    ...docs.map((source) => ({ source, path: placeOf(posix.relative('docs', source)) })),
    ...textsBelow(ownPages).map((source) => ({ source, path: posix.relative(ownPages, source) })),
  ].sort((one, other) => (one.path < other.path ? -1 : 1));
}

/** The README of a folder is its first page. @param {string} path */
function placeOf(path) {
  return path.replace(/(^|\/)README\.md$/, '$1index.md');
}

/**
 * The texts below a folder, from the root of the repository.
 *
 * @param {string} folder
 * @returns {readonly string[]}
 */
function textsBelow(folder) {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => posix.join(folder, name.replaceAll('\\', '/')))
    .filter((name) => name.endsWith('.md'));
}
