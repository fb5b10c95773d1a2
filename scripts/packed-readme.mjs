/** Parts that need the repository: `npm start`, the demo, pictures, the examples. */
const repositoryOnly = /<!-- repository only -->[\s\S]*?<!-- end of repository only -->\n*/g;

const pictures = /^!\[[^\]]*\]\((?!https:)[^)]*\)\n+/gm;
const links = /\[([^\]]+)\]\((?!https:|#)([^)#]+)(?:#[^)]*)?\)/g;

/**
 * The README of the package: without parts about the repository, and without links and pictures that lead
 * nowhere from within the package.
 *
 * @param {string} readme The README of the repository.
 * @param {readonly string[]} packed The files and folders beside it in the package.
 * @returns {string}
 */
export function packedReadme(readme, packed) {
  return readme
    .replace(repositoryOnly, '')
    .replace(pictures, '')
    .replace(
      links,
      (/** @type {string} */ link, /** @type {string} */ text, /** @type {string} */ to) =>
        packed.some((path) => to === path || to.startsWith(`${path}/`)) ? link : text,
    );
}
