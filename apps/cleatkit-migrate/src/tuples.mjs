import { Node } from 'ts-morph';
import { constantsOf, expressionsOf, hookLines, tellDifferences, wantedOf } from './members.mjs';

/** @typedef {import('./source.mjs').Source} Source */
/** @typedef {(of: Readonly<Record<string, string>>, source: Source) => string} Expression */

/**
 * A hook that answers with a list: an object with members, and functions.
 *
 * @typedef {object} TupleRule
 * @property {Readonly<Record<string, string>>} hooks As in `HookRule`.
 * @property {Readonly<Record<string, Expression>>} first
 * @property {readonly Expression[]} rest
 * @property {Readonly<Record<string, string>>} differs
 */

/**
 * Rewrites `const [{ a }, act] = useOfKit()`.
 *
 * @param {Source} source
 * @param {import('ts-morph').Identifier} reference
 * @param {TupleRule} rule
 * @returns {(() => void) | string}
 */
export function planTuple(source, reference, rule) {
  const call = reference.getParent();
  const declaration = call?.getParent();
  if (!Node.isCallExpression(call) || !Node.isVariableDeclaration(declaration))
    return 'its answer is not kept in a constant';
  const statement = declaration.getVariableStatement();
  const pattern = declaration.getNameNode();
  if (!statement || statement.getDeclarations().length > 1 || !Node.isArrayBindingPattern(pattern))
    return 'its answer is not taken apart as a list';
  const [first, ...others] = pattern.getElements();
  const wanted = Node.isBindingElement(first)
    ? wantedOf(source, first.getNameNode(), rule.first)
    : { members: [] };
  if (typeof wanted === 'string') return wanted;
  if (others.length > rule.rest.length) return 'it takes more than there is';
  /** @type {Record<string, Expression>} */
  const functions = {};
  const names = others.flatMap((each, index) => {
    const make = rule.rest[index];
    if (!Node.isBindingElement(each) || !make) return [];
    const local = each.getNameNode().getText();
    functions[local] = make;
    return [{ member: local, local }];
  });
  const all = {
    members: { ...rule.first, ...functions },
    hooks: rule.hooks,
    differs: rule.differs,
  };
  return () => {
    const keys = Object.keys(rule.hooks);
    const both = expressionsOf(source, { members: [...wanted.members, ...names] }, all, keys);
    const count = wanted.members.length;
    const lines = [
      ...hookLines(source, both.used, rule.hooks, call),
      ...(count > 0 ? constantsOf(source, wanted, both.expressions.slice(0, count)) : []),
      ...constantsOf(source, { members: [] }, both.expressions.slice(count)),
    ];
    source.replace(statement, lines.join(`\n${source.indentOf(statement)}`));
    source.changed(statement, `${reference.getText()}() reads Cleat`);
    tellDifferences(source, wanted, all, statement);
  };
}
