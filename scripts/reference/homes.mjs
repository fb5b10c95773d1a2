import { posix } from 'node:path';
import { anchorOf } from './markdown.mjs';

/** @typedef {import('./declarations.mjs').Declaration} Declaration */

/**
 * A page of declarations.
 *
 * @typedef {object} DeclarationPage
 * @property {string} file
 * @property {string} title
 * @property {string} lead
 * @property {readonly Declaration[]} roots What it is about.
 * @property {readonly Declaration[]} [from] Declarations that are described elsewhere, and whose types are described here.
 */

/** Which page describes what: each declaration is on one. */
export class Homes {
  /** @readonly @type {Map<string, string>} */
  #files = new Map();
  /** @readonly @type {Map<string, string>} */
  #byName = new Map();

  /**
   * Says that `declaration` is described in `file`, unless it is on another page already.
   *
   * @param {Declaration} declaration
   * @param {string} file May name a heading, as in `errors/README.md#`.
   * @returns {boolean} Whether it is new.
   */
  settle({ id, name }, file) {
    if (this.#files.has(id)) return false;
    const place = file.includes('#') ? file.replace(/#$/, '') : `${file}#${anchorOf(name)}`;
    this.#files.set(id, place);
    if (!this.#byName.has(name)) this.#byName.set(name, place);
    return true;
  }

  /**
   * The links of one page.
   *
   * @param {string} file
   * @returns {import('./sections.mjs').Links}
   */
  linksOf(file) {
    const from = posix.dirname(file);
    const relative = (/** @type {string | undefined} */ place) => {
      if (place === undefined) return undefined;
      const [to = '', anchor] = place.split('#');
      const path = to === file ? '' : posix.relative(from, to);
      return anchor === undefined ? path : `${path}#${anchor}`;
    };
    return {
      to: ({ id }) => relative(this.#files.get(id)),
      toType: (name) => relative(this.#byName.get(name)),
      toError: (code) => relative(this.#files.get(`error ${code}`)),
    };
  }

  /** @param {string} code */
  settleError(code) {
    this.#files.set(`error ${code}`, `errors/${code}.md`);
  }
}

/**
 * The interfaces and types that `roots` name, and those that these name in turn, as far as they have no page yet.
 *
 * @param {readonly Declaration[]} roots
 * @param {Homes} homes
 * @param {string} file
 * @returns {readonly Declaration[]} By their names.
 */
export function settleTypesOf(roots, homes, file) {
  /** @type {Declaration[]} */
  const found = [];
  const seen = new Set();
  const follow = (/** @type {Declaration} */ declaration) => {
    if (seen.has(declaration.id)) return;
    seen.add(declaration.id);
    for (const used of declaration.uses()) {
      if (!['interface', 'type'].includes(used.kind)) continue;
      if (isOfTexts(used)) homes.settle(used, '../texts.md#');
      if (!homes.settle(used, file)) continue;
      found.push(used);
      follow(used);
    }
  };
  roots.forEach(follow);
  return found.sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** Whether it is about the texts of a language, which have a page of their own. @param {Declaration} declaration */
export function isOfTexts({ source }) {
  return source.startsWith('presentation-react/messages/');
}
