import { parseAst } from 'rolldown/parseAst';

/**
 * A text in the source of a language.
 *
 * @typedef {object} SourceText
 * @property {string} key Unique in its source: `contactsFaults.name`, or `tokensFound#2` for the second text of a function.
 * @property {string} text As a person reads it: its values are names in braces, as in `{count} tokens`.
 * @property {number} start
 * @property {number} end
 * @property {ReadonlyMap<string, string> | undefined} values The source of each value, of a text that can have values.
 */

/** @typedef {{ readonly type: string, readonly start: number, readonly end: number, readonly [name: string]: any }} Node */

/** What a source exports of which the name is no part of a text's key. */
const unnamed = new Set(['texts', 'views', 'requests', 'wallet']);

/** What no person reads: types, imports, and what chooses between texts. */
const unread = /^(?:TS(?!Satisfies|As|NonNull)|Import|NewExpression)/;
const ISOLATE = String.raw`\u2068`;
const ISOLATED = String.raw`\u2069`;
const comparisons = new Set(['===', '!==', '==', '!=', 'in', 'instanceof']);

/**
 * The texts that people read in a source of TypeScript, in its order.
 *
 * @param {string} source
 * @returns {readonly SourceText[]}
 */
export function textsInSource(source) {
  /** @type {{ path: string, node: Node }[]} */
  const found = [];
  const ast = /** @type {Node} */ (/** @type {unknown} */ (parseAst(source, { lang: 'ts' })));
  visit(ast, '', { text: (path, node) => found.push({ path, node }), name: () => {} });
  const read = found.filter(({ node }) => /\p{L}/u.test(fixedTextOf(node)));
  return read.map(({ path, node }, at) => {
    const same = read.filter((one) => one.path === path);
    const number = same.length > 1 ? `#${same.findIndex((one) => one === read[at]) + 1}` : '';
    return { key: path + number, start: node.start, end: node.end, ...wordsOf(node, source) };
  });
}

/**
 * The source with one more text in it, where it has the group of the key, or one in which that group may stand.
 *
 * @param {string} source
 * @param {string} key
 * @param {string} text With the names of its values in braces.
 * @param {{ readonly values: readonly string[], readonly isIsolated: boolean }} how The values that a text of this key gets, in their
 * order. `undefined` for one that gets none.
 * @returns {{ readonly depth: number, readonly source: string } | undefined} `depth`: how much of the key's path was there.
 */
export function withNewText(source, key, text, { values, isIsolated }) {
  const names = key.split('.');
  const groups = groupsInSource(source);
  for (let depth = names.length - 1; depth >= 0; depth -= 1) {
    const group = groups.get(names.slice(0, depth).join('.'));
    if (!group) continue;
    const said = written(text, values, isIsolated);
    const property = names.slice(depth).reduceRight((inner, name, at) => {
      const isLast = at === names.length - depth - 1;
      return `${/^[\w$]+$/.test(name) ? name : quoted(name)}: ${isLast ? inner : `{ ${inner} }`}`;
    }, said);
    const last = group['properties'].at(-1);
    const [at, added] = last ? [last.end, `, ${property}`] : [group.start + 1, property];
    return { depth, source: source.slice(0, at) + added + source.slice(at) };
  }
  return undefined;
}

/**
 * @param {string} text
 * @param {readonly string[]} values
 * @param {boolean} isIsolated
 */
