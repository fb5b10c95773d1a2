/**
 * @typedef {object} Docstring
 * @property {string} text What it says, in markdown, with `{@link …}` in it.
 * @property {readonly { readonly name: string, readonly text: string }[]} tags
 */

/** A docstring that is not there. @type {Docstring} */
export const noDocstring = { text: '', tags: [] };

const margin = /^[ \t]*\* ?/gm;
const tag = /^@(\w+)[ \t]*/m;

/**
 * Reads a comment such as the ones above declarations.
 *
 * @param {string} comment With its marks.
 * @returns {Docstring}
 */
export function docstringOf(comment) {
  // The compiler also gives a line comment that stands before the docstring.
  const body = comment
    .slice(comment.indexOf('/**'))
    .replace(/^\/\*\*/, '')
    .replace(/\*\/$/, '')
    .replaceAll(margin, '');
  const [text = '', ...tagged] = body.split(/^(?=@\w+)/m);
  const tags = tagged.map((each) => ({
    name: tag.exec(each)?.[1] ?? '',
    text: each.replace(tag, '').trim(),
  }));
  return { text: text.trim(), tags };
}

const link = /\{@link\s+([\w.#]+)(?:\s*\|\s*([^}]*))?\}/g;

/**
 * The text with links in the place of `{@link …}`.
 *
 * @param {string} text
 * @param {(name: string) => string | undefined} hrefOf Where the named type is described.
 */
export function linked(text, hrefOf) {
  return text.replaceAll(link, (_whole, /** @type {string} */ name, words) => {
    const [type = '', member = type] = name.split(/[.#]/);
    const shown = words === undefined ? `\`${member}\`` : words.trim();
    const href = hrefOf(type);
    return href === undefined ? shown : `[${shown}](${href})`;
  });
}

/**
 * The first sentence of a text, on one line.
 *
 * @param {string} text
 */
export function firstSentence(text) {
  const [paragraph = ''] = text.split(/\n\s*\n/, 1);
  const line = paragraph.replaceAll(/\s*\n\s*/g, ' ');
  return /^.*?(?<!\be\.g)[.:](?= [A-Z`]|$)/.exec(line)?.[0].replace(/:$/, '.') ?? line;
}
