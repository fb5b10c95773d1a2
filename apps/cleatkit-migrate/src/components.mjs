import { Node } from 'ts-morph';
import { addAttributes, attributesOf, isOpening, spreadsOf, tagOf } from './jsx.mjs';

/** @typedef {import('./source.mjs').Source} Source */
/** @typedef {import('./kit-imports.mjs').Binding} Binding */

/**
 * What a component of a kit becomes.
 *
 * @typedef {object} ComponentRule
 * @property {string} name Of the module.
 * @property {Readonly<Record<string, (attribute: import('ts-morph').JsxAttribute, source: Source) => string | undefined>>} [attributes]
 *   An attribute in the place of each of the kit's; `undefined` where there is none.
 * @property {(opening: import('./jsx.mjs').Opening, source: Source) => readonly string[]} [adds] More attributes.
 * @property {(opening: import('./jsx.mjs').Opening) => string | undefined} [fault] Why it cannot be rewritten.
 * @property {string} [module] Another module than `cleatkit/react`.
 * @property {import('./members.mjs').HookRule} [custom] Of the render prop of `Custom`.
 */

/**
 * @param {Source} source
 * @param {Binding} binding
 * @param {ComponentRule} rule
 * @param {import('ts-morph').Identifier} reference
 * @param {(element: Node, rule: import('./members.mjs').HookRule) => (() => void) | string} planCustom
 * @returns {(() => void) | string}
 */
export function planComponent(source, binding, rule, reference, planCustom) {
  const wished = binding.local.getText() === binding.imported ? undefined : binding.local.getText();
  const localName = () => source.added.use(rule.module ?? 'cleatkit/react', rule.name, wished);
  const found = tagOf(reference);
  if (!found) {
    const parent = reference.getParent();
    if (Node.isExportSpecifier(parent)) {
      const outside = parent.getAliasNode()?.getText() ?? parent.getName();
      return () => {
        const name = localName();
        source.replace(parent, name === outside ? name : `${name} as ${outside}`);
      };
    }
    return 'it is used as a value';
  }
  const { tag, member } = found;
  if (member !== undefined && (member !== 'Custom' || !rule.custom))
    return `"${member}" has no counterpart`;
  if (!isOpening(tag)) return () => source.replace(reference, localName());
  const custom =
    member === 'Custom' && rule.custom
      ? planCustom(tag.getParentOrThrow(), rule.custom)
      : undefined;
  if (typeof custom === 'string') return custom;
  const fault = rule.fault?.(tag);
  if (fault !== undefined) return fault;
  return () => {
    source.replace(reference, localName());
    custom?.();
    source.changed(
      tag,
      `<${binding.imported}${member ? `.${member}` : ''}> is Cleat's <${rule.name}${member ? `.${member}` : ''}>`,
    );
    if (member === undefined) moveAttributes(source, tag, rule);
  };
}

/** @param {Source} source @param {import('./jsx.mjs').Opening} tag @param {ComponentRule} rule */
export function moveAttributes(source, tag, { attributes = {}, adds, name }) {
  addAttributes(source, tag, adds?.(tag, source) ?? []);
  for (const attribute of attributesOf(tag)) {
    const own = attribute.getNameNode().getText();
    if (own === 'key' || own === 'ref') continue;
    const text = Object.hasOwn(attributes, own) ? attributes[own]?.(attribute, source) : undefined;
    if (text === undefined) {
      source.remove(attribute);
      source.differs(attribute, `${own}: <${name}> has no such attribute; it is taken out`);
    } else if (text === '') source.remove(attribute);
    else if (text !== attribute.getText()) source.replace(attribute, text);
  }
  for (const spread of spreadsOf(tag)) {
    source.left(spread, `attributes that are spread on <${name}>: see that they are its own`);
  }
}
