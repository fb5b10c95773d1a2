import { Node } from 'ts-morph';

/** @typedef {import('ts-morph').JsxOpeningElement | import('ts-morph').JsxSelfClosingElement} Opening */

/**
 * The tag in which `reference` is the name, or the first part of it.
 *
 * @param {Node} reference
 * @returns {{ readonly tag: Node, readonly member?: string, readonly name: Node } | undefined}
 */
export function tagOf(reference) {
  const parent = reference.getParentOrThrow();
  const isPart = Node.isPropertyAccessExpression(parent) && parent.getExpression() === reference;
  const name = isPart ? parent : reference;
  const tag = name.getParentOrThrow();
  const isTag =
    Node.isJsxOpeningElement(tag) ||
    Node.isJsxSelfClosingElement(tag) ||
    Node.isJsxClosingElement(tag);
  if (!isTag || tag.getTagNameNode() !== name) return undefined;
  return isPart ? { tag, name, member: parent.getName() } : { tag, name };
}

/** @param {Node} tag @returns {tag is Opening} */
export function isOpening(tag) {
  return Node.isJsxOpeningElement(tag) || Node.isJsxSelfClosingElement(tag);
}

/** The attributes with a name. @param {Opening} opening */
export function attributesOf(opening) {
  return opening.getAttributes().filter((each) => Node.isJsxAttribute(each));
}

/** The spread attributes. @param {Opening} opening */
export function spreadsOf(opening) {
  return opening.getAttributes().filter((each) => Node.isJsxSpreadAttribute(each));
}

/**
 * The value of an attribute as an expression; `undefined` for an attribute that only stands there.
 *
 * @param {import('ts-morph').JsxAttribute} attribute
 */
export function valueOf(attribute) {
  const value = attribute.getInitializer();
  return Node.isJsxExpression(value) ? value.getExpression() : value;
}

/** Adds attributes behind the name of a tag. @param {import('./source.mjs').Source} source @param {Opening} opening @param {readonly string[]} texts */
export function addAttributes(source, opening, texts) {
  if (texts.length === 0) return;
  const [first] = opening.getAttributes();
  const before = first ? source.text.slice(first.getPos(), first.getStart()) : ' ';
  const blank = /^\s+$/.test(before) ? before : ' ';
  source.insert(opening.getTagNameNode().getEnd(), texts.map((each) => `${blank}${each}`).join(''));
}

/** The text of a call, a name or a literal without `as …` and brackets around it. @param {Node | undefined} node @returns {Node | undefined} */
export function bare(node) {
  if (
    Node.isAsExpression(node) ||
    Node.isParenthesizedExpression(node) ||
    Node.isNonNullExpression(node) ||
    Node.isSatisfiesExpression(node)
  ) {
    return bare(node.getExpression());
  }
  return node;
}
