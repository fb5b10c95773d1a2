import { posix } from 'node:path';
import { longFolders } from './sidebar.mjs';

/** @typedef {import('./sidebar.mjs').Titled} Titled */

/** @type {Readonly<Record<string, string>>} */
const titles = { api: 'Exports of each entry', decisions: 'Decisions' };

/**
 * A page with links to the others of its folder, for each folder with many pages that has no first page of its own.
 *
 * @param {readonly Titled[]} pages
 * @returns {readonly { readonly path: string, readonly text: string }[]}
 */
export function listPages(pages) {
  return longFolders(pages)
    .map((folder) => ({ folder, path: `${folder}/index.md` }))
    .filter(({ path }) => !pages.some((page) => page.path === path))
    .map(({ folder, path }) => {
      const links = pages
        .filter((page) => posix.dirname(page.path) === folder)
        .map((page) => `- [${page.title}](./${posix.basename(page.path)})`);
      return { path, text: `# ${titles[folder] ?? folder}\n\n${links.join('\n')}\n` };
    });
}
