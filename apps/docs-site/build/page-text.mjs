import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { CommandError, root } from '../../../scripts/command.mjs';
import { blocksIn } from '../../../scripts/page-blocks.mjs';
import { ownPages } from './site-pages.mjs';

/** @typedef {import('./site-pages.mjs').SitePage} SitePage */

/** Blocks of code, which stay as they are. */
const fences = /^(```[\s\S]*?^```)$/m;
const marks = /^<!-- (?:end of )?repository only -->\n*/gm;
const borrowed = /^<!-- the file (\S+) of (\S+) -->$/gm;
const links = /(!?)\[((?:[^[\]]|\[[^\]]*\])*)\]\((?!https?:|mailto:|#)([^)#\s]+)(#[^)\s]*)?\)/g;

/**
 * A page as its source says it: with the blocks of other pages that it names, as in `<!-- the file src/App.tsx of README.md -->`.
 *
 * @param {string} source From the root of the repository.
 * @returns {string}
 */
export function textOf(source) {
  return readFileSync(join(root, source), 'utf8').replace(borrowed, (_, file, page) => {
    const text = readFileSync(join(root, page), 'utf8');
    const block = blocksIn(text).find((one) => one.file === file);
    if (!block) throw new CommandError(`${source} names the file ${file}, which ${page} lacks.`);
    return `\`\`\`${block.language}\n${block.code}\`\`\``;
  });
}

/**
 * A page as the site has it: its links lead to pages of the site. What is a file of the repository alone is linked where the
 * repository has an address, else it keeps its words.
 *
 * @param {SitePage} page
 * @param {object} options
 * @param {readonly SitePage[]} options.pages All pages.
 * @param {string} options.repository The address below which the files of this version are, or an empty text.
 * @returns {{ readonly text: string, readonly pictures: readonly string[] }} `pictures`: the files that it shows.
 */
export function siteText(page, { pages, repository }) {
  const placeOf = new Map(pages.map(({ source, path }) => [source, path]));
  /** @type {string[]} */
  const pictures = [];
  const isOwn = page.source.startsWith(ownPages);
  const parts = textOf(page.source).split(fences);
  const text = parts.map((part, at) => {
    if (at % 2 === 1) return part;
    return asWords(part.replace(marks, ''), isOwn).replace(
      links,
      (_, picture, words, to, anchor = '') => {
        const target = posix.join(posix.dirname(page.source), to).replace(/\/$/, '');
        const place = placeOf.get(target);
        if (place !== undefined) return `[${words}](${linkBetween(page.path, place)}${anchor})`;
        if (picture !== '') {
          pictures.push(target);
          return `![${words}](/${target})`;
        }
        return repository === '' ? words : `[${words}](${repository}/${target}${anchor})`;
      },
    );
  });
  return { text: text.join(''), pictures };
}

/** Code inside of a line, which VitePress leaves as it is. */
const inlineCode = /(`+[^`]*`+)/;

/**
 * A text in which Vue finds no expression, and no tag but those of the site's own pages.
 *
 * @param {string} text
 * @param {boolean} hasTags
 */
export function asWords(text, hasTags) {
  const parts = text.split(inlineCode).map((part, at) => {
    if (at % 2 === 1) return part;
    const words = part.replaceAll('{{', '&#123;&#123;');
    return hasTags ? words : words.replaceAll(/<(?=\/?[a-z][^:>]*>)/gi, '&lt;');
  });
  return parts.join('');
}

/** @param {string} from @param {string} to Both are paths of the site. */
function linkBetween(from, to) {
  const path = posix.relative(posix.dirname(from), to);
  return path.startsWith('.') ? path : `./${path}`;
}

/**
 * The first heading of a text, without its marks.
 *
 * @param {string} text
 */
export function titleOf(text) {
  const [, title] = /^# (.*)$/m.exec(text) ?? [];
  return title?.replaceAll('`', '').replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1');
}
