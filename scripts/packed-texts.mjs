import { readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import { root } from './command.mjs';

/** Pages of `docs` about the repository. Every other page is for users of the package, and is in it. */
const repositoryPages = [
  'ARCHITECTURE',
  'GLOSSARY',
  'accessibility',
  'comparison',
  'create',
  'migrate',
  'releases',
  'replays',
  'requirements',
  'threat-model',
];

/** How a coding assistant adds the package to a site, in the form that such programs read. */
export const skillFile = 'skills/cleatkit/SKILL.md';

/** The texts of the package: the README, the index of the pages, the pages and the skill, by their paths in the repository. */
export function textFiles() {
  const pages = readdirSync(join(root, 'docs'))
    .filter((name) => name.endsWith('.md') && !repositoryPages.includes(name.slice(0, -3)))
    .sort();
  return ['README.md', ...pages.map((name) => `docs/${name}`), skillFile];
}

/** Parts that need the repository: `npm start`, the demo, the examples, the tests. */
const repositoryOnly = /<!-- repository only -->[\s\S]*?<!-- end of repository only -->\n*/g;

/** The line that installs the packed file from the repository. */
const installsFile = /^npm install \.\.\/cleat\/cleatkit\.tgz\b/gm;

/** The script file for pages without a build, and its hash. */
const standaloneFile = /\bcleatkit-\d+\.\d+\.\d+\.js\b/g;
const standaloneHash = /sha384-…/g;

const pictures = /^!\[[^\]]*\]\((?!https:)[^)]*\)\n+/gm;

const link = String.raw`\[([^\]]+)\]\((?!https:|#)([^)#]+)(#[^)]*)?\)`;
const links = new RegExp(link, 'g');

/** Links in brackets, as in `(0141)`, which are references and no words of the sentence. */
const references = new RegExp(String.raw`\s\(${link}(?:, ${link})*\)`, 'g');

/**
 * A text of the repository as the package has it: without parts about the repository, and with links that lead
 * somewhere. A link to a file that is not in the package leads to the repository on the web, where that has an address;
 * else a reference is left out, and other links keep their words alone.
 *
 * @param {string} text
 * @param {object} options
 * @param {string} options.file Its path in the repository and in the package.
 * @param {readonly string[]} options.packed The files of the package that texts lead to.
 * @param {string} options.name The name of the package.
 * @param {{ readonly file: string, readonly integrity: string }} options.standalone The script file of this version.
 * @param {string} options.repository The web address below which the files of this version are, or an empty text.
 * @returns {string}
 */
export function packedText(text, { file, packed, name, standalone, repository }) {
  const targetOf = (/** @type {string} */ to) => posix.join(posix.dirname(file), to);
  const isLost = (/** @type {string} */ to) => repository === '' && !packed.includes(targetOf(to));
  return text
    .replace(repositoryOnly, '')
    .replace(installsFile, `npm install ${name}`)
    .replace(standaloneFile, standalone.file)
    .replace(standaloneHash, standalone.integrity)
    .replace(pictures, '')
    .replace(references, (reference) =>
      [...reference.matchAll(links)].some(([, , to = '']) => isLost(to)) ? '' : reference,
    )
    .replace(
      links,
      (
        /** @type {string} */ whole,
        /** @type {string} */ words,
        /** @type {string} */ to,
        anchor = '',
      ) => {
        if (packed.includes(targetOf(to))) return whole;
        return isLost(to) ? words : `[${words}](${repository}/${targetOf(to)}${anchor})`;
      },
    );
}

const row = /^\|[^|]*\| \[([^\]]+)\]\(([^)]+)\)[^|]*\| ([^|]*?) *\|$/gm;

/**
 * The list of the pages as language models look for it (`llms.txt`).
 *
 * @param {string} index The packed `docs/README.md`, whose tables name each page and what is in it.
 * @param {string} description What the package is.
 * @returns {string}
 */
export function indexForModels(index, description) {
  const pages = [...index.matchAll(row)].map(
    ([, title, page = '', content]) => `- [${title}](${posix.join('docs', page)}): ${content}`,
  );
  return `# Cleat\n\n> ${description}\n\n## Pages\n\n- [README](README.md): The first steps\n- [Skill](${skillFile}): How to add it to a site, and the traps\n${pages.join('\n')}\n`;
}

/**
 * Every page in one text, for models that read it at once (`llms-full.txt`), without the pages about the repository. It is not in
 * the package, whose pages are.
 *
 * @param {readonly { readonly path: string, readonly text: string }[]} pages
 * @param {string} description What the package is.
 * @returns {string}
 */
export function fullTextForModels(pages, description) {
  const texts = pages.map(({ path, text }) => `<page path="${path}">\n\n${text.trim()}\n\n</page>`);
  return `# Cleat\n\n> ${description}\n\n${texts.join('\n\n')}\n`;
}
