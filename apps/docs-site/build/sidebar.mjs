import { posix } from 'node:path';

/** @typedef {{ readonly path: string, readonly title: string }} Titled A page of the site, and its first heading. */

/**
 * A part of the sidebar. `pages` are paths without their ending, in the order of the sidebar, with a shorter title where there is one; a
 * path that ends in `/` is every other page below that folder. A page that is not there is left out.
 *
 * @typedef {object} Section
 * @property {string} text
 * @property {readonly (string | readonly [path: string, title: string])[]} pages
 */

/** Where pages are that no section names. */
const rest = 'Guides';

/** @type {readonly Section[]} */
const sections = [
  {
    text: 'Start',
    pages: [
      ['start/vite', 'Vite and React'],
      ['start/next', 'Next'],
      ['start/vue', 'Vue'],
      ['start/page', 'A plain page'],
      ['start/node', 'A script in Node'],
      'create',
      'migrate',
      ['comparison', 'Beside other kits'],
      ['readme', 'README'],
      'all-pages',
    ],
  },
  {
    text: 'Concepts',
    pages: [
      'concepts/connector',
      'concepts/namespace',
      'concepts/session',
      'concepts/provider',
      'concepts/port',
      'concepts/',
      'GLOSSARY',
    ],
  },
  {
    text: rest,
    pages: [
      'react',
      'vue',
      'elements',
      'servers',
      'headless',
      'sign-in',
      'sign-in-sites',
      'logins',
      'walletconnect',
      'wagmi',
      'libraries',
      'adapters',
      'sources',
      'permissions',
      'testing',
      'devtools',
    ],
  },
  { text: 'Recipes', pages: ['cookbook'] },
  { text: 'Reference', pages: ['options', 'features', 'texts', 'reference/', 'api/index'] },
  {
    text: 'Theming',
    pages: [
      ['theming/look', 'The look of the widget'],
      ['theming/playground', 'Playground'],
      ['theming/views', 'Every view'],
      'words',
    ],
  },
  { text: 'Hosts and privacy', pages: ['hosts', 'size', 'browsers'] },
  { text: 'Accessibility', pages: ['accessibility'] },
  {
    text: 'Security',
    pages: [
      ['threat-model', 'Threat model of the widget'],
      ['embedded-wallet/threat-model', 'Threat model of the embedded wallet'],
      ['security/attacks', 'Attacks and defences'],
      'security-policy',
      'releases',
    ],
  },
  {
    text: 'Operating',
    pages: ['embedded-wallet/operators-guide', 'embedded-wallet/service', 'embedded-wallet/'],
  },
  {
    text: 'Internals',
    pages: [
      'contributing',
      'ARCHITECTURE',
      'requirements',
      'replays',
      'decisions/index',
      'recipes/',
      'changelog',
      'code-of-conduct',
    ],
  },
];

/** A folder with more pages has a sidebar of its own, and one link in the first. */
const MOST_IN_FIRST = 20;

/**
 * The folders whose pages are in a sidebar of their own.
 *
 * @param {readonly Pick<Titled, 'path'>[]} pages
 * @returns {readonly string[]}
 */
export function longFolders(pages) {
  const folders = pages.map(({ path }) => posix.dirname(path));
  return [...new Set(folders)].filter(
    (folder) =>
      folder !== '.' && folders.filter((other) => other === folder).length > MOST_IN_FIRST,
  );
}

/** @typedef {{ readonly text: string, readonly items: readonly { readonly text: string, readonly link: string }[] }} Group */

/**
 * The sidebars, by the paths below which they are shown. Together they have every page but the first one.
 *
 * @param {readonly Titled[]} pages
 * @returns {Readonly<Record<string, readonly Group[]>>}
 */
export function sidebarsOf(pages) {
  const long = longFolders(pages);
  const isInLong = (/** @type {Titled} */ { path }) =>
    long.includes(posix.dirname(path)) && posix.basename(path) !== 'index.md';
  const own = long.map((folder) => {
    const index = pages.find(({ path }) => path === `${folder}/index.md`);
    const others = pages.filter((page) => isInLong(page) && posix.dirname(page.path) === folder);
    const group = { text: index?.title ?? folder, items: others.map((page) => itemOf(page)) };
    return [`/${folder}/`, [{ text: 'Back', items: [backTo(index)] }, group]];
  });
  const first = pages.filter((page) => !isInLong(page) && page.path !== 'index.md');
  return Object.fromEntries([['/', firstSidebar(first)], ...own]);
}

/** @param {Titled | undefined} index */
function backTo(index) {
  return index === undefined ? { text: 'All pages', link: '/all-pages' } : itemOf(index);
}

/**
 * @param {readonly Titled[]} pages
 * @returns {readonly Group[]}
 */
function firstSidebar(pages) {
  const left = new Map(pages.map((page) => [nameOf(page), page]));
  const take = (/** @type {string} */ name, /** @type {string | undefined} */ title) => {
    const page = left.get(name);
    left.delete(name);
    return page === undefined ? [] : [itemOf(page, title)];
  };
  const names = sections.map(({ text, pages: named }) => ({
    text,
    parts: named.map((each) => {
      const [name, title] = typeof each === 'string' ? [each] : each;
      return { name, items: name.endsWith('/') ? [] : take(name, title) };
    }),
  }));
  const groups = names.map(({ parts, text }) => ({
    text,
    items: parts.flatMap(({ items, name }) =>
      name.endsWith('/')
        ? firstBefore([...left.keys()].filter((other) => other.startsWith(name))).flatMap((other) =>
            take(other, undefined),
          )
        : items,
    ),
  }));
  const others = [...left.values()].map((page) => itemOf(page));
  return groups
    .map(({ items, text }) => ({ text, items: text === rest ? [...items, ...others] : items }))
    .filter(({ items }) => items.length > 0);
}

/** @param {Titled} page */
function nameOf({ path }) {
  return path.replace(/\.md$/, '');
}

/** @param {Titled} page @param {string} [title] */
function itemOf(page, title = page.title) {
  return { text: title, link: `/${nameOf(page)}` };
}

/** The first page of a folder before its others. @param {readonly string[]} names */
function firstBefore(names) {
  const isFirst = (/** @type {string} */ name) => posix.basename(name) === 'index';
  const firsts = names.filter(isFirst).sort((one, other) => one.length - other.length);
  return [...firsts, ...names.filter((name) => !isFirst(name))];
}
