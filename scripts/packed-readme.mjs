/** Parts that need the repository: `npm start`, the demo, pictures, the examples. */
const repositoryOnly = /<!-- repository only -->[\s\S]*?<!-- end of repository only -->\n*/g;

const pictures = /^!\[[^\]]*\]\((?!https:)[^)]*\)\n+/gm;
const links = /\[([^\]]+)\]\((?!https:|#)([^)#]+)(?:#[^)]*)?\)/g;

/** The pages that the README of the repository leads to, and that of the package contains. */
const pages = ['react', 'headless', 'options', 'sources'].map((name) => `docs/${name}.md`);

/** The files of the README: the README of the repository, and its pages. */
export const readmeFiles = ['README.md', ...pages];

/**
 * The README with its pages below it, their headings one level deeper.
 *
 * @param {(file: string) => string} read
 * @returns {string}
 */
export function wholeReadme(read) {
  const texts = readmeFiles.map((file) =>
    pages.includes(file) ? read(file).replace(/^#+ /gm, '#$&') : read(file),
  );
  return texts.join('\n');
}

/**
 * The README of the package: without parts about the repository, and without links and pictures that lead
 * nowhere from within the package.
 *
 * @param {string} readme The README of the repository, whole.
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