function written(text, values, isIsolated) {
  if (values.length === 0) return quoted(text);
  const parts = text.split(/(\{[^{}]*\})/).map((part) => {
    const name = part.slice(1, -1);
    if (!values.includes(name) || part !== `{${name}}`)
      return part.replaceAll(/[`\\]/g, String.raw`\$&`);
    return isIsolated ? `${ISOLATE}\${${name}}${ISOLATED}` : `\${${name}}`;
  });
  const used = Math.max(...values.map((name, at) => (text.includes(`{${name}}`) ? at : -1)));
  const own = values
    .slice(0, used + 1)
    .map((name) => (text.includes(`{${name}}`) ? name : `_${name}`));
  return `(${own.join(', ')}) => \`${parts.join('')}\``;
}

/** The first object of each path. @param {string} source @returns {ReadonlyMap<string, Node>} */
function groupsInSource(source) {
  const groups = new Map();
  const ast = /** @type {Node} */ (/** @type {unknown} */ (parseAst(source, { lang: 'ts' })));
  const group = (/** @type {string} */ path, /** @type {Node} */ node) => {
    if (!groups.has(path)) groups.set(path, node);
  };
  visit(ast, '', { text: () => {}, name: () => {}, group });
  return groups;
}

/**
 * The keys of the texts that say a text which stands alone as `const name = …`, by its name.
 *
 * @param {string} source
 * @returns {ReadonlyMap<string, string>}
 */
export function usesOfConstants(source) {
  const uses = new Map();
  const ast = /** @type {Node} */ (/** @type {unknown} */ (parseAst(source, { lang: 'ts' })));
  const name = (/** @type {string} */ used, /** @type {string} */ path) => {
    if (!uses.has(used)) uses.set(used, path);
  };
  visit(ast, '', { text: () => {}, name });
  return uses;
}

/**
 * What hears of the texts and names below a node, each with the names of the properties in which it stands.
 *
 * @typedef {object} Visitor
 * @property {(path: string, node: Node) => void} text
 * @property {(name: string, path: string) => void} name
 * @property {(path: string, node: Node) => void} [group] Of each object.
 */

/**
 * @param {Node | undefined | null} node
 * @param {string} path
 * @param {Visitor} visitor
 * @returns {void}
 */
function visit(node, path, visitor) {
  if (!node || unread.test(node.type)) return;
  const go = (/** @type {Node | undefined | null} */ inner, at = path) => visit(inner, at, visitor);
  switch (node.type) {
    case 'Literal':
      if (typeof node['value'] === 'string') visitor.text(path, node);
      return;
    case 'TemplateLiteral':
      visitor.text(path, node);
      for (const one of node['expressions']) go(one);
      return;
    case 'ObjectExpression':
      visitor.group?.(path, node);
      return visitAll(node, path, visitor);
    case 'Identifier':
      return visitor.name(node['name'], path);
    case 'Property':
      return visitProperty(node, path, visitor);
    case 'VariableDeclarator':
      return go(node['init'], isUnnamed(node) ? '' : node['id'].name);
    case 'FunctionDeclaration':
      return go(node['body'], node['id'].name);
    case 'BinaryExpression':
      return comparisons.has(node['operator']) ? undefined : visitAll(node, path, visitor);
    case 'MemberExpression':
      return go(node['object']);
    case 'SwitchCase':
      for (const one of node['consequent']) go(one);
      return;
    case 'ArrayExpression':
      for (const [at, one] of node['elements'].entries()) {
        go(one, one?.type === 'ObjectExpression' ? `${path}.${at}` : path);
      }
      return;
    case 'CallExpression':
      // What a method gets, such as the separator of `join`, is no text.
      go(node['callee']);
      if (node['callee'].type === 'MemberExpression' && !node['callee'].computed) return;
      for (const one of node['arguments']) go(one);
      return;
    default:
      return visitAll(node, path, visitor);
  }
}

/**
 * @param {Node} node
 * @param {string} path
 * @param {Visitor} visitor
 */
function visitAll(node, path, visitor) {
  for (const [name, value] of Object.entries(node)) {
    if (name === 'params' || name === 'typeAnnotation') continue;
    for (const one of Array.isArray(value) ? value : [value]) {
      if (isNode(one)) visit(one, path, visitor);
    }
  }
}

/**
 * @param {Node} property
 * @param {string} path
 * @param {Visitor} visitor
 */
function visitProperty({ computed, key, value }, path, visitor) {
  const name = computed ? '' : (key.name ?? key.value);
  if (path === '' && (name === 'lang' || name === 'parts')) return;
  const isGroup = path === '' && name === 'buttons';
  const inner = isGroup ? '' : [path, name].filter((part) => part !== '').join('.');
  visit(value, inner, visitor);
}

/** Whether the name of a constant is no part of a key: a language, or a table of its texts. @param {Node} declarator */
function isUnnamed({ id, init }) {
  return unnamed.has(id.name) || init?.type === 'CallExpression';
}

/**
 * @param {unknown} value
 * @returns {value is Node}
 */
function isNode(value) {
  return typeof value === 'object' && value !== null && 'type' in value;
}

/** @param {Node} node */
function fixedTextOf(node) {
  if (node.type === 'Literal') return node['value'];
  return node['quasis'].map((/** @type {Node} */ { value }) => value.cooked).join('');
}

/**
 * @param {Node} node
 * @param {string} source
 * @returns {Pick<SourceText, 'text' | 'values'>}
 */
function wordsOf(node, source) {
  if (node.type === 'Literal') return { text: node['value'], values: undefined };
  const values = new Map();
  const parts = node['quasis'].map((/** @type {Node} */ { value }, /** @type {number} */ at) => {
    const expression = node['expressions'][at];
    if (!expression) return value.cooked;
    const own = source.slice(expression.start, expression.end);
    const name = /^\w+$/.test(own) ? `{${own}}` : `{#${at + 1}}`;
    values.set(name, `\${${own}}`);
    return value.cooked + name;
  });
  // Values that are isolated from the writing around them stay so, without marks that no table shows.
  const text = parts
    .join('')
    .replaceAll(
      /\u2068(\{[^{}]*\})\u2069/g,
      (/** @type {string} */ _, /** @type {string} */ name) => {
        const value = values.get(name);
        if (!value.startsWith(ISOLATE)) values.set(name, `${ISOLATE}${value}${ISOLATED}`);
        return name;
      },
    );
  return { text, values };
}

/**
 * The source with another text in the place of one.
 *
 * @param {string} source
 * @param {SourceText} old
 * @param {string} text
 */
export function withText(source, { start, end, values }, text) {
  const written =
    values === undefined
      ? quoted(text)
      : `\`${text
          .split(/(\{[^{}]*\})/)
          .map((part) => values.get(part) ?? part.replaceAll(/[`\\]/g, String.raw`\$&`))
          .join('')}\``;
  return source.slice(0, start) + written + source.slice(end);
}

/** @param {string} text */
function quoted(text) {
  const mark = text.includes("'") && !text.includes('"') ? '"' : "'";
  return mark + text.replaceAll('\\', String.raw`\\`).replaceAll(mark, `\\${mark}`) + mark;
}
