/** The kinds of words in code, by the scopes of TextMate that have a colour of their own. */
const kinds = {
  comment: ['comment', 'punctuation.definition.comment'],
  keyword: ['keyword', 'storage', 'support.type.property-name.css'],
  string: ['string', 'punctuation.definition.string'],
  constant: ['constant', 'variable.other.constant', 'variable.language'],
  function: ['entity.name.function', 'support.function', 'entity.name.tag'],
  type: ['entity.name.type', 'support.type', 'support.class', 'entity.other.attribute-name'],
};

/** A number for each kind, because Shiki hands a colour on. */
const colours = Object.fromEntries(Object.keys(kinds).map((kind, at) => [`#00000${at + 1}`, kind]));

/** A theme that only says which kind a word is: the colours are in the site's style sheet, for each mode. */
export const tokenTheme = {
  name: 'cleat',
  type: /** @type {const} */ ('light'),
  fg: '#000000',
  bg: '#ffffff',
  settings: Object.entries(colours).map(([foreground, kind]) => ({
    scope: kinds[/** @type {keyof typeof kinds} */ (kind)],
    settings: { foreground },
  })),
};

/**
 * @typedef {object} Element
 * @property {Record<string, unknown>} properties
 */

/** Puts a class in the place of each colour: a strict policy refuses the attribute `style`. */
export const classedTokens = {
  name: 'cleat-classes',
  /** @param {Element} node */
  pre(node) {
    delete node.properties['style'];
  },
  /** @param {Element} node */
  span(node) {
    const { style } = node.properties;
    const [, colour = ''] = /color:(#\w+)/i.exec(typeof style === 'string' ? style : '') ?? [];
    delete node.properties['style'];
    const kind = colours[colour.toLowerCase()];
    if (kind !== undefined) node.properties['class'] = `code-${kind}`;
  },
};
