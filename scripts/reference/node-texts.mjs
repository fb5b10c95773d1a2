import { SyntaxKind } from 'typescript/unstable/ast';
import { docstringOf, noDocstring } from './docstring.mjs';

/** @typedef {import('./docstring.mjs').Docstring} Docstring */

/**
 * A node of the compiler, with what some kinds of nodes have.
 *
 * @typedef {import('typescript/unstable/ast').Node & NodeParts} Node
 * @typedef {object} NodeParts
 * @property {readonly Node[]} [jsDoc]
 * @property {readonly Node[]} [members]
 * @property {Node} [body]
 * @property {Node} [expression]
 * @property {Node} [name]
 * @property {Node} [type]
 * @property {Node} [typeName]
 */

/** @param {Node} node */
export function isTokenOf(node) {
  return /createToken</.test(node.getText());
}

/** @param {Node} node */
export function isPublic(node) {
  return !/^(?:#|private |protected )/.test(node.getText());
}

/**
 * The names of types in a declaration; the bodies of functions have none that a caller meets.
 *
 * @param {Node} node
 * @returns {Node[]}
 */
export function namesIn(node) {
  if (node.kind === SyntaxKind.Block || !isPublic(node)) return [];
  /** @type {Node[]} */
  const names = [];
  if (node.kind === SyntaxKind.TypeReference) names.push(...(node.typeName ? [node.typeName] : []));
  if (node.kind === SyntaxKind.ExpressionWithTypeArguments)
    names.push(...(node.expression ? [node.expression] : []));
  node.forEachChild((child) => void names.push(...namesIn(/** @type {Node} */ (child))));
  return names;
}

/**
 * The docstring of the first node that has one. A comment above several names of a `const` belongs to the statement.
 *
 * @param {readonly Node[]} nodes
 * @returns {Docstring}
 */
export function docOf(...nodes) {
  for (const node of nodes) {
    const statement =
      node.kind === SyntaxKind.VariableDeclaration ? node.parent?.parent : undefined;
    const comments = node.jsDoc ?? statement?.jsDoc;
    const last = comments?.at(-1);
    if (last) return docstringOf(last.getText());
  }
  return noDocstring;
}

const comments = /^[ \t]*\/\*\*[\s\S]*?\*\/\n|[ \t]*\/\/ .*$/gm;

/** @param {string} text */
function uncommented(text) {
  return text.replaceAll(comments, '').replaceAll(/\n\s*\n/g, '\n');
}

/** @param {string} text */
function outdented(text) {
  const lines = uncommented(text).split('\n');
  const [, ...rest] = lines;
  const least = Math.min(...rest.map((line) => /^ */.exec(line)?.[0].length ?? 0));
  return lines.map((line, index) => (index === 0 ? line : line.slice(least))).join('\n');
}

/** @param {Node} node */
export function withoutBody(node) {
  const end = node.body ? node.body.getStart() - node.getStart() : undefined;
  return outdented(node.getText().slice(0, end).trim()).replace(/;$/, '');
}

/**
 * @param {Node} node
 * @param {() => string} inferred
 */
export function typeTextOf(node, inferred) {
  return node.type ? outdented(node.type.getText()).replaceAll(/\s+/g, ' ') : inferred();
}

/**
 * @param {Node} shape
 * @param {import('./declarations.mjs').Declaration['kind']} kind
 * @param {() => string} inferred
 */
export function textOf(shape, kind, inferred) {
  if (kind === 'type')
    return uncommented(shape.getText())
      .replace(/^export /, '')
      .replace(/;$/, '');
  if (kind === 'function') return withoutBody(shape).replace(/^export (?:async )?/, '');
  if (kind === 'value')
    return `const ${shape.name?.getText()}: ${shape.type?.getText() ?? inferred()}`;
  return (shape.getText().split('{', 1)[0] ?? '')
    .replace(/^export (?:declare )?/, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/< /g, '<')
    .replaceAll(/,? >/g, '>')
    .trim();
}
